@testable import FormValidation
import Testing

struct ExactlyOneTests {
  @Test(
    arguments: [
      ("ada", .valid, nil), ("12345", .valid, nil), ("adalovelace", .incomplete, "one.several_met"),
      ("12", .incomplete, "one.none_met"),
    ] as [(Value, Standing, String?)]
  )
  func `exactly one alternative must pass`(
    _ text: Value,
    _ standing: Standing,
    _ code: String?
  ) {
    let verdict = ExactlyOne([.alpha, .minLength(5)]).verdict(on: text, among: [:])
    #expect(verdict.standing == standing)
    #expect(verdict.codes.first == code)
  }

  @Test func `it is invalid when every alternative is`() {
    let rule = ExactlyOne([.alpha, .digits])
    #expect(rule.verdict(on: "a1", among: [:]).standing == .invalid)
    #expect(rule.requirement.text == "Exactly one of these: Only letters, Only digits")
  }
}
