@testable import FormValidation
import Testing

struct InListByFieldTests {
  private static let states: Clause = .oneOf(["US": ["AZ", "CA"]], else: ["none"], by: "country")

  @Test(
    arguments: [
      ("US", "AZ", Standing.valid), ("US", "ON", .invalid), ("US", "A", .incomplete),
      ("MC", "none", .valid), ("MC", "AZ", .invalid), (.null, "none", .valid),
    ] as [(Value, Value, Standing)]
  )
  func `an answer is in the list for the other one`(
    country: Value,
    state: Value,
    standing: Standing
  ) {
    let answers: Answers = ["country": country]
    #expect(Self.states.standing(of: state, among: answers) == standing)
  }

  @Test func `it reads the other field, and its requirement is the list`() {
    #expect(Self.states.reads == ["country"])
    let rule = InListByField(field: "country", lists: ["US": InList(["AZ"])], otherwise: InList([]))
    #expect(rule.requirement(among: ["country": "US"]) == InList(["AZ"]).requirement)
    #expect(rule.requirement(among: [:]) == rule.requirement)
  }
}
