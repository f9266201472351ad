import FormValidation
import Testing

struct SumOfTests {
  private static let whole = Clause.sumOf(["a", "b", "c"], min: 100, max: 100, at: "c")

  @Test(arguments: [
    ("30", "20", "50", Standing.valid), ("30", "20", "5", .incomplete),
    ("30", "20", "60", .invalid),
    ("30", "20", "", .incomplete), ("60", "40", "", .valid), ("99.9", "0.05", "0.05", .valid),
    ("30", "", "70", .valid), ("30", "", "5", .incomplete), ("30", "", "80", .invalid),
    ("30", "", "50", .incomplete), ("x", "20", "1", .valid), ("30", "20", "x", .invalid),
    ("-50", "100", "50", .valid), ("100", "0.1", "", .incomplete), ("1e2", "0", "0", .valid),
  ])
  func `the last answer completes the sum`(
    first: String,
    second: String,
    own: String,
    standing: Standing
  ) {
    let answers: Answers = ["a": .text(first), "b": .text(second)]
    #expect(Self.whole.standing(of: .text(own), among: answers) == standing)
  }

  @Test(
    arguments: [
      (.sumOf(["a", "b"], max: 5, at: "b"), "This", "a, b must add up to at most 5, not 6."),
      (.sumOf(["a", "b"], min: 50, at: "b"), "This", "a, b must add up to at least 50, not 6."),
      (.sumOf(["a", "b"], min: 1, max: 5, at: "b"), "This", "a, b must add up to 1 to 5, not 6."),
      (.sumOf(["a", "b"], min: 5, max: 5, at: "b"), "This", "a, b must add up to 5, not 6."),
    ] as [(Clause, String, String)]
  )
  func `the message names the fields and the sum`(clause: Clause, label: String, message: String) {
    let verdict = clause.verdict(on: 2, among: ["a": 4])
    #expect(verdict.texts == [message])
    #expect(verdict.codes == ["form.sum"])
  }

  @Test func `another field can be marked`() {
    let clause = Clause.sumOf(["a", "b"], max: 5, at: "total")
    #expect(clause.standing(of: "", among: ["a": 2, "b": 3]) == .valid)
    #expect(clause.standing(of: "x", among: ["a": 3, "b": 3]) == .invalid)
    #expect(clause.standing(of: "x", among: ["a": 6]) == .incomplete)
    #expect(clause.rule.requirement.text == "a, b add up to at most 5")
  }
}
