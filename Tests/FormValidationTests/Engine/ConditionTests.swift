import FormValidation
import Testing

struct ConditionTests {
  private static let american = Condition.field("country", [.oneOf(["US", "CA"])])

  @Test(
    arguments: [
      (american, true), (.not(american), false), (.field("country", [.minLength(3)]), false),
      (.field("none", [.email]), false), (.field("none", [.required]), false),
      (.not(.field("none", [.required])), true), (.all([]), true), (.any([]), false),
      (.all([american, .field("age", [.range(min: 18)])]), true),
      (.all([american, .field("age", [.range(min: 21)])]), false),
      (.any([.field("age", [.range(min: 21)]), american]), true),
      (.field("country", [.email.when(.not(american))]), true),
    ] as [(Condition, Bool)]
  )
  func `a condition applies to other answers, even blank ones`(
    _ condition: Condition,
    _ holds: Bool
  ) {
    #expect(condition.holds(among: ["country": "US", "age": 20]) == holds)
  }

  @Test func `a condition reads the fields it mentions`() {
    let condition = Condition.any([.not(Self.american), .field("a", [.sameAs("b")])])
    #expect(condition.reads == ["country", "a", "b"])
  }

  @Test func `an incomplete answer does not satisfy a condition`() {
    #expect(!Self.american.holds(among: ["country": "U"]))
  }
}
