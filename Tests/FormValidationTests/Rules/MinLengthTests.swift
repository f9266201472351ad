import FormValidation
import Testing

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
  func `the message says how many are to go`(_ min: Int, _ text: String, _ message: String) {
    let verdict = MinLength(min).verdict(on: text, among: [:])
    #expect(verdict.texts == [message])
    #expect(verdict.codes == ["length.too_short"])
  }

  @Test(arguments: [(LengthUnit.scalars, 7), (.utf16, 11), (.bytes, 25), (.graphemes, 1)])
  func `a family is as long as its unit says`(_ unit: LengthUnit, _ length: Int) {
    let family = "👨‍👩‍👧‍👦"
    #expect(Clause.minLength(length, unit: unit).standing(of: family) == .valid)
    #expect(Clause.minLength(length + 1, unit: unit).standing(of: family) == .incomplete)
  }

  @Test(arguments: [
    (MinLength(1), "At least 1 character"), (MinLength(2), "At least 2 characters"),
    (MinLength(2, unit: .bytes), "At least 2 bytes"),
  ])
  func `the requirement counts in words`(_ rule: MinLength, _ text: String) {
    #expect(rule.requirement.text == text)
  }
}
