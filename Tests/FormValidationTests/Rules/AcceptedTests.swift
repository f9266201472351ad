import FormValidation
import Testing

struct AcceptedTests {
  @Test(arguments: [true, 1, "1", "yes", "on", "true", "YES"] as [Value])
  func `what means yes passes`(_ value: Value) {
    #expect(Clause.accepted.standing(of: value) == .valid)
  }

  @Test(arguments: [false, .null, 0, 2, "", "no", "y", [], .object([:])] as [Value])
  func `anything else is incomplete, nothing included`(_ value: Value) {
    let verdict = RuleSet([.accepted]).verdict(on: value)
    #expect(verdict.standing == .incomplete)
    #expect(verdict.texts == ["Accept to continue."])
  }
}
