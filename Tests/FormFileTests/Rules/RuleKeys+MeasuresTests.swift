import FormValidation
import Testing

@testable import FormFile

struct RuleKeysMeasuresTests {
  @Test(arguments: [
    ("percentage: -1", 13, "max -1 is below 0"),
    ("currency_amount: eur", 18, "currency_amount wants three capitals, like EUR, not \"eur\""),
    ("decimal: {separator: ';'}", 22, "separator wants a point or a comma, not \";\""),
    ("uuid: {standard: go, version: 4}", 18, "standard has no choice \"go\""),
    ("uuid: any", 7, "uuid has no choice \"any\""),
    ("phone: {standard: nanp, format: e164}", 33, "standard leaves nothing for format to say"),
    ("phone: {region: US, standard: e164}", 31, "region leaves nothing for standard to say"),
    ("phone: {level: sure}", 16, "level has no choice \"sure\""),
    ("equals: {value: 1, field: a}", 17, "field leaves nothing for value to say"),
    ("equals", 1, "equals needs \"value\""),
    ("alpha: {locale: tlh}", 17, "locale has no alphabet of \"tlh\""),
    ("alpha: {ascii: true, unicode: true}", 31, "unicode is the opposite of ascii"),
    ("no_suspicious: [bidy]", 17, "checks has no choice \"bidy\"; did you mean \"bidi\"?"),
    ("password: {single_factor: true}", 27, "single_factor is for the preset nist"),
    ("password: {preset: nist, max: 8}", 1, "min 15 is above max 8"),
    ("not_contains_fields", 1, "not_contains_fields needs \"fields\""),
  ])
  func `a setting that is not to be had says what is`(
    spelling: String,
    column: Int,
    message: String
  ) {
    let complaint = complaint(aboutRule: spelling)
    #expect(complaint.hasPrefix("rule:1:\(column): error: \(message)\n"), "\(complaint)")
  }

  @Test func `a field that the form lacks is named`() {
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
        "form.yaml:4:58: error: there is no field \"emial\"; did you mean \"email\"?\n"
      )
    )
  }
}
