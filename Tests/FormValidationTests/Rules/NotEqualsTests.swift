import FormValidation
import Testing

struct NotEqualsTests {
  @Test(
    arguments: [
      ("root", "roo", Standing.valid), ("root", "root", .incomplete), ("root", "Root", .valid),
      ("é", "e\u{301}", .incomplete), (1, .number("1.0"), .incomplete), (1, true, .valid),
      (1, "1", .valid), ([1], [true], .valid), (.null, .null, .incomplete),
    ] as [(Value, Value, Standing)]
  )
  func `values are compared with their kinds`(
    _ refused: Value,
    _ value: Value,
    _ standing: Standing
  ) {
    #expect(Clause.notEquals(refused).standing(of: value) == standing)
  }

  @Test func `the message says the value`() {
    let verdict = NotEquals("root").verdict(on: "root", among: [:])
    #expect(verdict.texts == ["Give an answer other than root."])
    #expect(verdict.codes == ["choice.equal"])
    #expect(NotEquals("root").requirement.text == "Not root")
  }

  @Test func `case can be left aside, and another field be the measure`() {
    #expect(Clause.notEquals("root", ignoreCase: true).standing(of: "ROOT") == .incomplete)
    let clause = Clause.notEquals(field: "other")
    #expect(clause.rule.reads == ["other"])
    #expect(clause.standing(of: "a", among: ["other": "a"]) == .incomplete)
    #expect(clause.standing(of: "b", among: ["other": "a"]) == .valid)
    #expect(
      clause.verdict(on: "a", among: ["other": "a"]).texts == ["Give an answer other than other."]
    )
  }
}
