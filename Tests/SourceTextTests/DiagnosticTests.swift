import SourceText
import TerminalText
import Testing

struct DiagnosticTests {
  @Test func `it prints place, message, suggestion, line and caret`() {
    let diagnostic = Diagnostic(
      file: "signup.yaml",
      place: Place(line: 7, column: 9),
      length: 6,
      message: "unknown rule \("lenght".quoted)",
      suggestion: "length",
      line: "      - lenght: {min: 3}"
    )
    #expect(
      diagnostic.description == """
        signup.yaml:7:9: error: unknown rule "lenght"; did you mean "length"?
           7 |       - lenght: {min: 3}
             |         ^^^^^^
        """
    )
  }

  @Test(arguments: [nil, "", "   ", "\t"] as [String?])
  func `a blank line is not shown`(line: String?) {
    let diagnostic = Diagnostic(
      file: "f",
      place: Place(line: 1, column: 1),
      message: "the file is empty",
      line: line
    )
    #expect(diagnostic.description == "f:1:1: error: the file is empty")
  }

  @Test func `nothing it prints can move the cursor`() {
    let diagnostic = Diagnostic(
      file: "a\u{1B}[2J",
      place: Place(line: 1, column: 1),
      message: "b\u{7}\u{9B}",
      suggestion: "c\nd",
      note: "e\u{202E}",
      line: "f\u{0}g"
    )
    #expect(
      diagnostic.description == """
        a␛[2J:1:1: error: b␇\u{FFFD}; did you mean "c␊d"?
           1 | f␀g
             | ^
             = help: e\u{FFFD}
        """
    )
  }

  @Test(arguments: [-1, 0, 1])
  func `at least one character is marked`(length: Int) {
    let diagnostic = Diagnostic(
      file: "f",
      place: Place(line: 1, column: 1),
      length: length,
      message: "m"
    )
    #expect(diagnostic.length == 1)
  }

  @Test func `a code is shown beside the severity`() {
    let diagnostic = Diagnostic(
      code: "T104",
      file: "t.tape",
      place: Place(line: 14, column: 14),
      length: 5,
      message: "no such field",
      suggestion: "email",
      note: "fields: email",
      line: "Expect field emial ok"
    )
    #expect(
      diagnostic.description == """
        t.tape:14:14: error[T104]: no such field; did you mean "email"?
          14 | Expect field emial ok
             |              ^^^^^
             = help: fields: email
        """
    )
  }

  @Test func `a warning is labeled as one`() {
    let diagnostic = Diagnostic(
      code: "T201",
      severity: .warning,
      file: "t.tape",
      place: Place(line: 1, column: 1),
      message: "m",
      note: "n"
    )
    #expect(diagnostic.description == "t.tape:1:1: warning[T201]: m\n     = help: n")
  }
}
