@testable import FormValidation
import Testing

struct IsIntegerTests {
  @Test(arguments: [
    ("0", Standing.valid), ("42", .valid), ("-7", .valid), ("-0", .valid), ("007", .valid),
    ("123456789012345678901234567890", .valid), ("", .incomplete), ("-", .incomplete),
    ("1.", .incomplete), ("1e", .invalid), (".", .incomplete), (".5", .invalid), ("1.0", .valid),
    ("1.000", .valid), ("1.05", .invalid),
    ("1e2", .invalid),
    ("--", .invalid),
    ("+1", .invalid), ("1a", .invalid), ("Ⅳ", .invalid),
  ])
  func `only digits make a whole number`(_ text: String, _ standing: Standing) {
    #expect(Clause.integer.standing(of: text) == standing)
  }

  @Test(arguments: [
    ("1.0", Standing.valid), ("1e2", .valid), ("-3", .valid), ("1.5", .invalid), ("1e-1", .invalid),
  ])
  func `a number from data is validated by its value`(_ number: String, _ standing: Standing) {
    #expect(Clause.integer.standing(of: .number(number)) == standing)
  }

  @Test(
    arguments: [
      (-50, 50, "-", Standing.incomplete), (-50, 50, "-5", .valid), (-50, 50, "-50", .valid),
      (-50, 50, "-51", .invalid), (-50, 50, "50", .valid), (-50, 50, "51", .invalid),
      (-50, 50, "--", .invalid), (1000, 9999, "0", .incomplete), (1000, 9999, "01", .incomplete),
      (1000, 9999, "123", .incomplete), (1000, 9999, "999", .incomplete),
      (1000, 9999, "1000", .valid),
      (1000, 9999, "9999", .valid), (1000, 9999, "10000", .invalid), (1000, 9999, "-1", .invalid),
      (1000, 9999, "-", .invalid), (23, 25, "1", .invalid), (23, 25, "2", .incomplete),
      (23, 25, "26", .invalid), (0, nil, "-", .incomplete), (0, nil, "-1", .invalid),
      (nil, -5, "5", .invalid), (nil, -5, "-", .incomplete), (nil, -5, "-1", .incomplete),
      (nil, -5, "", .incomplete),
    ] as [(Number?, Number?, String, Standing)]
  )
  func `limits apply while typing`(
    _ min: Number?,
    _ max: Number?,
    _ text: String,
    _ standing: Standing
  ) {
    #expect(Clause.integer(min: min, max: max).standing(of: text) == standing)
  }

  @Test(arguments: [
    ("0", Standing.valid), ("01", .invalid), ("-01", .invalid), ("10", .valid), ("-0", .valid),
  ])
  func `leading zeros are refused on request`(_ text: String, _ standing: Standing) {
    #expect(Clause.integer(allowLeadingZeros: false).standing(of: text) == standing)
  }

  @Test(
    arguments: [
      ("12.5", "Enter a whole number.", "number.not_whole", 2..<4),
      ("-1e2", "Enter the number without an exponent.", "number.exponent", nil),
      ("1x", "\"x\" is not allowed in a number.", "number.not_a_number", 1..<2),
      ("-007", "Remove the leading zero.", "number.leading_zero", 1..<2),
      ("99", "This must be between -5 and 5.", "range.above_max", nil),
      ("-6", "This must be between -5 and 5.", "range.below_min", nil),
      ("-", "Enter a digit.", "number.not_a_number", nil),
    ] as [(String, String, String, Range<Int>?)]
  )
  func `the message says what to do`(
    _ text: String,
    _ message: String,
    _ code: String,
    _ range: Range<Int>?
  ) {
    let rule = IsInteger(min: -5, max: 5, allowLeadingZeros: false)
    let verdict = rule.verdict(on: NumericText(text), among: [:])
    #expect(verdict.texts == [message])
    #expect(verdict.codes == [code])
    #expect(verdict.violations.first?.range == range)
  }

  @Test func `the requirement names the limits there are`() {
    #expect(IsInteger().requirement.text == "A whole number")
    #expect(IsInteger(min: 1).requirement.text == "A whole number, at least 1")
    #expect(IsInteger(min: 1, max: 5).requirement.text == "A whole number, 1 to 5")
  }
}
