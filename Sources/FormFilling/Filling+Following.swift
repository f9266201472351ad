import FormValidation
import FormWidgets
import Forms

/// Answers that follow others.
extension Filling {
  /// The longest answer made from others, in scalars: each of a chain of fields can repeat the one
  /// before it, which would double it each time.
  private static let followerLimit = 10_000

  /// Fills in all fields that follow others.
  mutating func fillFollowers() {
    for index in Set(facts.followers.values.joined()).sorted() { follow(index) }
    for index in form.fields.indices where form.fields[index].isReadOnly { showNormalized(index) }
  }

  /// Returns whether a field follows another one again, because the last change of its own was
  /// undone.
  func followsAgain(_ index: Int) -> Bool {
    switch form.fields[index].source {
    case .field, .suggested: return fields[index].value.isSame(as: fields[index].initial)
    default: return false
    }
  }

  /// Makes a required field follow others again that was cleared, and then left.
  mutating func followAgain(_ index: Int) {
    switch form.fields[index].source {
    case .field, .suggested: break
    default: return
    }
    guard fields[index].state.isChanged, fields[index].value.isBlank, isRequired(fieldAt: index)
    else { return }
    (fields[index].state.isChanged, fields[index].state.wasLeftChanged) = (false, false)
    follow(index)
  }

  /// Fills in the answers of fields that follow a change, and of those that follow them.
  ///
  /// One after the other: a form file may chain more fields than the program's stack can hold.
  mutating func follow(all indices: [Int]) {
    guard nextFollowers == nil else {
      nextFollowers?.append(contentsOf: indices)
      return
    }
    nextFollowers = indices
    var count = 0
    while let followers = nextFollowers, count < followers.count {
      follow(followers[count])
      count += 1
    }
    nextFollowers = nil
  }

  /// Fills in the answer that a field follows, unless the field was given its own.
  mutating func follow(_ index: Int) {
    guard let source = form.fields[index].source,
      !source.yieldsToAnswers || !fields[index].state.isChanged || followsAgain(index)
    else { return }
    var widget = fields[index].widget
    let isTaken: Bool
    if source.isAsked {
      guard let answer = outside.loads.answer(index) else { return }
      isTaken = widget.adopt(loaded: answer)
      outside.loads.record(answer, at: index, isTaken: isTaken)
    } else {
      switch answer(from: source, in: form.fields[index].scope) {
      case .text(let text): isTaken = widget.enter(data: text)
      case let answer: isTaken = widget.adopt(answer)
      }
    }
    if !isTaken { _ = widget.adopt(.null) }
    // The same answer keeps its caret and its history.
    guard !widget.value.isSame(as: fields[index].widget.value) || source.isAsked else { return }
    fields[index].widget = widget
    adoptValue(of: index, isFollowing: true)
    if form.fields[index].isReadOnly { showNormalized(index) }
  }

  /// Makes a read-only field show its answer as it is submitted, since it is never left.
  private mutating func showNormalized(_ index: Int) {
    let answer = ruler.answers[form.fields[index].id]
    guard !answer.isBlank, !answer.isSame(as: fields[index].value) else { return }
    var widget = fields[index].widget
    guard widget.adopt(answer), widget.value.isSame(as: answer) else { return }
    fields[index].widget = widget
    adoptValue(of: index, isFollowing: true)
  }

  /// Returns the answer from other fields, as they would be submitted; a text is empty without any
  /// of them, and as long as a required one is missing.
  private func answer(from source: AnswerSource, in scope: FieldScope?) -> Value {
    func answer(_ field: FieldID) -> Value { ruler.answers[scope?.resolved(field) ?? field.inForm] }
    switch source {
    case .today, .now, .environment, .asked: return .null
    case .field(let field): return answer(field)
    case .text(let template), .suggested(let template):
      let reads = source.reads.map { scope?.resolved($0) ?? $0.inForm }
      let lacksRequired = reads.contains { self.index(of: $0).map(isUnanswered) ?? false }
      if lacksRequired || reads.allSatisfy({ ruler.answers[$0].isBlank }) { return .text("") }
      let text = template.filled { name in
        guard case .list(let items) = answer(name) else { return answer(name).description }
        return items.map(\.description).joined(separator: ", ")
      }
      return .text(String(text.unicodeScalars.prefix(Filling.followerLimit)))
    }
  }
}

/// Defaults from outside the form.
extension Filling {
  /// Requests the default of a field once it may be needed, or fills it in if it is known.
  mutating func openDefault(at index: Int) {
    if let unfit = form.fields[index].unfitDefault {
      outside.loads.record(.text(unfit), at: index, isTaken: false)
    }
    guard form.fields[index].source?.isAsked == true, !fields[index].state.isChanged else { return }
    if outside.loads.isKnown(.answer(index)) { return follow(index) }
    loadDefault(at: index)
  }

  /// Requests the default of a field.
  mutating func loadDefault(at index: Int) {
    guard case .asked(let check, let arguments)? = form.fields[index].source else { return }
    outside.loads.ask(check, arguments, for: form.fields[index].id, .answer(index))
    fields[index].redraw()
  }
}

extension Widget {
  /// Adopts a default from outside, and returns whether it is possible: a text as typed, where each
  /// line is an item of a list; or any other value.
  mutating func adopt(loaded answer: Value) -> Bool {
    guard case .text = answer else { return adopt(answer) }
    let lines = answer.loadedLines
    guard let first = lines.first else { return clear() || value.isBlank }
    switch traits.role {
    case .choices, .list: return adopt(items: lines)
    default: return enter(data: first)
    }
  }

  /// Adopts a list of texts, which are the values or labels of choices, if there are any.
  private mutating func adopt(items: [String]) -> Bool {
    let choices = description.choices
    var values = items.map(Value.text)
    if !choices.isEmpty {
      let named = items.map { choices.index(named: $0).map { choices[$0].value } ?? .text($0) }
      guard let ordered = inOrder(Array(Set(named))) else { return false }
      values = ordered
    }
    return adopt(.list(values))
  }
}

extension Value {
  /// The nonblank lines of a text from outside, without surrounding spaces.
  fileprivate var loadedLines: [String] {
    (String(self) ?? "").split(whereSeparator: \.isNewline)
      .map { String($0.trimmingWhitespace) }.filter { !$0.isEmpty }
  }

  /// A default from outside as one line of a message.
  package var loadedSummary: String {
    String(self) == nil ? description : loadedLines.joined(separator: ", ")
  }
}
