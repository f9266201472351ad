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

  /// The numbers of a whole date or time; nothing while it is none.
  var numbers: [Int]? { groups.numbers(in: text) }

  /// Replaces the text.
  mutating func replace(with text: String) {
    line.replace(with: text)
  }

  /// Takes a key as a line does.
  mutating func press(_ key: Key) -> KeyUse {
    if line.afterCaret.isEmpty, let character = key.typed,
      let text = groups.text(text, typing: character)
    {
      line.replace(with: text)
      return .used
    }
    return line.press(key)
  }

  /// Takes a pasted text; digits alone get their separators.
  mutating func paste(_ text: String) {
    line.paste(line.text.isEmpty ? groups.grouped(String(text.trimmingLineBreaks)) : text)
  }
}
