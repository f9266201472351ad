@testable import FormValidation
import Testing

struct IsDecimalTests {
  @Test(arguments: [
    ("1.5", Standing.valid), ("1.50", .valid), ("-1.5", .valid), (".5", .valid), ("1", .incomplete),
    ("1.", .incomplete), ("", .incomplete), ("-", .incomplete), ("1.505", .invalid),
    ("1e3", .invalid), ("1,5", .invalid), ("x", .invalid),
  ])
  func `digits after the point are counted`(_ text: String, _ standing: Standing) {
    let clause = Clause.decimal(minFractionDigits: 1, maxFractionDigits: 2)
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: [
    ("999", Standing.valid), ("9.99", .valid), ("00999", .valid), ("0.999", .valid),
    ("9.990", .invalid), ("1000", .invalid), ("0.0001", .invalid), ("12.", .incomplete),
  ])
  func `all digits except leading zeros are counted`(_ text: String, _ standing: Standing) {
    #expect(Clause.decimal(maxDigits: 3).standing(of: text) == standing)
  }

  @Test func `without fraction digits there is no point`() {
    #expect(Clause.decimal(maxFractionDigits: 0).standing(of: "1.") == .invalid)
    #expect(Clause.decimal(maxFractionDigits: 0).standing(of: "1") == .valid)
  }

  @Test(arguments: [("1e-1", Standing.valid), ("1.505", .invalid), ("1e3", .incomplete)])
  func `a number from data is written out`(_ number: String, _ standing: Standing) {
    let clause = Clause.decimal(minFractionDigits: 1, maxFractionDigits: 2)
    #expect(clause.standing(of: .number(number)) == standing)
  }

  @Test(arguments: [
    ("1.234", "At most 2 digits after the point."), ("1.", "Add 1 digit after the point."),
    ("12345.1", "At most 5 digits altogether."),
    ("1e3", "Enter the number without an exponent."),
  ])
  func `the message says what to do`(_ text: String, _ message: String) {
    let rule = IsDecimal(minFractionDigits: 1, maxFractionDigits: 2, maxDigits: 5)
    #expect(rule.verdict(on: NumericText(text), among: [:]).texts == [message])
  }

  @Test func `the requirement names the limits`() {
    let rules = [
      IsDecimal(), IsDecimal(minFractionDigits: 2), IsDecimal(maxFractionDigits: 2),
      IsDecimal(minFractionDigits: 2, maxFractionDigits: 2),
      IsDecimal(minFractionDigits: 2, maxFractionDigits: 3),
    ]
    #expect(
      rules.map(\.requirement.text) == [
        "A decimal number", "At least 2 digits after the point", "At most 2 digits after the point",
        "2 digits after the point", "2 to 3 digits after the point",
      ]
    )
  }

  @Test(arguments: [
    ("1,50", Standing.valid), ("1,", .incomplete), ("1,5", .incomplete), ("1,505", .invalid),
    ("1.50", .invalid), ("1,5,", .invalid), ("1.234,50", .invalid), ("-0,05", .valid),
  ])
  func `a comma can precede the decimals`(_ text: String, _ standing: Standing) {
    let clause = Clause.decimal(minFractionDigits: 2, maxFractionDigits: 2, separator: .comma)
    #expect(clause.standing(of: text) == standing)
  }

  @Test func `a point is refused if a comma is required, but not in data`() {
    let clause = Clause.decimal(maxFractionDigits: 2, separator: .comma)
    let verdict = clause.verdict(on: "1.5", among: [:])
    #expect(verdict.texts == ["Use a decimal comma, not a point."])
    #expect(verdict.violations.first?.range == 1..<2)
    #expect(clause.standing(of: .number("1.5")) == .valid)
    #expect(
      clause.verdict(on: "1,505", among: [:]).texts == ["At most 2 digits after the comma."]
    )
  }
}
