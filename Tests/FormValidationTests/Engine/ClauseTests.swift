@testable import FormValidation
import Testing

struct ClauseTests {
  @Test func `a value of another kind is invalid`() {
    let verdict = Clause.minLength(1).verdict(on: true, among: [:])
    #expect(verdict.standing == .invalid)
    #expect(verdict.codes == ["kind"])
    #expect(verdict.texts == ["This must be text."])
    #expect(Clause.minLength(1).checklist(on: true, among: [:]) == [])
  }

  @Test func `violations carry the rule's name`() {
    #expect(
      Clause.minLength(2).verdict(on: "a", among: [:]).violations.map(\.rule) == ["min_length"]
    )
  }

  @Test func `the author's message and code replace the rule's own`() {
    let clause = Clause(Length(...1), message: "Short, {label}!", code: "mine")
    let verdict = clause.verdict(on: "ab", among: [:])
    #expect(verdict.texts == ["Short, This!"])
    #expect(verdict.codes == ["mine"])
  }

  @Test func `the author's message can use the rule's parameters, whatever is wrong`() {
    let clause = Clause(IsInteger(min: 2, max: 12), message: "{min} to {max}, please.")
    #expect(clause.verdict(on: "abc", among: [:]).texts == ["2 to 12, please."])
  }

  @Test func `a checklist has the author's message, unless the rule has parts`() {
    let short = Clause(Length(...1), message: "Short, {max} at most.")
    #expect(short.checklist(on: "ab", among: [:]).map(\.text) == ["Short, 1 at most."])
    let password = Clause(Password(min: 2, minDigits: 1), message: "Strong.")
    #expect(password.checklist(on: "ab", among: [:]).count == 2)
    // Without an answer, a message cannot mention it.
    let quoting = Clause(Length(...1), message: "{value} is long.")
    #expect(quoting.checklist(on: "ab", among: [:]).map(\.text) == ["At most 1 character"])
  }

  @Test func `a hint is only for incomplete answers`() {
    let clause = Clause(Length(2...3), message: "No.", hint: "Go on.")
    let (short, long) = (
      clause.verdict(on: "a", among: [:]), clause.verdict(on: "abcd", among: [:])
    )
    #expect(short.texts == ["No."] && short.violations.map(\.hint) == ["Go on."])
    #expect(long.texts == ["No."] && long.violations.map(\.hint) == [nil])
    // A rule made of others leaves them their hints.
    let whole = Clause.any([clause]).hint("Any of them.")
    #expect(whole.verdict(on: "a", among: [:]).violations.map(\.hint) == ["Any of them."])
    let all = RuleSet([clause, .email])
    #expect(all.verdict(on: "a").violations.map(\.hint) == ["Go on.", nil])
  }

  @Test(arguments: [
    (Clause.required, ValueKind.any), (.email, .text), (.integer, .number), (.oneOf([]), .any),
    (.custom("t") { (on: Bool) in on }, .toggle),
  ])
  func `a clause knows what kind of value it validates`(_ clause: Clause, _ kind: ValueKind) {
    #expect(clause.kind == kind)
  }

  @Test func `clauses are equal by rule and message`() {
    #expect(Clause.minLength(1) == .minLength(1))
    #expect(Clause.minLength(1) != .minLength(2))
    #expect(Clause.minLength(1) != .maxLength(1))
    #expect(Clause.minLength(1) != Clause(Length(1...), hint: "x"))
    #expect(Set([Clause.minLength(1), .minLength(1), Clause(Length(1...), code: "x")]).count == 2)
  }
}
