import FormValidation
import Testing

@testable import FormWidgets
@testable import Forms

struct MarkupTests {
  /// Returns the lines of a text, with strong text in brackets and emphasized text in braces.
  private func lines(_ text: String, columns: Int = 40) -> [String] {
    let markup = Markup(text, .unicode)
    let lines = markup.lines(columns: columns)
    #expect(lines.count == markup.height(columns: columns))
    return lines.map { line in
      let pieces = line.pieces.map { piece in
        switch piece.style {
        case .strong: "<\(piece.text)>"
        case .emphasis: "{\(piece.text)}"
        default: piece.text
        }
      }
      return String(repeating: " ", count: line.column) + pieces.joined()
    }
  }

  @Test(arguments: [
    ("plain", "plain"), ("**bold** text", "<bold> text"),
    ("an *emphasized* word", "an {emphasized} word"),
    ("run `make *x*`", "run <make *x*>"), ("2 * 3 * 4", "2 * 3 * 4"), ("**open", "**open"),
    ("a* b*", "a* b*"), ("*a **b** c*", "{a **b** c}"), ("****", "****"), ("\\*a\\*", "*a*"),
    ("a \\ b", "a \\ b"), ("[here](https://a.org)", "here (https://a.org)"),
    ("[https://a.org](https://a.org)", "https://a.org"), ("[](https://a.org)", "https://a.org"),
    ("a[0] (b)", "a[0] (b)"), ("[x](", "[x]("), ("[a [b](c)", "[a b (c)"),
    ("a\u{1B}[1m", "a␛[1m"), ("日本**語**", "日本<語>"),
  ])
  func `signs are read in pairs`(text: String, line: String) {
    #expect(lines(text) == [line])
  }

  @Test(arguments: ["[", "[a](b", "a `b", "a *b", "a **b"])
  func `thousands of signs that nothing closes are text`(sign: String) {
    let text = String(repeating: sign, count: 10_000)
    #expect(Markup(text, .unicode).paragraphs.map(\.text) == [text])
  }

  @Test func `lines and paragraphs are kept`() {
    #expect(lines("one\ntwo\n\n\n  three\n") == ["one", "two", "", "three"])
    #expect(lines("").isEmpty)
    #expect(lines(" \n ").isEmpty)
  }

  @Test func `items of lists hang beside their marks`() {
    #expect(
      lines("Bring:\n- a *warm* coat, and shoes\n  for the rain\n  1. black\n* a map", columns: 18)
        == [
          "Bring:", "• a {warm} coat, and", "  shoes for the", "  rain", "  1. black", "• a map",
        ]
    )
    #expect(lines("-x\n1.5 is a number") == ["-x", "1.5 is a number"])
  }

  @Test(arguments: 1...30)
  func `wrapping keeps every styled character`(columns: Int) {
    let text = "**One two** three *four five six* seven `eight` 日本語**日本語**"
    let plain = lines(text, columns: columns).joined().filter { !"<>{} ".contains($0) }
    #expect(plain == "Onetwothreefourfivesixseveneight日本語日本語")
  }

  @Test func `the spoken text has no signs`() {
    let markup = Markup("**Bold** and *more*.\n\n- one", .ascii)
    #expect(markup.spokenLines == ["Bold and more.", "- one"])
  }
}
