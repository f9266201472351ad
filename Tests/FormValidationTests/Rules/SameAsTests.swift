import FormValidation
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
