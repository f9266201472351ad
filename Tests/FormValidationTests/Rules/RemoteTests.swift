@testable import FormValidation
import Testing

struct RemoteTests {
  @Test func `the rule alone is valid`() {
    #expect(Clause.remote("free").standing(of: "anything") == .incomplete)
    #expect(Remote(RemoteQuestion("free")).requirement.text == "Checked by free")
  }

  private static let free = Clause.remote("free")

  @Test(
    arguments: [
      (.not([free], "Other."), "a", .incomplete), (.not([.digits, free], "Other."), "a", .valid),
      (.not([.alpha, free], "Other."), "a", .incomplete),
      (.not([.not([free], "Other.")], "Other."), "a", .incomplete),
      (.not([.any([free, .digits])], "Other."), "a", .incomplete),
      (.not([.any([free, .alpha])], "Other."), "a", .incomplete),
      (.not([.each([free])], "Other."), ["a"], .incomplete),
      (.not([.alpha.when("b", free)], "Other."), "a", .incomplete),
      (.not([.digits.when("b", free)], "Other."), "a", .incomplete),
      (.one([free]), "a", .incomplete), (.one([.alpha, free]), "a", .incomplete),
      (.one([.alpha, .minLength(1), free]), "a", .incomplete),
      (.one([.alpha, .all([.digits, free])]), "a", .valid),
      (.one([.alpha, .all([.not([free], "Other."), .remote("known")])]), "a", .incomplete),
      (.any([free]), "a", .incomplete), (.any([.alpha, free]), "a", .valid),
      (.any([.alpha.when("b", free), .digits]), "a", .incomplete),
      (.all([.alpha, free]), "a", .incomplete), (.each([free]), ["a"], .incomplete),
      (.digits.when("b", free), "a", .invalid), (.digits.unless("b", free), "a", .invalid),
      (.alpha.unless("b", free), "a", .valid),
    ] as [(Clause, Value, Standing)]
  )
  func `what depends on a check that cannot run is not valid`(
    _ clause: Clause,
    _ value: Value,
    _ standing: Standing
  ) {
    let rules: RuleSet = [clause]
    let answers: Answers = ["b": "b"]
    #expect(rules.verdict(on: value, among: answers).standing == standing)
    var ruler = Ruler<Void>(answers: answers)
    ruler.register("a", value: value, rules: rules)
    #expect(ruler.verdict(on: "a").standing == standing)
    #expect(Schema(dictionaryLiteral: ("a", rules)).verdict(on: ruler.answers).standing == standing)
  }

  @Test func `its message is not about the answer`() {
    let verdict = "a".validate(.not([Self.free], "Choose another."))
    #expect(verdict.codes == ["remote.pending"])
    #expect(verdict.texts == ["This has not been checked yet."])
  }

  @Test func `a condition that depends on a check does not hold, but what has it applies`() {
    let condition = Condition.field("a", [Self.free])
    for condition in [condition, .not(condition), .any([.not(.all([condition]))])] {
      #expect(!condition.holds(among: ["a": "x"]))
      var ruler = Ruler<Void>(answers: ["a": "x"])
      ruler.register("b", rules: [.required], when: condition)
      ruler.setValue("y", of: "a")
      #expect(ruler.validate("b").map(\.code) == ["required"])
    }
    #expect(Condition.any([.not(condition), .field("a", [.alpha])]).holds(among: ["a": "x"]))
  }

  @Test func `rules are equal by question and timing`() {
    #expect(Clause.remote("free") == .remote("free"))
    #expect(Clause.remote("free") != .remote("known"))
    #expect(Clause.remote("free") != .remote("free", debounce: .zero))
    #expect(Clause.remote("free") != .remote("free", timeout: .seconds(1)))
  }
}
