import FormValidation
import Testing

@testable import FormFile

struct RuleDefinitionJSONTests {
  @Test func `a rule in JSON has everything that its page has`() throws {
    let definition = try #require(RuleDefinition.named("card_code"))
    #expect(
      try Value(json: definition.json)
        == Value(
          json: """
            {
              "name": "card_code", "summary": "A card's security code",
              "details": "\(definition.details)", "holds_for": "a text", "aliases": [],
              "main_parameter": "card_field",
              "parameters": [
                {"name": "card_field", "meaning": "the field that holds the card's number"}
              ],
              "example": {
                "rule": "card_code: card", "passes": "1234", "fails": "12345",
                "among": {"card": "3714"}
              },
              "codes": ["format.card_code"]
            }
            """
        )
    )
  }

  @Test(arguments: RuleDefinition.all)
  func `a rule in JSON is one line`(definition: RuleDefinition) throws {
    #expect(!definition.json.contains("\n"))
    guard case .object(let members) = try Value(json: definition.json) else {
      Issue.record("no object")
      return
    }
    #expect(members["standard"] == definition.standard.map(Value.text))
    #expect(members["deviations"] == definition.deviations.map(Value.text))
  }
}
