@testable import FormValidation
import Testing

struct MultipleOfTests {
  @Test(arguments: [
    ("0.003", "3.6", Standing.valid), ("0.5", "10.5", .valid), ("0.5", "10.", .incomplete),
    ("0.5", "10.3", .invalid), ("0.5", "10.4", .invalid), ("0.5", "1", .valid),
    ("5", "1", .incomplete),
    ("5", "-15", .valid), ("5", "-15.", .incomplete), ("5", "-15.0", .valid),
    ("5", "-15.1", .invalid),
    ("-5", "10", .valid), ("5", "0", .valid), ("0.1", "0.30000000000000004", .invalid),
    ("0.1", "0.3", .valid), ("5", "x", .invalid), ("5", "1e1", .invalid),
    ("0.03", "0.1", .incomplete),
    ("0.03", "0.12", .valid), ("0.03", "0.13", .invalid), ("5", "", .incomplete),
    ("5", "-", .incomplete),
    ("0.01", "0.009", .invalid),
  ])
  func `steps are exact in base ten`(_ step: String, _ text: String, _ standing: Standing) throws {
    #expect(try Clause.multipleOf(#require(Number(step))).standing(of: text) == standing)
  }

  @Test(arguments: [
    (1, "4", Standing.valid), (1, "3", .incomplete), (1, "-2", .valid), (1, "-2.5", .invalid),
    (1, "4.", .incomplete), (1, "0.", .invalid), (1, "1.", .incomplete), (-1, "-1.", .incomplete),
    (-1, "-.", .invalid),
    (1, "-2.", .incomplete), (1, "-3.", .invalid), (2, "-1.", .incomplete),
  ])
  func `steps start at the base`(_ base: Int, _ text: String, _ standing: Standing) {
    #expect(Clause.multipleOf(3, base: Number(base)).standing(of: text) == standing)
  }

  @Test func `a number from data may have an exponent`() {
    #expect(Clause.multipleOf(5).standing(of: .number("1e1")) == .valid)
    #expect(Clause.multipleOf(5).standing(of: .number("1.5")) == .invalid)
  }

  @Test func `a step of zero allows only the base`() {
    #expect(Clause.multipleOf(0, base: 2).standing(of: "2") == .valid)
    #expect(Clause.multipleOf(0, base: 2).standing(of: "4") == .incomplete)
  }

  @Test func `a long text is validated in time`() {
    let text = "1." + String(repeating: "3", count: 5_000)
    let time = ContinuousClock().measure {
      #expect(Clause.multipleOf(7).standing(of: text) == .invalid)
    }
    #expect(time < .milliseconds(500))
  }

  @Test func `the message states the step`() {
    let verdict = Clause.multipleOf(5).verdict(on: "1", among: [:])
    #expect(verdict.texts == ["Use steps of 5."])
    #expect(verdict.codes == ["number.not_multiple"])
    #expect(MultipleOf(of: 5, base: 2).requirement.text == "Steps of 5 from 2")
  }
}
