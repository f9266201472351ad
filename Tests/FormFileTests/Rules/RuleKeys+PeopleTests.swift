import FormValidation
import Testing

@testable import FormFile

struct RuleKeysPeopleTests {
  @Test(arguments: [
    ("postal_code", 1, "postal_code needs \"country\""),
    (
      "postal_code: Us", 14,
      "expected a country's two capital letters, any or {field: id}, found \"Us\"; did you mean \"US\"?"
    ),
    (
      "postal_code: 5", 14,
      "expected a country's two capital letters, any or {field: id}, found a number"
    ),
    ("postal_code: {country: {field: 5}}", 32, "expected text, found a number"),
    ("postal_code: {country: {field: a, b: c}}", 35, "unknown key \"b\""),
    ("color: {options: [{allowSpaces: true}]}", 9, "unknown key \"options\""),
    ("color: hexx", 8, "unknown value \"hexx\"; did you mean \"hex\"?"),
    ("full_name: {min_words: -1}", 24, "expected 0 or more, found -1"),
  ])
  func `an invalid setting is reported with the valid ones`(
    spelling: String,
    column: Int,
    message: String
  ) {
    let complaint = complaint(aboutRule: spelling)
    #expect(complaint.hasPrefix("rule:1:\(column): error: \(message)"), "\(complaint)")
  }

  @Test func `the field that holds the country must exist`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: land, type: text}
            - {id: a, type: text, rules: [postal_code: {country: {field: lnd}}]}
          """
      ).hasPrefix("form.yaml:4:64: error: unknown field \"lnd\"; did you mean \"land\"?")
    )
  }
}
