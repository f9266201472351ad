@testable import FormValidation
import Testing

struct RuleSetTests {
  private let rules: RuleSet = [.required, .minLength(3), .maxLength(5), .email]

  @Test(arguments: [.null, "", []] as [Value])
  func `a blank answer passes every rule except presence rules`(_ blank: Value) {
    #expect(RuleSet([.minLength(3), .email, .oneOf(["a"])]).verdict(on: blank) == .valid)
    #expect(rules.verdict(on: blank).codes == ["required"])
  }

  @Test func `violations are in the order of the rules`() {
    #expect(rules.verdict(on: "a").codes == ["length.too_short", "format.email"])
    #expect(rules.verdict(on: "a").standing == .incomplete)
    #expect(rules.verdict(on: "abcdef").codes == ["length.too_long", "format.email"])
    #expect(rules.verdict(on: "abcdef").standing == .invalid)
    #expect(rules.verdict(on: "a@b.c") == .valid)
  }

  @Test func `an empty set allows everything`() {
    #expect(RuleSet().verdict(on: "x") == .valid)
    #expect(RuleSet().checklist(on: "x") == [])
  }

  @Test func `a set is required if a blank answer breaks it`() {
    #expect(rules.isRequired)
    #expect(RuleSet([.accepted]).isRequired)
    #expect(!RuleSet([.minLength(1), .sameAs("p")]).isRequired)
  }

  @Test func `the checklist omits presence rules`() {
    #expect(
      RuleSet([.required, .minLength(2), .maxLength(3), .accepted]).checklist(on: "abcd") == [
        ChecklistLine("At least 2 characters", .met),
        ChecklistLine("At most 3 characters", .broken),
      ]
    )
    #expect(
      RuleSet([.minLength(2)]).checklist(on: "") == [ChecklistLine("At least 2 characters", .open)]
    )
  }

  @Test func `builder, literal and sum make the same set`() {
    let isLong = true
    let built = RuleSet {
      .required
      Length(3...)
      if isLong { Clause.maxLength(5) }
      if isLong { Clause.email } else { Clause.number }
      for length in 1...2 { Clause.minLength(length) }
      RuleSet([.integer])
    }
    let tail: RuleSet = [.minLength(1), .minLength(2), .integer]
    #expect(built == rules + tail)
    #expect(built != tail + rules)
  }
}
