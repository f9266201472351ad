import FormValidation
import Testing

struct DifferentFromTests {
  @Test(
    arguments: [
      ("secret", "secrets", Standing.valid), ("secret", "secret", .incomplete),
      ("secret", "", .valid), (.null, "x", .valid), (.null, .null, .valid), ("", "", .valid),
      (1, .number("1.0"), .incomplete), (1, true, .valid),
    ] as [(Value, Value, Standing)]
  )
  func `the other answer is another one`(_ other: Value, _ value: Value, _ standing: Standing) {
    #expect(Clause.differentFrom("old").standing(of: value, among: ["old": other]) == standing)
  }

  @Test func `the message keeps the other answer to itself`() {
    let rule = DifferentFrom("old")
    let verdict = rule.verdict(on: "secret", among: ["old": "secret"])
    #expect(verdict.texts == ["Enter something other than old."])
    #expect(verdict.codes == ["cross.same"])
    #expect(rule.reads == ["old"])
    #expect(rule.requirement.text == "Different from old")
  }
}
