import FormValidation
import Testing

struct NotTests {
  private static let clause = Clause.not([.startsWith("admin")], "Choose a name of your own.")

  @Test(
    arguments: [("ada", .valid), ("adm", .valid), ("admin1", .incomplete)] as [(Value, Standing)]
  )
  func `answers that the rules allow are refused`(_ text: Value, _ standing: Standing) {
    #expect(Self.clause.standing(of: text) == standing)
  }

  @Test func `the author gives its message`() {
    #expect(Self.clause.verdict(on: "admin", among: [:]).texts == ["Choose a name of your own."])
    #expect(Self.clause.verdict(on: "admin", among: [:]).codes == ["not.met"])
  }

  @Test func `several rules are refused only together`() {
    let clause = Clause.not([.startsWith("a"), .minLength(3)], "Else.")
    #expect(clause.standing(of: "ab") == .valid)
    #expect(clause.standing(of: "abc") == .incomplete)
  }

  @Test func `a prohibited answer must be blank`() {
    let rules: RuleSet = [.not([.required], "Leave it empty.")]
    #expect(rules.verdict(on: "").isValid)
    #expect(rules.verdict(on: "x").texts == ["Leave it empty."])
  }
}
