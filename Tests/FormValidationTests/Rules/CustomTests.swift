import FormValidation
import Testing

struct CustomTests {
  @Test func `a custom rule takes ten lines`() {
    let rules = RuleSet { Palindrome() }
    #expect(rules.verdict(on: "anna").standing == .valid)
    let verdict = rules.verdict(on: "ann")
    #expect(
      verdict.violations.first?.text(label: "Word") == "Word must read the same from both ends."
    )
    #expect(verdict.violations.first?.rule == "palindrome")
  }

  @Test func `a closure makes a rule in one line`() {
    let even = Clause.custom("even") { (text: String) in text.count.isMultiple(of: 2) }
    #expect(even.standing(of: "ab") == .valid)
    #expect(even.standing(of: "abc") == .incomplete)
    #expect(even.verdict(on: "abc", among: [:]).codes == ["even"])
  }

  @Test func `a closure can return a verdict and read other answers`() {
    let clause = Clause.custom("below", reads: ["limit"]) { (input: NumericText, answers) in
      answers["limit"] == .number(input.number ?? 0) ? .valid : .invalid("below", "No.")
    }
    #expect(clause.rule.reads == ["limit"])
    #expect(clause.standing(of: 3, among: ["limit": 3]) == .valid)
    #expect(clause.standing(of: 3, among: ["limit": 4]) == .invalid)
    #expect(clause.kind == .number)
  }

  @Test func `closures are equal by code and input`() {
    let first = Clause.custom("a") { (_: String) in true }
    #expect(first == Clause.custom("a") { (_: String) in false })
    #expect(first != Clause.custom("b") { (_: String) in true })
    #expect(first != Clause.custom("a") { (_: Bool) in true })
  }

  @Test func `blank answers reach it on request`() {
    let rule = Custom<String>("seen", requirement: "Seen", judgesBlank: true) { text, _ in
      text.isEmpty ? .incomplete("seen", "Empty.") : .valid
    }
    #expect(RuleSet([Clause(rule)]).verdict(on: "").standing == .incomplete)
    #expect(rule.requirement.text == "Seen")
    #expect(Custom<String>("code") { _ in true }.requirement.text == "code")
  }
}
