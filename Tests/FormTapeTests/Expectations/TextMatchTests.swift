import FormTape
import FormValidation
import Testing

struct TextMatchTests {
  @Test(arguments: [
    (TextMatch.exactly("ab"), "ab", true),
    (.exactly("ab"), "abc", false),
    (.exactly(""), "", true),
    (.containing("b"), "abc", true),
    (.containing("d"), "abc", false),
    (.containing(""), "", true),
  ])
  func `words are compared exactly`(match: TextMatch, text: String, holds: Bool) {
    #expect(match.matches(text) == holds)
  }

  @Test func `a pattern is searched for`() throws {
    let match = TextMatch.found(try SearchPattern("b+$"))
    #expect(match.matches("abb"))
    #expect(!match.matches("abba"))
  }

  @Test(arguments: [
    (#"a"#, #""a""#),
    (#"a"b"#, #"'a"b'"#),
    (#"a"'b"#, #"`a"'b`"#),
  ])
  func `a pattern is spelled between delimiters that it does not contain`(
    text: String,
    spelling: String
  ) {
    #expect(TextMatch.exactly(text).description == spelling)
  }
}
