import Testing

@testable import FormFile

struct TokenTests {
  @Test(arguments: [
    ("lenght: {min: 3}", 6), ("abc", 3), ("abc # why", 3), ("a b, c]", 3), ("a:b: c", 3),
    ("a: b", 1), ("url:x", 5), ("x}", 1), ("x   ", 1), ("'a b' # c", 5), ("\"a\\\"b\": c", 6),
    ("'it''s', x", 7), ("''", 2), ("'open", 5), ("[a]", 1), ("{a}", 1), ("| # block", 1), ("", 0),
  ])
  func `a word ends where it does in YAML`(line: String, length: Int) {
    #expect(Token(in: line[...], at: 0).length == length)
  }

  @Test(
    arguments: [
      ("abc def", 4..<5, 4..<5), ("abc", 3..<4, 3..<4), ("abc", 4..<5, nil),
      ("'abc'", 0..<1, 1..<2), ("'abc'", 3..<4, 4..<5), ("'abc'", 4..<5, nil),
      ("'a''b'", 2..<3, 4..<5), ("\"a\\\\b\"", 2..<3, 4..<5), ("\"\\u0041b\"", 1..<2, nil),
      ("''", 0..<1, 1..<2), ("|", 0..<1, nil), ("> x", 0..<1, nil), ("", 0..<1, nil),
    ] as [(String, Range<Int>, Range<Int>?)]
  )
  func `a part of a text is located past quotes and escapes`(
    line: String,
    part: Range<Int>,
    range: Range<Int>?
  ) {
    #expect(Token(in: line[...], at: 0).part(part) == range)
  }
}
