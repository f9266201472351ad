import FormValidation
import Testing

struct ClauseModifiersTests {
  @Test func `each modifier changes only its own property`() {
    let clause = Clause.minLength(3)
      .message("Longer.").hint("Go on.").code("mine").severity(.info).stop()
    #expect(clause.message == "Longer.")
    #expect(clause.hint == "Go on.")
    #expect(clause.code == "mine")
    #expect(clause.severity == .info)
    #expect(clause.isStop)
    #expect(clause != .minLength(3))
  }

  @Test func `a rule applies only if its conditions hold`() {
    let rules: RuleSet = [.required.when("a", .accepted).unless("b", .equals("x"))]
    #expect(rules.verdict(on: "", among: ["a": true]).codes == ["required"])
    #expect(rules.verdict(on: "", among: ["a": false]) == .valid)
    #expect(rules.verdict(on: "", among: ["a": true, "b": "x"]) == .valid)
    #expect(rules.reads == ["a", "b"])
    #expect(!rules.isRequired)
  }

  @Test func `a warning is reported and blocks nothing`() {
    let rules: RuleSet = [.maxLength(5).severity(.warning), .alpha, .minLength(9).severity(.info)]
    #expect(rules.verdict(on: "abcdef") == .valid)
    let remarks = rules.remarks(on: "abcdef")
    #expect(remarks.map(\.severity) == [.warning, .info])
    #expect(remarks.map(\.code) == ["length.too_long", "length.too_short"])
    #expect(rules.verdict(on: "abcdef1").codes == ["characters.not_allowed"])
    #expect(!RuleSet([.required.severity(.warning)]).isRequired)
  }

  @Test(
    arguments: [
      (.all([warning]), "abcdef", ["length.too_long"], [[]]),
      (.all([warning]), "abcde", [], []),
      (.all([.all([warning])]), "abcdef", ["length.too_long"], [[]]),
      (.all([.alpha, warning]), "abcde1", ["length.too_long"], [[]]),
      (.all([.alpha, warning], isSingle: true), "abcdef", ["length.too_long"], [[]]),
      (.all([.alpha, warning], isSingle: true), "abcde1", [], []),
      (.all([.alpha.stop(), warning]), "abcde1", [], []),
      (.all([warning]).when("on", .accepted), "abcdef", [], []),
      (
        .all([warning, .minLength(9)]).severity(.warning), "abcdef",
        ["length.too_short", "length.too_long"], [[], []]
      ),
      (
        .each([warning]), ["a", "abcdef", "b", "ghijkl"], ["length.too_long", "length.too_long"],
        [[1], [3]]
      ),
      (.each([.all([warning])]), ["abcdef"], ["length.too_long"], [[0]]),
    ] as [(Clause, Value, [String], [[Int]])]
  )
  func `a warning of a member is reported`(
    rule: Clause,
    value: Value,
    codes: [String],
    paths: [[Int]]
  ) {
    var ruler = Ruler<Void>()
    ruler.register("a", value: value, rules: [rule])
    for remarks in [RuleSet([rule]).remarks(on: value), ruler.registrations[0].remarks] {
      #expect(remarks.map(\.code) == codes)
      #expect(remarks.map(\.path) == paths)
      #expect(remarks.allSatisfy { $0.severity == .warning })
    }
  }

  private static let warning = Clause.maxLength(5).severity(.warning)

  @Test func `a broken stopping rule is the last to run`() {
    let rules: RuleSet = [.minLength(2), .alpha.stop(), .maxLength(3), .email.severity(.warning)]
    #expect(rules.verdict(on: "12345").codes == ["characters.not_allowed"])
    #expect(rules.remarks(on: "12345").isEmpty)
    let outcomes = rules.outcomes(on: "12345")
    #expect(outcomes.map { $0 == .skipped } == [false, false, true, true])
    #expect(rules.verdict(on: "abcde").codes == ["length.too_long"])
    #expect(rules.outcomes(on: "a1").first?.verdict == .valid)
  }

  @Test func `rules in branches depend on the condition`() {
    let rules = RuleSet {
      .required
      RuleSet.when(.field("country", [.equals("US")])) {
        .digits(5)
      } else: {
        .maxLength(3)
      }
    }
    #expect(rules.verdict(on: "1234", among: ["country": "US"]).codes == ["digits.too_few"])
    #expect(rules.verdict(on: "1234", among: ["country": "DE"]).codes == ["length.too_long"])
    #expect(rules.outcomes(on: "12345", among: ["country": "US"])[2] == .skipped)
  }

  @Test func `a ruler re-runs a conditional rule when its condition's field changes`() {
    let counter = Counter()
    let counted = Clause.custom("counted") { (_: String, _: Answers) in
      counter.count()
      return .invalid("counted", "Counted.")
    }
    var ruler = Ruler<Void>()
    ruler.register("gate", value: false, rules: [])
    ruler.register("name", value: "x", rules: [counted.when("gate", .accepted), .alpha])
    #expect(counter.taken() == 0)
    #expect(ruler.registrations[1].outcomes[0] == .skipped)
    #expect(ruler.setValue(true, of: "gate") == ["gate", "name"])
    #expect(counter.taken() == 1)
    #expect(ruler.verdict(on: "name").codes == ["counted"])
    ruler.setValue(false, of: "gate")
    #expect(ruler.verdict(on: "name") == .valid)
  }
}
