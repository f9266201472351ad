/// Digits in groups being typed on a line, whose separators come by themselves.
struct TypedGroups: Hashable, Sendable {
  /// The groups.
  let groups: DigitGroups

  /// The line.
  private(set) var line: TextLine

  /// Creates a line with the caret behind its text.
  init(_ groups: DigitGroups, text: String) {
    self.groups = groups
    line = TextLine(text)
  }

  /// The text as typed.
  var text: String { line.text }

  /// Replaces the text, for good.
  mutating func replace(with text: String) {
    line.replace(with: text)
  }

  /// Writes another text over this one, which can be undone.
  mutating func write(_ text: String) {
    _ = line.press(.home)
    _ = line.press(.shift(.end))
    line.paste(text)
  }

  /// Takes a key as a line does.
  mutating func press(_ key: Key) -> KeyUse {
    guard line.edited.caret == text.utf8.count, line.edited.selection == nil,
      let character = key.typed, let helped = groups.text(text, typing: character)
    else { return line.press(key) }
    // What comes by itself is typed as well, so that it is undone with the rest.
    if !helped.hasPrefix(text) { _ = line.press(.backspace) }
    for character in helped.dropFirst(text.count) { _ = line.press(.character(character)) }
    return .used
  }

  /// Takes a pasted text; digits alone get their separators.
  mutating func paste(_ text: String) {
    line.paste(line.text.isEmpty ? groups.grouped(String(text.trimmingLineBreaks)) : text)
  }

  /// Takes the mouse as a line does.
  mutating func point(_ pointer: Pointer, columns: Int) -> KeyUse {
    line.point(pointer, columns: columns)
  }

  /// Takes note that the focus has gone elsewhere.
  mutating func leave() {
    line.leave()
  }
}
