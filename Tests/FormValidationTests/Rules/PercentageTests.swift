@testable import FormValidation
import Testing

struct PercentageTests {
  @Test(arguments: [
    ("0", Standing.valid), ("100", .valid), ("100.0", .valid), ("12.5", .valid),
    ("100.1", .invalid),
    ("101", .invalid), ("-1", .invalid), ("12.", .incomplete), ("12%", .invalid),
  ])
  func `a percentage is from 0 to 100`(_ text: String, _ standing: Standing) {
    #expect(Clause.percentage.standing(of: text) == standing)
  }

  @Test func `the limit can be changed`() {
    #expect(Clause.percentage(max: 250).standing(of: "250") == .valid)
    #expect(Clause.percentage(max: 250).standing(of: "251") == .invalid)
    #expect(Clause.percentage.rule.requirement.text == "A percentage from 0 to 100")
  }
}
