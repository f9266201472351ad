@testable import FormValidation
import Testing

struct ValidatableRulesTests {
  @Test func `a method evaluates one rule, several, or a set`() {
    #expect("ada@x.y".validate(.email) == .valid)
    #expect("ada".validate(.email).standing == .incomplete)
    #expect(42.validate(.range(18...)) == .valid)
    #expect(17.validate(.range(18...)).codes == ["range.below_min"])
    #expect("a".validate(.minLength(2), .email).codes == ["length.too_short", "format.email"])
    #expect("a".validate(.alpha, .minLength(1), .maxLength(1)).isValid)
    #expect("a".validate([.minLength(2), .email]).codes == ["length.too_short", "format.email"])
    #expect("a".validate(Length(2...)).codes == ["length.too_short"])
    #expect(["a", "a"].validate(.uniqueItems).standing != .valid)
    #expect(false.validate(.accepted).standing != .valid)
  }

  @Test func `rules can be listed, one per line`() {
    let isStrict = true
    let verdict = "a".validate {
      .required
      if isStrict { Clause.minLength(2) }
      Email()
    }
    #expect(verdict.codes == ["length.too_short", "format.email"])
  }

  @Test func `a function does the same`() {
    #expect(validate("ada@x.y", .email) == .valid)
    #expect(validate("a", .minLength(2), .email) == "a".validate(.minLength(2), .email))
    #expect(validate(nil as Int?, .required).codes == ["required"])
    #expect(validate(17, [.range(18...)]).codes == ["range.below_min"])
    #expect(validate("anything") == .valid)
  }

  @Test func `null is validated only by presence rules`() {
    #expect((nil as String?).validate(.email, .minLength(3)) == .valid)
    #expect("".validate(.email) == .valid)
    #expect((nil as Int?).validate(.required, .range(18...)).codes == ["required"])
    #expect(([] as [Int]).validate(.minItems(1)).codes == ["items.too_few"])
  }

  @Test func `other answers matter if a rule reads them`() {
    #expect("x".validate(.sameAs("p"), among: ["p": "x"]).isValid)
    #expect("y".validate(.sameAs("p"), among: ["p": "x"]).codes == ["cross.not_same"])
    #expect("y".validate(.email, .sameAs("p"), among: ["p": "y"]).codes == ["format.email"])
    #expect("y".validate(SameAs("p"), among: ["p": "y"]).isValid)
    #expect("y".validate(among: ["p": "y"]) { .sameAs("p") }.isValid)
  }
}
