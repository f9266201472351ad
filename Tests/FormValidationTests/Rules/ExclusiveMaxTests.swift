import FormValidation
import Testing

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

  @Test func `a number from data counts by its value`() {
    #expect(Clause.negative.standing(of: -1) == .valid)
    #expect(Clause.negative.standing(of: 0) == .invalid)
  }

  @Test func `the message says the limit`() {
    let verdict = ExclusiveMax(5).verdict(on: NumericText("5"), among: [:])
    #expect(verdict.texts == ["This must be less than 5."])
    #expect(verdict.codes == ["range.above_max"])
    #expect(ExclusiveMax(5).requirement.text == "Less than 5")
  }
}
