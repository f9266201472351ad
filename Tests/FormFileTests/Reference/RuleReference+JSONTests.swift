import FormValidation
import Testing

@testable import FormFile

struct RuleReferenceJSONTests {
  @Test func `a rule for programs has all that a page has`() throws {
    let reference = try #require(RuleReference.named("card_code"))
    #expect(
      try Value(json: reference.json)
        == Value(
          json: """
            {
              "name": "card_code", "summary": "The security code of a card",
              "details": "\(reference.details)", "holds_for": "a text", "aliases": [],
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

  @Test(arguments: RuleReference.all)
  func `a rule for programs is on one line`(reference: RuleReference) throws {
    #expect(!reference.json.contains("\n"))
    guard case .object(let members) = try Value(json: reference.json) else {
      Issue.record("no object")
      return
    }
    #expect(members["standard"] == reference.standard.map(Value.text))
    #expect(members["deviations"] == reference.deviations.map(Value.text))
  }
}
