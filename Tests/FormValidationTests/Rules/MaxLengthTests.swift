import FormValidation
import Testing

struct MaxLengthTests {
  @Test(arguments: [
    ("", Standing.valid), ("a", .valid), ("ab", .valid), ("abc", .valid), ("abcd", .invalid),
    ("日本語", .valid), ("日本語!", .invalid), ("e\u{301}e\u{301}e\u{301}", .valid), ("ab\r\n", .valid),
  ])
  func `longer than three characters is invalid`(_ text: String, _ standing: Standing) {
    #expect(Clause.maxLength(3).standing(of: text) == standing)
  }

  @Test func `the characters too many are named`() throws {
    let violation = try #require(MaxLength(3).verdict(on: "abcde", among: [:]).violations.first)
    #expect(violation.text() == "At most 3 characters, 2 too many.")
    #expect(violation.code == "length.too_long")
    #expect(violation.range == 3..<5)
  }

  @Test func `in another unit no characters are named`() {
    #expect(MaxLength(1, unit: .bytes).verdict(on: "é", among: [:]).violations[0].range == nil)
  }

  @Test func `the requirement counts in words`() {
    #expect(MaxLength(1).requirement.text == "At most 1 character")
    #expect(MaxLength(2, unit: .bytes).requirement.text == "At most 2 bytes")
  }
}
