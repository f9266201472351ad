import FormValidation
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
  func `the message says how far off it is`(
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

  @Test func `only graphemes too many are named`() {
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
