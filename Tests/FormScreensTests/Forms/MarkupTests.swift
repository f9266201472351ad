import FormValidation
import TerminalText
import Testing

@testable import FormWidgets
@testable import Forms

/// What CommonMark becomes in cells.
struct MarkupTests {
  /// Returns the lines of a text: titles in parentheses, strong text in angle brackets, emphasized
  /// text in braces.
  private func lines(
    _ text: String,
    columns: Int = 40,
    _ glyphs: Glyphs = .unicode
  ) -> [String] {
    let markup = Markup(text, glyphs)
    let lines = markup.lines(columns: columns)
    #expect(lines.count == markup.height(columns: columns))
    return lines.map { line in
      line.map { piece in
        switch piece.style {
        case .title: "(\(piece.text))"
        case .strong: "<\(piece.text)>"
        case .emphasis: "{\(piece.text)}"
        default: piece.text
        }
      }.joined()
    }
  }

  @Test(arguments: [
    ("plain", "plain"), ("**bold** text", "<bold> text"), ("__bold__", "<bold>"),
    ("an *emphasized* _word_", "an {emphasized} {word}"), ("snake_case_name", "snake_case_name"),
    ("run `make *x*`", "run <make *x*>"), ("2 * 3 * 4", "2 * 3 * 4"), ("**open", "**open"),
    ("a* b*", "a* b*"), ("*a **b** c*", "{a }<b>{ c}"), ("\\*a\\*", "*a*"), ("a \\ b", "a \\ b"),
    ("# Title", "(Title)"), ("Title\n===", "(Title)"), ("## A `b` **c** ##", "(A b c)"),
    ("[here](https://a.org)", "here (https://a.org)"),
    ("**[here](https://a.org 'T')**", "<here (https://a.org)>"),
    ("[https://a.org](https://a.org)", "https://a.org"), ("[](https://a.org)", "https://a.org"),
    ("<https://a.org>", "https://a.org"), ("<ada@a.org>", "ada@a.org"),
    ("See [it][1].\n\n[1]: https://a.org", "See it (https://a.org)."),
    ("[x]\n\n[X]: <b c>", "x (b c)"), ("[x]()", "x"), ("a[0] (b)", "a[0] (b)"),
    ("[x](", "[x]("), ("[a [b](c)", "[a b (c)"), ("![a *map*](m.png) here", "a {map} here"),
    ("[![build](b.svg)](https://a.org)", "build (https://a.org)"), ("![](m.png)", ""),
    ("![[a](b)](c)", "a"), ("[![](b.svg)](c)", "c"),
    ("two\nlines", "two lines"), ("a<b>c</b> <!-- d --> e", "ac e"), ("<br>", ""),
    ("<!-- a -->", ""), ("a\u{1B}[1m", "a␛[1m"), ("a&#27;[1m &lt;", "a␛[1m <"),
    ("`\u{202E}x`", "<\u{FFFD}x>"), ("[a](\u{1B}b)", "a (␛b)"), ("a\tb", "a b"),
    ("日本**語**", "日本<語>"), ("**\u{301}a**b", "<◌\u{301}a>b"), ("|a|b|", "|a|b|"),
  ])
  func `text within a paragraph`(text: String, line: String) {
    #expect(lines(text) == (line.isEmpty ? [] : [line]))
  }

  @Test(
    arguments: [
      // Blank lines are as in the text.
      ("one\n\n\n  two\n", ["one", "", "two"], ["one", "", "two"]),
      ("a  \nb\\\nc<br/>d", ["a", "b", "c", "d"], ["a", "b", "c", "d"]),
      (
        "Text.\n# Title\nText.", ["Text.", "", "(Title)", "Text."],
        ["Text.", "", "(Title)", "Text."]
      ),
      (
        "Bring:\n- a *warm* coat, and shoes\n  for the rain\n  1. black\n* a map",
        ["Bring:", "• a {warm} coat, and", "  shoes for the", "  rain", "  1. black", "• a map"],
        [
          "Bring:", "- a {warm}", "  coat,", "  and", "  shoes", "  for the", "  rain",
          "1. black", "- a map",
        ]
      ),
      (
        "9. nine\n10. ten\n    \n    more", [" 9. nine", "10. ten", "", "    more"],
        [" 9. nine", "10. ten", "", "    more"]
      ),
      ("3) c\n4) d", ["3) c", "4) d"], ["3) c", "4) d"]),
      (
        "- a\n\n  b\n-\n- - c", ["• a", "", "  b", "• ", "• • c"],
        ["- a", "", "  b", "- ", "- - c"]
      ),
      (
        "> Read **this**\n> first.\n>\n> - then\n>   this\n\nEnd.",
        ["│ Read <this> first.", "│ ", "│ • then this", "", "End."],
        ["| Read", "| <this>", "| first.", "| ", "| - then", "|   this", "", "End."]
      ),
      ("- > a b\n  > cde", ["• │ a b cde"], ["- | a b", "  | cde"]),
      ("> a\n\n> b", ["│ a", "", "│ b"], ["| a", "", "| b"]),
      (
        "Run:\n```sh\nmake  test --all -k\n\n\tdone\n```\nOK",
        ["Run:", "  make  test --al›", "  ", "      done", "OK"],
        ["Run:", "  make  >", "  ", "      do>", "OK"]
      ),
      ("a\n\n    indented *code*\n", ["a", "", "  indented *code*"], ["a", "", "  indent>"]),
      (
        "a\n\n---\n\nb", ["a", "", "──────────────────", "", "b"], ["a", "", "---------", "", "b"]
      ),
      ("> ***", ["│ ────────────────"], ["| -------"]),
      ("a\n\n<div>\nb\n</div>\n\nc\n\n[x]: y", ["a", "", "c"], ["a", "", "c"]),
      ("- a\n<!-- b -->\n- c", ["• a", "• c"], ["- a", "- c"]),
    ] as [(String, [String], [String])]
  )
  func `blocks are drawn in cells`(text: String, wide: [String], narrow: [String]) {
    #expect(lines(text, columns: 18) == wide)
    #expect(lines(text, columns: 9, .ascii) == narrow)
  }

  @Test(arguments: ["", " \n ", "\n\n", "<!-- -->", "[x]: y"])
  func `a text without content has no lines`(text: String) {
    #expect(Markup(text, .unicode).isEmpty)
    #expect(lines(text).isEmpty)
  }

  @Test func `only the innermost margins are drawn`() {
    let marks = String(repeating: "> ", count: 20)
    #expect(lines(marks + "a", columns: 80) == [String(repeating: "│ ", count: 8) + "a"])
    #expect(lines(marks + "a", columns: 8) == ["│ │ a"])
    #expect(lines("1. a", columns: 2) == ["1. a"])
  }

  @Test(arguments: 1...30)
  func `wrapping keeps every styled character`(columns: Int) {
    let text = "**One two** three *four five six* seven `eight` 日本語**日本語🇩**🇪"
    let plain = lines(text, columns: columns).joined().filter { !"<>{} ".contains($0) }
    #expect(plain == "Onetwothreefourfivesixseveneight日本語日本語🇩🇪")
  }

  @Test func `the spoken text has no signs, bars and rules`() {
    let text = "# Title\n**Bold** and *more*.\n\n- one\n  > two\n\n---\n```\na  b\n```"
    #expect(
      Markup(text, .ascii).spokenLines == [
        "Title", "Bold and more.", "- one", "    two", "  a  b",
      ]
    )
  }
}

/// Texts that are long or deeply nested.
extension MarkupTests {
  @Test(arguments: ["[", "[a](b", "a *b", "a **b", "<!--", "![[]()", "&", "<a "])
  func `thousands of signs that nothing closes are text`(sign: String) {
    let text = "x" + String(repeating: sign, count: 10_000)
    let shown = Markup(text, .unicode).paragraphs.map(\.text).joined()
    // `[]()` is an empty link.
    #expect(shown.filter { $0 != " " } == text.filter { $0 != " " }.replacing("![[]()", with: "!["))
  }

  @Test(arguments: ["1. ", "- a\n", "> ", "* ", "1) > "], ["\n", "\r", "\na\n", "\n> a"])
  func `deep nesting is text`(mark: String, line: String) {
    let marks = String(repeating: mark, count: 20_000)
    let text = marks + "a" + String(repeating: line, count: 20_000)
    let markup = Markup(text, .unicode)
    #expect(markup.paragraphs.allSatisfy { $0.margins.count <= 8 })
    #expect(markup.height(columns: 20) > 0)
  }

  @Test func `a rule may be long`() {
    for rule in [String(repeating: "-", count: 300), String(repeating: "* ", count: 80)] {
      #expect(lines(rule, columns: 3) == ["───"])
    }
  }

  @Test func `a long text is read in parts`() {
    let words = (1...20_000).map { "word\($0)" }.joined(separator: "\n\n")
    #expect(Markup(words, .unicode).paragraphs.count == 20_000)
    let one = String(repeating: "日", count: 50_000)
    #expect(Markup(one, .unicode).paragraphs.map(\.text).joined() == one)
  }
}
