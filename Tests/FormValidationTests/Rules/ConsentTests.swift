import FormValidation
import Testing

struct AcceptedTests {
  @Test(arguments: [true, 1, "1", "yes", "on", "true", "YES"] as [Value])
  func `values that mean yes pass`(_ value: Value) {
    #expect(Clause.accepted.standing(of: value) == .valid)
  }

  @Test(arguments: [false, .null, 0, 2, "", "no", "y", [], .object([:])] as [Value])
  func `anything else is incomplete, including null`(_ value: Value) {
    let verdict = RuleSet([.accepted]).verdict(on: value)
    #expect(verdict.standing == .incomplete)
    #expect(verdict.texts == ["Accept to continue."])
  }
}

struct DeclinedTests {
  @Test(arguments: [false, 0, "0", "no", "off", "false", "NO"] as [Value])
  func `values that mean no pass`(_ value: Value) {
    #expect(Clause.declined.standing(of: value) == .valid)
  }

  @Test(arguments: [true, .null, 1, 2, "", "yes", "n", [], .object([:])] as [Value])
  func `anything else is incomplete, including null`(_ value: Value) {
    let verdict = RuleSet([.declined]).verdict(on: value)
    #expect(verdict.standing == .incomplete)
    #expect(verdict.texts == ["Decline to continue."])
  }
}
