import FormValidation
import Testing

struct SearchPatternTests {
  @Test(arguments: [
    ("b", "abc", true), ("^b", "abc", false), ("c$", "abc", true), ("B", "abc", false),
    ("(?i)B", "abc", true), ("", "", true), ("a.c", "a\nc", false), ("(?s)a.c", "a\nc", true),
    ("(?m)^c$", "a\nc", true),
  ])
  func `a part of the text is enough`(expression: String, text: String, isFound: Bool) throws {
    #expect(try SearchPattern(expression).isFound(in: text) == isFound)
  }

  @Test func `long texts are searched too`() throws {
    let text = String(repeating: "x", count: 100_000) + "needle"
    #expect(try SearchPattern("needle$").isFound(in: text))
    #expect(try SearchPattern("[a-w]+e").isFound(in: text))
  }

  @Test func `a search that is too costly ends without a result`() throws {
    let text = String(repeating: "a", count: 2_000)
    #expect(try !SearchPattern("(a+)+(a+)+b").isFound(in: text))
  }

  @Test(
    arguments: [
      ("b+", "abbcb", [1..<3, 4..<5]), ("é", "aéé", [1..<3, 3..<5]), ("x*", "axxa", [1..<3]),
      ("", "é", []), ("^a", "aa", [0..<1]), ("b", "", []),
    ] as [(String, String, [Range<Int>])]
  )
  func `groups are located in bytes`(
    expression: String,
    text: String,
    ranges: [Range<Int>]
  ) throws {
    #expect(try SearchPattern(expression).ranges(in: text) == ranges)
  }

  @Test func `an invalid expression is refused by PCRE2`() {
    #expect(throws: PatternError.self) { try SearchPattern("(a") }
  }

  @Test func `searches are equal if their expressions are`() throws {
    #expect(try SearchPattern("a") == SearchPattern("a"))
    #expect(try SearchPattern("a") != SearchPattern("b"))
  }
}
