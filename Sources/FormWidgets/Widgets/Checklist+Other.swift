import FormValidation

/// The option of a checklist for a typed answer: `[x] Something else: olives`.
extension Checklist {
  /// The first column of the text of an option, after its mark.
  static let textColumn = 4

  /// The typed answer, if that option is checked and has a text.
  var typedAnswer: [Value] {
    isOtherChecked && !otherText.text.isEmpty ? [.text(otherText.text)] : []
  }

  /// Whether the option is checked.
  private var isOtherChecked: Bool { list.other != nil && marks.last == true }

  /// Whether the option is highlighted.
  var isOnOther: Bool { list.other != nil && menu.highlighted == choices.count }

  /// Whether keys edit its text.
  var isEditing: Bool { isOtherChecked && isOnOther && !(menu.isNarrowed && menu.isTyping) }

  /// Returns whether values that are not options are one typed answer.
  func isTypedAnswer(_ values: [Value]) -> Bool {
    guard list.other != nil, values.count == 1, case .text(let text) = values[0] else {
      return false
    }
    // An option that cannot be chosen is none.
    return !text.isEmpty && !choices.contains { $0.value == values[0] }
  }

  /// Presses a key on the option: text checks and edits it, and deleting beyond the start of its text
  /// unchecks it; `nil` for keys that do the same on any option.
  mutating func pressOther(_ key: Key) -> KeyUse? {
    guard isOnOther, !Checklist.moves.contains(key) else { return nil }
    if !isEditing {
      let isTyped = key.typed.map { !$0.isWhitespace && $0 != "?" } ?? false
      guard isTyped, !menu.isNarrowed else { return nil }
      marks[choices.count] = true
    } else if otherText.text.isEmpty, key == .space || Key.clearing.contains(key) {
      marks[choices.count] = false
      return .used
    }
    // The filling undoes both choices and edits.
    return [.undo, .redo].contains(EditingCommand(key)) ? .notUsed : otherText.press(key)
  }

  /// The keys that leave the text of the option.
  private static let moves: [Key] =
    [.up, .down, .control("n"), .control("p"), .pageUp, .pageDown]

  /// Checks the option with a filter that does not find its label as the text, clears the filter, and
  /// returns whether there was one.
  mutating func checkWithFilter() -> Bool {
    let text = menu.filter.text
    guard menu.isNarrowed, !list.entries[choices.count].isFound(by: text) else { return false }
    otherText.replace(with: text)
    marks[choices.count] = true
    clearFilter()
    menu.move(to: menu.count - 1)
    return true
  }

  /// Checks the choices that a line names, with at most one other text, and returns whether there is
  /// one; otherwise, nothing changes.
  mutating func enterOther(_ line: String) -> Bool {
    guard list.other != nil else { return false }
    var (named, texts): ([Value], [String]) = ([], [])
    for item in line.names(among: choices) {
      if let index = choices.index(named: item) ?? choices.index(numbered: item) {
        named.append(choices[index].value)
      } else {
        texts.append(item)
      }
    }
    guard texts.count == 1, choices.indices(begunBy: texts[0]).isEmpty else { return false }
    let (marks, rest) = marks(of: named)
    guard rest.isEmpty else { return false }
    check(marks, typed: .text(texts[0]))
    return true
  }

  /// Ends the search, and unchecks the option if it has no text.
  mutating func leave() {
    if menu.isNarrowed { clearFilter() }
    otherText.leave()
    if isOtherChecked, otherText.text.isEmpty { marks[choices.count] = false }
  }
}
