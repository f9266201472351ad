@testable import FormValidation
import Testing

struct LocalFormsNumbersTests {
  private static let german = Language.german.forms
  private static let english = Language.english.forms

  @Test(arguments: [
    ("1,5", "1.5"), ("-0,25", "-0.25"), ("1.234,5", "1234.5"), ("1.234.567,89", "1234567.89"),
    ("1,", "1."), (",5", ".5"), (" 20 ", "20"), ("1.5", "1.5"), ("1.234", "1.234"),
    ("12.34,5", "12.34,5"), ("1,5,5", "1,5,5"), (".123,5", ".123,5"),
    ("1,\u{301}5", "1,\u{301}5"), ("", ""), ("x,y", "x,y"), ("1.234.567", "1234567"),
    ("-12.345.678", "-12345678"), ("1.234.56", "1.234.56"), ("1.234.5678", "1.234.5678"),
    ("1 234", "1234"), ("1 234 567,8", "1234567.8"), ("1 234.567", "1 234.567"), ("+5", "5"),
    ("+,5", ".5"), ("+", "+"), ("++5", "++5"), ("1.234,", "1234."), ("0.123,5", "0.123,5"),
  ])
  func `a German number has a comma before its decimals`(_ typed: String, _ plain: String) {
    #expect(Self.german.plainNumber(typed) == plain)
  }

  @Test(arguments: [
    ("1,5", "1,5"), ("1.5", "1.5"), ("1,000.5", "1000.5"), ("12,345,678", "12345678"),
    ("-1,234.", "-1234."), ("1,234", "1,234"), ("12,34.5", "12,34.5"), ("1 234.5", "1234.5"),
    ("1,23,456", "1,23,456"), ("0,123.5", "0,123.5"), ("1234,567.8", "1234,567.8"),
    ("1,234 567.8", "1,234 567.8"), ("+1,234.5", "1234.5"), ("5.", "5."),
  ])
  func `an English number has a point before its decimals`(_ typed: String, _ plain: String) {
    #expect(Self.english.plainNumber(typed) == plain)
  }

  @Test(arguments: [
    ("1.000", true), ("-1.000", true), (" 12.345 ", true), ("123.456", true), ("1234.567", false),
    ("0.500", false), ("1.5", false), ("1.00", false), ("1.0000", false), ("1.000.000", false),
    ("1.000,5", false), ("1,000", false), (".000", false), ("1.x00", false), ("--1.000", false),
    ("1.00\u{660}", false), ("1 000", false), ("+1.000", true),
  ])
  func `a lone mark before three digits is ambiguous`(_ typed: String, isAmbiguous: Bool) {
    #expect(Self.german.isAmbiguous(typed) == isAmbiguous)
    let swapped = String(typed.map { $0 == "." ? "," : $0 == "," ? "." : $0 })
    #expect(Self.english.isAmbiguous(swapped) == isAmbiguous)
  }

  @Test(
    arguments: [
      ("1,234.5", english), ("-12,345,678", english), ("+5", english), ("1 234", english),
      ("5.25", english), ("1.234,5", german), ("-12.345.678", german), ("1 234,5", german),
      ("+0,5", german), ("1.5", german),
    ]
  )
  func `no beginning of a number is invalid`(_ typed: String, _ forms: LocalForms) {
    let rules: RuleSet = [.plainGroups(in: forms), .number(allowsExponent: false)]
    for count in 1...typed.count {
      let plain = forms.plainNumber(String(typed.prefix(count)))
      #expect(!rules.verdict(on: .text(plain)).isInvalid, "\(typed.prefix(count))")
    }
    #expect(rules.verdict(on: .text(forms.plainNumber(typed))).isValid)
  }

  @Test(arguments: [
    ("1,", "Use a decimal point, not a comma."), ("1,23", "Use a decimal point, not a comma."),
    ("1,234", "Enter 1234, or 1.234 for three decimals."),
    ("-1,234", "Enter -1234, or -1.234 for three decimals."), ("1,234,5", "Enter a digit."),
    ("1 2", "Enter a digit."), ("+", "Enter a digit."),
  ])
  func `an unfinished or ambiguous English number says what to enter`(
    _ typed: String,
    _ message: String
  ) {
    let verdict = Clause.plainGroups(in: Self.english).verdict(on: .text(typed), among: [:])
    #expect(verdict.texts == [message])
    #expect(!verdict.isInvalid)
  }
}
