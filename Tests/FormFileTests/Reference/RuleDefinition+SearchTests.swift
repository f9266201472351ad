import FormValidation
import Testing

@testable import FormFile

struct RuleDefinitionSearchTests {
  @Test(arguments: [
    ("age", ["min_age", "max_age"]), ("words", ["min_words", "max_words"]),
    ("word count", ["min_words", "max_words"]), ("Credit", ["payment_card"]),
    ("not a password", ["not_common_password"]), ("zip", ["postal_code"]),
    ("unselected nothing", ["prohibited"]), ("unselected nowhere", []),
    ("", []), ("-", []), ("a", []), ("a\u{1B}[31mage", []),
  ])
  func `rules are found by words`(text: String, names: [String]) {
    #expect(RuleDefinition.found(by: text).map(\.name) == names)
  }

  @Test func `the beginning of a word finds rules if no whole word does`() {
    #expect(RuleDefinition.found(by: "passw").map(\.name).contains("password"))
    #expect(RuleDefinition.found(by: "emailaddresses").isEmpty)
  }

  @Test(arguments: RuleDefinition.all)
  func `each rule is found by its name`(definition: RuleDefinition) {
    #expect(RuleDefinition.found(by: definition.name).contains { $0.name == definition.name })
  }
}
