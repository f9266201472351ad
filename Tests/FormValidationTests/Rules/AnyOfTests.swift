@testable import FormValidation
import Testing

struct AnyOfTests {
  private static let contact: RuleSet = [.email, .digits(10)]

  @Test(
    arguments: [
      ("ada@example.com", .valid), ("5551234567", .valid), ("555", .incomplete),
      ("ada@", .incomplete), ("a b", .invalid), ("", .valid),
    ] as [(Value, Standing)]
  )
  func `one alternative is enough`(_ text: Value, _ standing: Standing) {
    #expect(RuleSet([.any(Self.contact)]).verdict(on: text).standing == standing)
    #expect(Clause.any(Self.contact, details: true).standing(of: text) == standing)
  }

  @Test func `one violation names the alternatives, nearest first`() {
    let rule = AnyOf([.digits(10), .password(min: 9, minDigits: 1), .minLength(8)])
    let verdict = rule.verdict(on: "ada", among: [:])
    #expect(verdict.codes == ["any.none_met"])
    #expect(
      verdict.violations[0].parameters["alternatives"]
        == [
          .text(Length(8...).requirement.text),
          .text(Password(min: 9, minDigits: 1).requirement.text),
          .text(Digits(min: 10, max: 10).requirement.text),
        ]
    )
  }

  @Test func `details are the violations of each, nearest first, as incomplete as the whole`() {
    let verdict = AnyOf(Self.contact, details: true).verdict(on: "ada@", among: [:])
    #expect(verdict.violations.map(\.rule) == ["email", "digits"])
    #expect(verdict.violations.map(\.isIncomplete) == [true, true])
    let broken = AnyOf(Self.contact, details: true).verdict(on: "a b", among: [:])
    #expect(broken.violations.map(\.isIncomplete) == [false, false])
  }

  @Test func `an alternative whose condition fails is ignored`() {
    let rule = AnyOf([.email, .digits(3).when("short", .accepted)])
    #expect(rule.verdict(on: "555", among: ["short": true]) == .valid)
    #expect(rule.verdict(on: "555", among: ["short": false]).standing == .incomplete)
    #expect(AnyOf([]).verdict(on: "x", among: [:]) == .valid)
  }
}
