import FormValidation
import Testing

@testable import FormFile

struct RuleKeysPeopleTests {
  @Test(arguments: [
    ("postal_code", 1, "postal_code needs \"country\""),
    ("postal_code: Us", 14, "postal_code has no choice \"Us\"; did you mean \"US\"?"),
    (
      "postal_code: 5", 14,
      "postal_code wants a country's two letters or {field: id}, not a number"
    ),
    ("postal_code: {country: {field: 5}}", 32, "field wants a text, not a number"),
    ("postal_code: {country: {field: a, b: c}}", 35, "unknown key \"b\""),
    ("color: {options: [1]}", 18, "options wants a list of a flag or a mapping, not a number"),
    ("color: {options: [{percent: true}]}", 20, "unknown key \"percent\""),
    ("color: hexx", 8, "color has no choice \"hexx\"; did you mean \"hex\"?"),
    ("full_name: {min_words: -1}", 24, "min_words wants 0 or more, not -1"),
  ])
  func `a setting that is not to be had says what is`(
    spelling: String,
    column: Int,
    message: String
  ) {
    let complaint = complaint(aboutRule: spelling)
    #expect(complaint.hasPrefix("rule:1:\(column): error: \(message)"), "\(complaint)")
  }

  @Test func `the field that holds the country must be there`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: land, type: text}
            - {id: a, type: text, rules: [postal_code: {country: {field: lnd}}]}
          """
      ).hasPrefix("form.yaml:4:64: error: there is no field \"lnd\"; did you mean \"land\"?")
    )
  }
}
