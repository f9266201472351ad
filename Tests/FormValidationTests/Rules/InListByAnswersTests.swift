@testable import FormValidation
import Testing

struct InListByAnswersTests {
  private static let states: Clause = .oneOf(
    .by("country", ["US": .leaf(["AZ", "CA"])], else: .leaf(["none"]))
  )

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

  private static let shops: Clause = .oneOf(
    .by(
      "country",
      [
        "US": .by("plan", ["free": .leaf(["a"])], else: .leaf(["a", "b"])),
        "CA": .leaf(["c"]),
      ],
      else: .by("plan", ["paid": .leaf(["d"])], else: .leaf([]))
    )
  )

  @Test(
    arguments: [
      ("US", "free", ["a"]), ("US", "paid", ["a", "b"]), ("CA", "free", ["c"]),
      ("CA", .null, ["c"]), ("MC", "paid", ["d"]), ("MC", "free", []), (.null, .null, []),
    ] as [(Value, Value, [Value])]
  )
  func `a list may depend on several answers`(country: Value, plan: Value, shops: [Value]) {
    let answers: Answers = ["country": country, "plan": plan]
    let all: [Value] = ["a", "b", "c", "d"]
    #expect(all.filter { Self.shops.verdict(on: $0, among: answers).isValid } == shops)
    #expect(Self.shops.reads == ["country", "plan"])
  }

  @Test func `it reads the other field, and its requirement is the list`() {
    #expect(Self.states.reads == ["country"])
    let (states, none) = (InList(["AZ"]), InList([]))
    let rule = InListByAnswers(lists: .by("country", ["US": .leaf(states)], else: .leaf(none)))
    #expect(rule.requirement(among: ["country": "US"]) == states.requirement)
    #expect(rule.requirement(among: [:]) == rule.requirement)
  }
}
