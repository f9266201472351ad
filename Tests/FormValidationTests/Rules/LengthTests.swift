@testable import FormValidation
import Testing

struct LengthTests {
  @Test(arguments: [
    ("", Standing.incomplete), ("a", .incomplete), ("ab", .valid), ("abcd", .valid),
    ("abcde", .invalid), ("日", .incomplete), ("日本", .valid), ("e\u{301}", .incomplete),
    ("🇩🇪🇫🇷", .valid),
  ])
  func `two to four characters pass`(_ text: String, _ standing: Standing) {
    #expect(Clause.length(2...4).standing(of: text) == standing)
  }

  @Test(arguments: [
    (2...4, "a", "2-4 characters, 1 to go."), (2...4, "abcdef", "2-4 characters, 2 too many."),
    (3...3, "", "Exactly 3 characters, 3 to go."),
    (1...1, "ab", "Exactly 1 character, 1 too many."),
  ])
  func `the message says how many are missing or too many`(
    _ limits: ClosedRange<Int>,
    _ text: String,
    _ message: String
  ) {
    #expect(Length(limits).verdict(on: text, among: [:]).texts == [message])
  }

  @Test func `an exact length is both limits`() {
    #expect(Clause.length(2) == .length(2...2))
    #expect(Clause.length(2) != .length(2...3))
    #expect(Clause.length(2) != .length(2, unit: .bytes))
  }

  @Test func `only excess graphemes are marked`() {
    #expect(Length(0...1).verdict(on: "abc", among: [:]).violations[0].range == 1..<3)
    #expect(Length(0...1, unit: .scalars).verdict(on: "abc", among: [:]).violations[0].range == nil)
  }

  @Test func `the requirement names the limits`() {
    #expect(Length(3...20).requirement.text == "3-20 characters")
    #expect(Length(1...1).requirement.text == "Exactly 1 character")
  }

  @Test func `a negative limit counts as none`() {
    #expect(Clause.length(-1...3).standing(of: "abcd") == .invalid)
    #expect(Clause.length(-1...3).standing(of: "abc") == .valid)
    #expect(Clause.length(-3...(-1)).standing(of: "a") == .invalid)
  }
}

struct MinLengthTests {
  @Test(arguments: [
    ("", Standing.incomplete), ("a", .incomplete), ("ab", .incomplete), ("abc", .valid),
    ("abcd", .valid), ("日本", .incomplete), ("日本語", .valid), ("e\u{301}e\u{301}", .incomplete),
    ("👨‍👩‍👧👨‍👩‍👧", .incomplete),
  ])
  func `shorter than three characters is incomplete`(_ text: String, _ standing: Standing) {
    #expect(Clause.minLength(3).standing(of: text) == standing)
  }

  @Test(arguments: [
    (1, "", "At least 1 character, 1 to go."), (3, "a", "At least 3 characters, 2 to go."),
  ])
  func `the message says how many are missing`(_ min: Int, _ text: String, _ message: String) {
    let verdict = Length(min...).verdict(on: text, among: [:])
    #expect(verdict.texts == [message])
    #expect(verdict.codes == ["length.too_short"])
  }

  @Test(arguments: [(LengthUnit.scalars, 7), (.utf16, 11), (.bytes, 25), (.graphemes, 1)])
  func `the length of an emoji depends on the unit`(_ unit: LengthUnit, _ length: Int) {
    let family = "👨‍👩‍👧‍👦"
    #expect(Clause.minLength(length, unit: unit).standing(of: family) == .valid)
    #expect(Clause.minLength(length + 1, unit: unit).standing(of: family) == .incomplete)
  }

  @Test(arguments: [
    (Length(1...), "At least 1 character"), (Length(2...), "At least 2 characters"),
    (Length(2..., unit: .bytes), "At least 2 bytes"),
  ])
  func `the requirement counts in words`(_ rule: Length, _ text: String) {
    #expect(rule.requirement.text == text)
  }
}

struct MaxLengthTests {
  @Test(arguments: [
    ("", Standing.valid), ("a", .valid), ("ab", .valid), ("abc", .valid), ("abcd", .invalid),
    ("日本語", .valid), ("日本語!", .invalid), ("e\u{301}e\u{301}e\u{301}", .valid), ("ab\r\n", .valid),
  ])
  func `longer than three characters is invalid`(_ text: String, _ standing: Standing) {
    #expect(Clause.maxLength(3).standing(of: text) == standing)
  }

  @Test func `excess characters are marked`() throws {
    let violation = try #require(Length(...3).verdict(on: "abcde", among: [:]).violations.first)
    #expect(violation.text(whileTyping: true) == "At most 3 characters, 2 too many.")
    #expect(violation.code == "length.too_long")
    #expect(violation.range == 3..<5)
  }

  @Test func `open limits are a minimum or a maximum`() {
    #expect(Clause.length(2...) == .minLength(2))
    #expect(Clause.length(...40, unit: .bytes) == .maxLength(40, unit: .bytes))
  }

  @Test func `in other units no characters are marked`() {
    #expect(Length(...1, unit: .bytes).verdict(on: "é", among: [:]).violations[0].range == nil)
  }

  @Test func `the requirement counts in words`() {
    #expect(Length(...1).requirement.text == "At most 1 character")
    #expect(Length(...2, unit: .bytes).requirement.text == "At most 2 bytes")
  }
}
