import FormValidation
import Testing

struct ProhibitedTests {
  @Test(
    arguments: [
      (.null, .valid), ("", .valid), ([], .valid), ("x", .invalid), (" ", .invalid),
      (false, .invalid), (0, .invalid), ([1], .invalid),
    ] as [(Value, Standing)]
  )
  func `an answer is refused, a blank one passes`(_ value: Value, _ standing: Standing) {
    #expect(Clause.prohibited.standing(of: value) == standing)
  }

  @Test func `it is a presence rule, but makes no field required`() {
    let rules: RuleSet = [.prohibited]
    #expect(!rules.isRequired)
    #expect(rules.verdict(on: "x").texts == ["Leave this field empty."])
  }
}
