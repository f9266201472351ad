import FormValidation
import Testing

@testable import FormFile

struct RuleKeysMeasuresTests {
  @Test(arguments: [
    ("percentage: -1", 13, "expected 0 or more, found -1"),
    ("currency_amount: eur", 18, "expected three capital letters, like EUR, found \"eur\""),
    ("decimal: {separator: ';'}", 22, "expected a point or a comma, found \";\""),
    ("uuid: {standard: go, version: 4}", 18, "unknown value \"go\""),
    ("uuid: any", 7, "unknown value \"any\""),
    ("phone: {standard: nanp, format: e164}", 33, "standard cannot be combined with format"),
    ("phone: {region: US, standard: e164}", 31, "region cannot be combined with standard e164"),
    ("phone: {format: e164, extension: refused}", 34, "E.164 has no extensions"),
    ("phone: {level: sure}", 16, "unknown value \"sure\""),
    ("equals: {value: 1, field: a}", 17, "field cannot be combined with value"),
    ("equals", 1, "equals needs \"value\""),
    ("alpha: {locale: tlh}", 17, "expected a language whose alphabet is known, found \"tlh\""),
    ("alpha: {ascii: true, unicode: true}", 31, "unicode is the opposite of ascii"),
    ("no_suspicious: [bidy]", 17, "unknown value \"bidy\"; did you mean \"bidi\"?"),
    ("password: {single_factor: true}", 27, "single_factor needs the preset nist"),
    ("password: {preset: nist, max: 8}", 1, "min 15 is greater than max 8"),
    ("not_contains_fields", 1, "not_contains_fields needs \"fields\""),
  ])
  func `an invalid setting is reported with the valid ones`(
    spelling: String,
    column: Int,
    message: String
  ) {
    let complaint = complaint(aboutRule: spelling)
    #expect(complaint.hasPrefix("rule:1:\(column): error: \(message)\n"), "\(complaint)")
  }

  @Test func `a missing field is named`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: user, type: text}
            - {id: a, type: password, rules: [not_contains_fields: [user, emial]]}
            - {id: email, type: text}
          """
      ).hasPrefix(
        "form.yaml:4:58: error: unknown field \"emial\"; did you mean \"email\"?\n"
      )
    )
  }
}
