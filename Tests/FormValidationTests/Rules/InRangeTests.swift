import FormValidation
import Testing

struct InRangeTests {
  @Test(arguments: [
    ("", Standing.incomplete), ("1", .incomplete), ("12", .incomplete), ("12.9", .invalid),
    ("12.", .invalid), ("13", .valid), ("13.", .incomplete), ("42", .valid), ("120", .valid),
    ("120.", .incomplete), ("120.0", .valid), ("120.1", .invalid), ("121", .invalid),
    ("200", .invalid),
    ("0", .incomplete), ("00", .incomplete), ("013", .valid), ("-", .invalid), ("-1", .invalid),
    (".", .invalid), ("x", .invalid), ("1e", .invalid), ("1e2", .invalid),
  ])
  func `a text is in range, on its way, or past it`(_ text: String, _ standing: Standing) {
    #expect(Clause.range(13...120).standing(of: text) == standing)
  }

  @Test(arguments: [
    ("1e2", Standing.valid), ("1.3E1", .valid), ("12", .incomplete), ("1e3", .invalid),
    ("-13", .invalid),
  ])
  func `a number from data counts by its value`(_ number: String, _ standing: Standing) {
    #expect(Clause.range(13...120).standing(of: .number(number)) == standing)
  }

  private static let narrow = InRange(min: Number("0.05"), max: Number("0.051"))

  private static let bounds: [(Clause, String, Standing)] = [
    (.range(0...), "-", Standing.incomplete), (.range(0...), "-0", .valid),
    (.range(0...), "-1", .invalid),
    (.range(1...), "-", .invalid), (.range(...5), "6", .invalid), (.range(...5), "5", .valid),
    (.range(5...), "4", .incomplete), (.range(), "-9", .valid),
    (.range(min: 9, max: 1), "5", .invalid),
    (Clause(narrow), "0.0", .incomplete),
    (Clause(narrow), "0.04", .invalid),
    (Clause(narrow), "0.0510", .valid),
    (.range(-20...(-10)), "-1", .incomplete), (.range(-20...(-10)), "-3", .invalid),
    (.range(-20...(-10)), "5", .invalid), (.range(1...), "-.8", .invalid),
    (.range(6...), "5", .incomplete),
  ]

  @Test(arguments: bounds)
  func `limits may be open, decimal or negative`(
    _ clause: Clause,
    _ text: String,
    _ standing: Standing
  ) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: [
    (
      InRange(min: 13, max: 120), "This must be between 13 and 120.", "range.below_min", "13 to 120"
    ),
    (InRange(min: 13), "This must be at least 13.", "range.below_min", "At least 13"),
    (InRange(max: 4), "This must be at most 4.", "range.above_max", "At most 4"),
  ])
  func `the message names the limits there are`(
    _ rule: InRange,
    _ message: String,
    _ code: String,
    _ requirement: String
  ) {
    let verdict = rule.verdict(on: NumericText("5"), among: [:])
    #expect(verdict.texts == [message])
    #expect(verdict.codes == [code])
    #expect(verdict.violations.first?.parameters["actual"] == 5)
    #expect(rule.requirement.text == requirement)
  }

  @Test func `a range without limits allows any number`() {
    #expect(InRange().requirement.text == "Any number")
    #expect(InRange().min == nil)
    #expect(InRange(max: 3).max == 3)
  }

  @Test func `an exponent is asked to be written out`() {
    let verdict = Clause.range(1...9).verdict(on: "1e0", among: [:])
    #expect(verdict.texts == ["Write the number without an exponent."])
    #expect(verdict.codes == ["range.exponent"])
  }
}
