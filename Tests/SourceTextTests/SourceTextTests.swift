import SourceText
import Testing

struct SourceTextTests {
  @Test(arguments: [
    ("", [""]),
    ("a", ["a"]),
    ("a\n", ["a", ""]),
    ("a\nb", ["a", "b"]),
    ("a\r\nb", ["a", "b"]),
    ("a\rb", ["a", "b"]),
    ("a\n\rb", ["a", "", "b"]),
    ("\r\n\r\n", ["", "", ""]),
    ("a\u{85}b\u{2028}c\u{2029}d", ["a", "b", "c", "d"]),
    ("é\u{301}\n漢", ["é\u{301}", "漢"]),
  ])
  func `a line ends where it does in YAML`(text: String, lines: [String]) {
    #expect(SourceText(text, file: "f").lines.map(String.init) == lines)
  }

  @Test(arguments: [
    ("abc", 1, 1), ("abc", 3, 3), ("abc", 4, 4), ("abc", 99, 4),
    // An e with a combining accent is one character of two scalars.
    ("e\u{301}b", 3, 2), ("👩‍👩‍👧x", 6, 2), ("漢字x", 3, 3),
  ])
  func `a place counts characters`(line: String, scalar: Int, column: Int) {
    let source = SourceText("first\n" + line, file: "f")
    #expect(source.place(line: 2, scalar: scalar) == Place(line: 2, column: column))
  }

  @Test func `a line beyond the last is empty`() {
    let source = SourceText("a", file: "f")
    #expect(source[line: 2] == "")
    #expect(source[line: 0] == "")
  }

  @Test func `a diagnostic shows its line`() {
    let source = SourceText("a: 1\nb: x\n", file: "f.yaml")
    let diagnostic = source.diagnostic(
      at: Place(line: 2, column: 4),
      "b wants a number",
      note: "such as 1"
    )
    #expect(
      diagnostic.description == """
        f.yaml:2:4: error: b wants a number
           2 | b: x
             |    ^
             = help: such as 1
        """
    )
  }

  @Test func `only line feeds and carriage returns end a line if requested`() {
    let text = "a\u{85}b\u{2028}c\rd\r\ne\nf"
    #expect(
      SourceText(text, file: "f", breaks: .ascii).lines == ["a\u{85}b\u{2028}c", "d", "e", "f"]
    )
    #expect(SourceText(text, file: "f").lines == ["a", "b", "c", "d", "e", "f"])
  }
}
