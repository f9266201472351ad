@testable import FormValidation
import Testing

struct AllOfTests {
  private static let name: RuleSet = [.minLength(3), .alpha]

  @Test(
    arguments: [
      ("ada", .valid), ("ad", .incomplete), ("a1", .invalid), ("ada1", .invalid),
    ] as [(String, Standing)]
  )
  func `an answer must pass all rules`(_ text: String, _ standing: Standing) {
    #expect(Clause.all(Self.name).standing(of: text) == standing)
    #expect(Clause.all(Self.name, isSingle: true).standing(of: text) == standing)
  }

  @Test func `each rule has its own violation, or all share one`() {
    let several = AllOf(Self.name).verdict(on: "1", among: [:])
    #expect(several.codes == ["length.too_short", "characters.not_allowed"])
    let single = AllOf(Self.name, isSingle: true).verdict(on: "1", among: [:])
    #expect(single.texts == ["Required: At least 3 characters, Only letters."])
    #expect(single.codes == ["all.not_met"])
  }

  @Test func `each rule has its own checklist line, or all share one`() {
    #expect(Clause.all(Self.name).checklist(on: "ad", among: [:]).map(\.standing) == [.open, .met])
    let single = Clause.all(Self.name, isSingle: true).message("A name")
    #expect(single.checklist(on: "ad", among: [:]) == [ChecklistLine("A name", .open)])
  }

  @Test func `it combines the fields and kinds of its rules`() {
    let rule = AllOf([.sameAs("a"), .email.when("b", .accepted)])
    #expect(rule.reads == ["a", "b"])
    #expect(Clause(rule).kind == .text)
    #expect(rule.traits.judgesBlank)
    #expect(!AllOf(Self.name).traits.judgesBlank)
    #expect(Clause.all([.email, .positive]).kind == .any)
  }
}
