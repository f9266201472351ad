@testable import FormValidation
import Testing

struct UniqueTests {
  @Test(
    arguments: [
      ("adam", Standing.valid), ("ada", .incomplete), ("ad", .valid), ("Ada", .valid),
      ("Zo\u{EB}", .incomplete), ("Zoe\u{308}", .incomplete), (1, .incomplete),
      (.number("1.0"), .incomplete), ("1", .valid), (true, .valid), ([1], .valid), (.null, .valid),
    ] as [(Value, Standing)]
  )
  func `an answer must not be taken`(_ value: Value, _ standing: Standing) {
    #expect(Clause.unique(among: ["ada", "Zoë", 1]).standing(of: value) == standing)
    #expect(Clause.unique.standing(of: value) == .valid)
  }

  @Test func `case can be ignored`() {
    let clause = Clause.unique(among: ["Ada"], ignoreCase: true)
    #expect(clause.standing(of: "aDA") == .incomplete)
    #expect(clause.standing(of: "Adam") == .valid)
    #expect(clause.standing(of: 5) == .valid)
  }

  @Test func `the answers of other fields are taken`() {
    let rule = Unique(fields: ["a", "b"])
    let answers: Answers = ["a": "x", "b": 1, "c": "y"]
    #expect(rule.reads == ["a", "b"])
    #expect(rule.requirement.text == "Different from a or b")
    #expect(rule.requirement.message.judgment?.template == "{label} must differ from {list}.")
    #expect(rule.verdict(on: "x", among: answers).codes == ["choice.taken"])
    #expect(rule.verdict(on: 1, among: answers).codes == ["choice.taken"])
    #expect(rule.verdict(on: "y", among: answers).isValid)
    #expect(!RuleSet([Clause(rule)]).comparesRecords)
    #expect(RuleSet([.unique]).comparesRecords)
  }

  @Test func `the message repeats the answer`() {
    let rule = Unique(among: ["ada"])
    #expect(rule.verdict(on: "ada", among: [:]).texts == ["ada is taken; choose another."])
    #expect(rule.verdict(on: "ada", among: [:]).codes == ["choice.taken"])
    #expect(rule.requirement.text == "Not taken yet")
  }
}
