import FormValidation
import FormWidgets
import Forms

/// Answers that follow others.
extension AnswerSheet {
  /// The longest answer made from others, in bytes: each of a chain of fields can repeat the one
  /// before it, which would double it each time.
  private static let followerLimit = 1_000_000

  /// Returns whether a field follows another one again, because the last change of its own was
  /// undone.
  func followsAgain(_ index: Int) -> Bool {
    switch form.fields[index].source {
    case .field, .suggested: return fields[index].value.isSame(as: fields[index].initial)
    default: return false
    }
  }

  /// Returns the answer from other fields, as they would be submitted; a text is empty without any
  /// of them, and as long as a required one is missing, and `nil` if it is too long.
  func answer(from source: AnswerSource, in scope: FieldScope?) -> Value? {
    func answer(_ field: FieldID) -> Value { ruler.answers[scope?.resolved(field) ?? field.inForm] }
    switch source {
    case .today, .now, .environment, .asked: return .null
    case .field(let field): return answer(field)
    case .text(let template), .suggested(let template):
      let reads = source.reads.map { scope?.resolved($0) ?? $0.inForm }
      let lacksRequired = reads.contains { self.index(of: $0).map(isUnanswered) ?? false }
      if lacksRequired || reads.allSatisfy({ ruler.answers[$0].isBlank }) { return .text("") }
      var length = 0
      let text = template.filled { name in
        // The rest of a text that is too long is not needed.
        guard length <= AnswerSheet.followerLimit else { return "" }
        let words = answer(name).words
        length += words.utf8.count
        return words
      }
      return max(length, text.utf8.count) > AnswerSheet.followerLimit ? nil : .text(text)
    }
  }

  /// Records the answer from other fields, and whether the field accepts it; a blank one only leaves
  /// it empty.
  mutating func record(followed answer: Value?, at index: Int, isTaken: Bool) {
    let isTaken = isTaken || answer?.isBlank == true
    guard !isTaken || loads.isKnown(.answer(index)) else { return }
    loads.record(answer, at: index, isTaken: isTaken)
    fields[index].redraw()
  }

  /// Requests the default of a field.
  mutating func loadDefault(at index: Int) {
    guard case .asked(let check, let arguments)? = form.fields[index].source else { return }
    loads.ask(check, arguments, for: form.fields[index].id, .answer(index))
    fields[index].redraw()
  }
}

extension Widget {
  /// Adopts the answer to another field, or else its words, and returns whether it is possible.
  mutating func adopt(following answer: Value) -> Bool {
    if case .text(let text) = answer { return enter(data: text) }
    return adopt(answer) || !answer.isBlank && enter(data: answer.words)
  }

  /// Adopts a default from outside, and returns whether it is possible: a text as typed, where each
  /// line is an item of a list; or any other value.
  mutating func adopt(loaded answer: Value) -> Bool {
    guard case .text = answer else { return adopt(answer) }
    let lines = answer.loadedLines
    guard let first = lines.first else { return clear() || value.isBlank }
    return traits.role.takesTexts ? adopt(items: lines) : enter(data: first)
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
  /// The value as text, which joins the items of a list.
  fileprivate var words: String {
    guard case .list(let items) = self else { return description }
    return items.map(\.description).joined(separator: ", ")
  }

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
