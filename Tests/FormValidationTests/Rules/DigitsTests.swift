@testable import FormValidation
import Testing

struct DigitsTests {
  @Test(arguments: [
    ("0123", Standing.valid), ("12", .incomplete), ("12345", .invalid), ("12a", .invalid),
    ("①②③④", .invalid), ("", .incomplete), ("12 4", .invalid),
  ])
  func `the number of digits can be fixed`(_ text: String, _ standing: Standing) {
    #expect(Clause.digits(4).standing(of: text) == standing)
  }

  @Test func `any script can be allowed`() {
    #expect(Clause.digits(4, anyScript: true).standing(of: "١٢٣٤") == .valid)
    #expect(Clause.digits(anyScript: true).standing(of: "1a") == .invalid)
  }

  @Test func `the message says what to do`() {
    let rule = Digits(min: 2, max: 3)
    #expect(rule.verdict(on: "1", among: [:]).texts == ["Add 1 more digit."])
    #expect(rule.verdict(on: "12345", among: [:]).texts == ["Remove 2 digits."])
    #expect(rule.verdict(on: "x", among: [:]).texts == ["Use only the digits 0-9."])
    let loose = Digits(anyScript: true)
    #expect(loose.verdict(on: "x", among: [:]).texts == ["Use digits only, not \"x\"."])
  }

  @Test func `the requirement names the limits`() {
    let rules = [
      Digits(), Digits(min: 1), Digits(max: 2), Digits(min: 4, max: 4), Digits(min: 2, max: 3),
    ]
    #expect(
      rules.map(\.requirement.text) == [
        "Only digits", "At least 1 digit", "At most 2 digits", "Exactly 4 digits", "2 to 3 digits",
      ]
    )
  }
}
