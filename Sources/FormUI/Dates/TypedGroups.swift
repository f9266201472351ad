/// Digits in groups being typed on a line, with automatic separators.
struct TypedGroups: Hashable, Sendable {
  /// The groups.
  let groups: DigitGroups

  /// The line.
  private(set) var line: TextLine

  /// Creates a line with the caret after its text.
  init(_ groups: DigitGroups, text: String) {
    self.groups = groups
    line = TextLine(text)
  }

  /// The text as typed.
  var text: String { line.text }

  /// Replaces the text, without undo.
  mutating func replace(with text: String) {
    line.replace(with: text)
  }

  /// Replaces the text, with undo.
  mutating func write(_ text: String) {
    _ = line.press(.home)
    _ = line.press(.shift(.end))
    line.paste(text)
  }

  /// Handles a key like a line.
  mutating func press(_ key: Key) -> KeyUse {
    guard line.edited.caret == text.utf8.count, line.edited.selection == nil,
      let character = key.typed, let helped = groups.text(text, typing: character)
    else { return line.press(key) }
    // Automatic characters are typed as well, so that they are undone with the rest.
    if !helped.hasPrefix(text) { _ = line.press(.backspace) }
    for character in helped.dropFirst(text.count) { _ = line.press(.character(character)) }
    return .used
  }

  /// Pastes a text; digits alone get their separators.
  mutating func paste(_ text: String) {
    line.paste(line.text.isEmpty ? groups.grouped(String(text.trimmingLineBreaks)) : text)
  }

  /// Handles the mouse like a line.
  mutating func point(_ pointer: Pointer, columns: Int) -> KeyUse {
    line.point(pointer, columns: columns)
  }

  /// Ends editing when the focus leaves.
  mutating func leave() {
    line.leave()
  }
}
