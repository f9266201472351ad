import Testing

@testable import FormValidation

struct InRangeTests {
  @Test(arguments: [
    ("", Standing.incomplete), ("1", .incomplete), ("12", .incomplete), ("12.9", .invalid),
    ("12.", .invalid), ("13", .valid), ("13.", .incomplete), ("42", .valid), ("120", .valid),
    ("120.", .incomplete), ("120.0", .valid), ("120.1", .invalid), ("121", .invalid),
    ("200", .invalid),
    ("0", .incomplete), ("00", .incomplete), ("013", .valid), ("-", .invalid), ("-1", .invalid),
    (".", .invalid), ("x", .invalid), ("1e", .invalid), ("1e2", .invalid),
  ])
  func `a number is in range, incomplete or out of range`(_ text: String, _ standing: Standing) {
    #expect(Clause.range(13...120).standing(of: text) == standing)
  }

  @Test(arguments: [
    ("1e2", Standing.valid), ("1.3E1", .valid), ("12", .incomplete), ("1e3", .invalid),
    ("-13", .invalid),
  ])
  func `a number from data is validated by its value`(_ number: String, _ standing: Standing) {
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
  func `limits can be missing, decimal or negative`(
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
  }

  @Test func `an exponent must be written out`() {
    let verdict = Clause.range(1...9).verdict(on: "1e0", among: [:])
    #expect(verdict.texts == ["Enter the number without an exponent."])
    #expect(verdict.codes == ["range.exponent"])
  }
}

struct ExclusiveMinTests {
  @Test(
    arguments: [
      (5, "5", Standing.incomplete), (5, "5.1", .valid), (5, "50", .valid), (5, "5.0", .incomplete),
      (5, "4.9", .invalid), (5, "4", .incomplete), (5, "-", .invalid), (5, "", .incomplete),
      (-5, "-5", .invalid), (-5, "-4.9", .valid), (-5, "-6", .invalid), (-5, "0", .valid),
      (0, "0", .incomplete), (0, "-0", .invalid), (0, "-", .invalid), (0, "0.", .incomplete),
      (0, "1e3", .invalid), (0, "x", .invalid),
    ] as [(Number, String, Standing)]
  )
  func `the limit itself is refused`(_ min: Number, _ text: String, _ standing: Standing) {
    #expect(Clause.exclusiveMin(min).standing(of: text) == standing)
  }

  @Test func `a number from data is validated by its value`() {
    #expect(Clause.exclusiveMin(100).standing(of: .number("1e2")) == .incomplete)
    #expect(Clause.exclusiveMin(100).standing(of: .number("1.1e2")) == .valid)
    #expect(Clause.positive.standing(of: 1) == .valid)
    #expect(!RuleSet([.positive]).verdict(on: 0).isValid)
  }

  @Test func `the message states the limit`() {
    let verdict = InRange(above: .number(5)).verdict(on: NumericText("4.5"), among: [:])
    #expect(verdict.texts == ["This must be greater than 5."])
    #expect(verdict.codes == ["range.below_min"])
    #expect(
      InRange(above: .number(5)).verdict(on: NumericText("5"), among: [:]).codes == [
        "range.below_min"
      ]
    )
    #expect(InRange(above: .number(5)).requirement.text == "Greater than 5")
  }
}

struct ExclusiveMaxTests {
  @Test(
    arguments: [
      (5, "5", Standing.invalid), (5, "4.99", .valid), (5, "50", .invalid), (5, "-", .incomplete),
      (5, "", .incomplete), (5, "4.", .incomplete), (5, "5.", .invalid),
      (-5, "-5", .incomplete), (-5, "-5.1", .valid), (-5, "-50", .valid), (-5, "0", .invalid),
      (0, "0", .invalid), (0, "-0", .incomplete), (0, "-", .incomplete), (0, ".", .invalid),
    ] as [(Number, String, Standing)]
  )
  func `the limit itself is refused`(_ max: Number, _ text: String, _ standing: Standing) {
    #expect(Clause.exclusiveMax(max).standing(of: text) == standing)
  }

  @Test func `a number from data is validated by its value`() {
    #expect(Clause.negative.standing(of: -1) == .valid)
    #expect(Clause.negative.standing(of: 0) == .invalid)
  }

  @Test func `the message states the limit`() {
    let verdict = InRange(below: .number(5)).verdict(on: NumericText("5"), among: [:])
    #expect(verdict.texts == ["This must be less than 5."])
    #expect(verdict.codes == ["range.above_max"])
    #expect(InRange(below: .number(5)).requirement.text == "Less than 5")
  }
}
