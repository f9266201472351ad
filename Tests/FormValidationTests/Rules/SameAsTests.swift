@testable import FormValidation
import Testing

struct SameAsTests {
  @Test(
    arguments: [
      ("secret", "secret", Standing.valid), ("secret", "sec", .incomplete),
      ("secret", "", .incomplete),
      ("secret", .null, .incomplete), ("secret", "secrets", .invalid), ("secret", "x", .invalid),
      ("", "", .valid), (.null, "", .valid), ("", .null, .valid), ("", "x", .invalid),
      (.null, "x", .invalid), (1, .number("1.0"), .valid), (12, 1, .incomplete),
      (1, true, .invalid),
    ] as [(Value, Value, Standing)]
  )
  func `it always compares, blank or not`(_ other: Value, _ value: Value, _ standing: Standing) {
    #expect(RuleSet([.sameAs("p")]).verdict(on: value, among: ["p": other]).standing == standing)
  }

  @Test func `the message names the other field and never its answer`() {
    let verdict = SameAs("password").verdict(on: "x", among: ["password": "hush"])
    #expect(verdict.texts == ["This must be the same as password."])
    #expect(verdict.codes == ["cross.not_same"])
    #expect(!"\(verdict)".contains("hush"))
    #expect(SameAs("password").requirement.text == "The same as password")
  }

  @Test func `it reads the other field`() {
    #expect(SameAs("password").reads == ["password"])
  }
}

struct DifferentFromTests {
  @Test(
    arguments: [
      ("secret", "secrets", Standing.valid), ("secret", "secret", .incomplete),
      ("secret", "", .valid), (.null, "x", .valid), (.null, .null, .valid), ("", "", .valid),
      (1, .number("1.0"), .incomplete), (1, true, .valid),
    ] as [(Value, Value, Standing)]
  )
  func `the answers must differ`(_ other: Value, _ value: Value, _ standing: Standing) {
    #expect(Clause.differentFrom("old").standing(of: value, among: ["old": other]) == standing)
  }

  @Test func `the message never reveals the other answer`() {
    let rule = SameAs("old", isNegated: true)
    let verdict = rule.verdict(on: "secret", among: ["old": "secret"])
    #expect(verdict.texts == ["Enter something other than old."])
    #expect(verdict.codes == ["cross.same"])
    #expect(rule.reads == ["old"])
    #expect(rule.requirement.text == "Different from old")
  }
}
