import FormValidation

/// What a session is asked and told where nobody sees it.
extension Session {
  /// The places of all fields that are asked, on whatever page.
  /// - Complexity: O(n), in fields.
  var placesAsked: [Int] { form.fields.indices.filter(isAsked) }

  /// Takes an answer typed as a line for the field with the focus, and says whether it could be
  /// one.
  mutating func enter(_ line: String) -> Bool {
    guard let place = focusedPlace,
      widgets[place].enter(line) || widgets[place].enter(beginnings: line)
    else { return false }
    notice = nil
    hasBegun = true
    touch(place)
    settle(place)
    takeValue(of: place)
    return true
  }

  /// Why a line chooses nothing at a place: what it names is no option's name, or that of several;
  /// `nil` where there are no options.
  func complaint(about line: String, at place: Int) -> String? {
    let widget = widgets[place]
    let choices = widget.choices
    guard !choices.isEmpty else { return nil }
    let names = type(of: widget).kind == .list ? line.listItems : [line]
    for name in names where choices.place(numbered: name) == nil {
      let named = choices.places(begunBy: name)
      if named.isEmpty { return text(.noChoice, ["text": .text(name)]) }
      guard named.count > 1 else { continue }
      let list = Value.list(named.map { .text(choices[$0].label) })
      return text(.severalOptions, ["text": .text(name), "list": list])
    }
    return nil
  }

  /// Goes behind the last field: to the page of all answers, or to the button that submits.
  mutating func moveFocusToEnd() {
    moveFocus(to: .button, on: openPages.last)
  }

  /// What is said of an answer, each with its sign and its word: of a field that shows one message,
  /// the one that the screen would show; of one with a check-list all of them.
  func spokenMessages(at place: Int) -> [String] {
    let said = Array(zip(violations(at: place), words(ofViolationsAt: place)))
    let isWhole = errorsShown == .all || form.fields[place].hasChecklist
    let broken = said.first { !$0.0.isIncomplete && $0.0.severity == .error }
    let first = [broken ?? said.first].compactMap { $0 }
    return (isWhole ? said : first).map { violation, words in
      let (mark, word) = spokenManner(of: violation, at: place)
      return "\(mark) \(text(word)): \(words)"
    }
  }

  /// What an answer is called that more can make valid: missing where there is none.
  func wordOfUnfinished(at place: Int) -> SpokenWord {
    ruler.answers[form.fields[place].id].isBlank ? .missing : .incomplete
  }

  private func spokenManner(
    of violation: Violation,
    at place: Int
  ) -> (mark: String, word: SpokenWord) {
    let glyphs = measures.glyphs
    // A number told as a line is whole, though more digits could make another one of it.
    let isWhole = if case .number = widgets[place].value { true } else { false }
    return switch violation.severity {
    case .error where violation.isIncomplete && !isWhole: (glyphs.hint, wordOfUnfinished(at: place))
    case .error: (glyphs.error, .error)
    case .warning: (glyphs.warning, .warning)
    case .info: (glyphs.remark, .remark)
    }
  }
}
