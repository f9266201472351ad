import SeededRandom
import TestSupport
import Testing

@testable import FormWidgets

struct WrappedTextTests {
  /// Returns the lines of a text, with bars between them.
  private func wrapped(_ text: String, columns: Int) -> String {
    let edited = EditedText(text)
    return WrappedText(text, columns: columns).lines
      .map { String(text[edited.index($0.lowerBound)..<edited.index($0.upperBound)]) }
      .joined(separator: "|")
  }

  @Test(arguments: [
    ("", ""),
    ("abcd", "abcd"),
    ("abcde", "abcd|e"),
    ("abcd e", "abcd |e"),
    ("abcd  e", "abcd | e"),
    ("ab cd", "ab |cd"),
    ("a b c d", "a b |c d"),
    ("a bcdef", "a |bcde|f"),
    ("abcd ", "abcd "),
    ("abcd  ", "abcd | "),
    ("a\nb", "a|b"),
    ("a\n", "a|"),
    ("\n\n", "||"),
    ("abcd\nefgh\n", "abcd|efgh|"),
    ("日本語", "日本|語"),
    ("日本。", "日|本。"),
    ("a日本", "a日|本"),
    ("abé d", "abé |d"),
    ("abcdé", "abcd|é"),
    ("👩‍👧a", "👩‍👧|a"),
    ("\u{301}abc", "\u{301}abc"),
    ("\u{301}abcd", "\u{301}abc|d"),
    ("\u{1B}[2J", "\u{1B}[2J"),
  ])
  func `a line ends at a space or beside a wide character`(text: String, lines: String) {
    #expect(wrapped(text, columns: 5) == lines)
  }

  @Test(arguments: [(1, "a|b|c"), (2, "a|b|c"), (3, "ab|c"), (4, "abc")])
  func `one column is reserved for the caret if there are more`(columns: Int, lines: String) {
    #expect(wrapped("abc", columns: columns) == lines)
  }

  @Test(arguments: [(0, 0), (3, 0), (4, 0), (5, 1), (6, 1), (7, 2), (8, 3), (9, 3)])
  func `an offset where a line wraps belongs to the later line`(offset: Int, line: Int) {
    // "abcd |e", "", "f"
    #expect(WrappedText("abcd e\n\nf", columns: 5).line(of: offset) == line)
  }

  @Test func `ASCII lines wrap like any others`() throws {
    var random = SeededGenerator()
    for _ in 0..<2_000 {
      let length = Int.random(in: 0...40, using: &random)
      let text = String((0..<length).map { _ in "ab  \n".randomElement(using: &random) ?? " " })
      let columns = Int.random(in: 1...12, using: &random)
      let plain = WrappedText(text, columns: columns).lines
      // Of two bytes, and one cell.
      let twin = text.replacing("a", with: "é")
      let edited = EditedText(twin)
      let offsets = WrappedText(twin, columns: columns).lines.map { line in
        [line.lowerBound, line.upperBound].map { edited.graphemeCount(of: 0..<$0) }
      }
      #expect(
        plain.map { [$0.lowerBound, $0.upperBound] } == offsets,
        "\(random) \(text) \(columns)"
      )
    }
  }
}
