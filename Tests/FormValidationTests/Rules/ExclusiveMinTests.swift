import FormValidation
import Testing

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

  @Test func `a number from data counts by its value`() {
    #expect(Clause.exclusiveMin(100).standing(of: .number("1e2")) == .incomplete)
    #expect(Clause.exclusiveMin(100).standing(of: .number("1.1e2")) == .valid)
    #expect(Clause.positive.standing(of: 1) == .valid)
    #expect(!RuleSet([.positive]).verdict(on: 0).isValid)
  }

  @Test func `the message says the limit`() {
    let verdict = ExclusiveMin(5).verdict(on: NumericText("4.5"), among: [:])
    #expect(verdict.texts == ["This must be greater than 5."])
    #expect(verdict.codes == ["range.below_min"])
    #expect(ExclusiveMin(5).verdict(on: NumericText("5"), among: [:]).codes == ["range.below_min"])
    #expect(ExclusiveMin(5).requirement.text == "Greater than 5")
  }
}
