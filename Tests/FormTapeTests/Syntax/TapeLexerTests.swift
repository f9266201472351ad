import Testing

@testable import FormTape

struct TapeLexerTests {
  /// Returns the tokens of a line: each kind's initial, then the text.
  private func tokens(_ line: String, isNative: Bool = false) -> [String] {
    TapeLexer(Array(line.utf8), isNative: isNative).tokens.map { token in
      if case .fault(let code) = token.kind { return "\(code.rawValue) \(token.text)" }
      return "\("\(token.kind)".prefix(1)) \(token.text)"
    }
  }

  @Test(arguments: [
    ("", []), (" \t ", []), ("# a", []), ("Tab#a", ["w Tab"]),
    ("Type \"a 'b` c\"", ["w Type", "s a 'b` c"]), ("'a\\'", ["s a\\"]), ("``", ["s "]),
    ("\"a# b\" # c", ["s a# b"]), ("\"a", ["T002 \"a"]), ("\"", ["T002 \""]),
    ("ab.c-d_e/f%g", ["w ab.c-d_e/f%g"]), (".x", ["w .x"]), (".", ["w ."]), ("..", ["w .."]),
    ("1", ["n 1"]), (".5", ["n .5"]), ("1.2.3", ["n 1.2.3"]), ("500ms", ["n 500", "w ms"]),
    ("-5", ["s -", "n 5"]), ("_a", ["T001 _", "w a"]), ("é!", ["T001 é!"]),
    ("é a", ["T001 é", "w a"]),
    ("/a/", ["p a"]), ("/a\\/b/ c", ["p a\\/b", "w c"]), ("/a\\\\/ c", ["p a\\\\", "w c"]),
    ("/a", ["T003 /a"]), ("/a\\", ["T003 /a\\"]), ("//", ["p "]),
    ("{a} b", ["j {a}", "w b"]), ("{\"a\":{}}", ["j {\"a\":{}}"]), ("{\"}\"}", ["j {\"}\"}"]),
    ("{\"\\\"}\"}", ["j {\"\\\"}\"}"]), ("{", ["T004 {"]), ("{\"\\", ["T004 {\"\\"]),
    ("@=+%-[]^\\", ["s @", "s =", "s +", "s %", "s -", "s [", "s ]", "s ^", "s \\"]),
    ("\0a", ["T001 \0", "w a"]),
  ])
  func `a line is split as VHS splits it`(line: String, expected: [String]) {
    #expect(tokens(line) == expected)
  }

  @Test(arguments: [
    ("-5", ["n -5"]), ("-.5", ["s -", "n .5"]), ("- 5", ["s -", "n 5"]),
    ("items[2].qty", ["w items[2].qty"]), ("a[b]", ["w a", "j [b]"]), ("a[", ["w a", "T004 ["]),
    ("[1, [2]] x", ["j [1, [2]]", "w x"]), ("[\"]\"]", ["j [\"]\"]"]),
    ("a=1", ["w a", "s =", "n 1"]),
  ])
  func `a native line can have lists, negative numbers and indexed names`(
    line: String,
    expected: [String]
  ) {
    #expect(tokens(line, isNative: true) == expected)
  }

  @Test func `a token has its range in bytes`() {
    let lexer = TapeLexer(Array("é \"é\" a # c".utf8), isNative: false)
    #expect(lexer.tokens.map(\.range) == [0..<2, 3..<7, 8..<9])
    #expect(lexer.comment == 10..<13)
  }
}
