import FormValidation
import Testing

struct NumberRangeTests {
  private static let half = Number("0.5") ?? 0

  @Test(
    arguments: [
      (.range(13...120), NumberRange(min: 13, max: 120)),
      (.range(2...), NumberRange(min: 2)),
      (.range(...9), NumberRange(max: 9)),
      (.range(from: .field("low"), to: .number(9)), NumberRange(max: 9)),
      (.exclusiveMin(0), NumberRange(min: 0, isExclusive: true)),
      (.exclusiveMax(0), NumberRange(max: 0, isExclusive: true)),
      (.exclusiveMax(.field("high")), .all),
      (.integer, NumberRange(step: 1)),
      (.integer(min: 1, max: 6), NumberRange(min: 1, max: 6, step: 1)),
      (.multipleOf(half, base: 1), NumberRange(step: half, base: 1)),
      (.multipleOf(-2), NumberRange(step: 2)),
      (.multipleOf(0, base: 3), NumberRange(min: 3, max: 3)),
      (.port, NumberRange(min: 0, max: 65_535, step: 1)),
      (.percentage(max: 200), NumberRange(min: 0, max: 200)),
      (.latitude, NumberRange(min: -90, max: 90)),
      (.longitude, NumberRange(min: -180, max: 180)),
      (.all([.integer, .range(1...6)]), NumberRange(min: 1, max: 6, step: 1)),
      (.any([.range(1...6), .range(9...)]), .all),
      (.required, .all),
      (.decimal(maxFractionDigits: 2), .all),
    ] as [(Clause, NumberRange)]
  )
  func `a rule states which numbers it allows`(clause: Clause, range: NumberRange) {
    #expect(clause.rule.traits.numberRange == range, "\(clause.rule.name)")
  }

  @Test(arguments: [
    (NumberRange.all, NumberRange.all, NumberRange.all),
    (NumberRange(min: 1, max: 9), .all, NumberRange(min: 1, max: 9)),
    (NumberRange(min: 1, max: 9), NumberRange(min: 2, max: 8), NumberRange(min: 2, max: 8)),
    (NumberRange(min: 1), NumberRange(max: 9), NumberRange(min: 1, max: 9)),
    (
      NumberRange(min: 1), NumberRange(min: 1, isExclusive: true),
      NumberRange(min: 1, isExclusive: true)
    ),
    (
      NumberRange(max: 1), NumberRange(max: 1, isExclusive: true),
      NumberRange(max: 1, isExclusive: true)
    ),
    (NumberRange(min: 2), NumberRange(min: 1, isExclusive: true), NumberRange(min: 2)),
    (NumberRange(step: 1), NumberRange(step: 2, base: 1), NumberRange(step: 2, base: 1)),
    (NumberRange(step: 5, base: 3), NumberRange(step: 2, base: 1), NumberRange(step: 5, base: 3)),
    (NumberRange(step: 1, base: NumberRangeTests.half), .all, NumberRange(step: 1, base: half)),
  ])
  func `two ranges combine to the narrower limits and the longer step, in any order`(
    one: NumberRange,
    other: NumberRange,
    both: NumberRange
  ) {
    #expect(one.meeting(other) == both)
    #expect(other.meeting(one) == both)
  }

  @Test func `equal steps start where the first one's do`() {
    let range = NumberRange(step: 2, base: 1).meeting(NumberRange(step: 2))
    #expect(range == NumberRange(step: 2, base: 1))
  }

  @Test func `conditional and non-blocking rules allow every number`() {
    let rules: RuleSet = [
      .range(1...9), .range(3...).when("other", .required), .range(...5).severity(.warning),
    ]
    #expect(rules.numberRange == NumberRange(min: 1, max: 9))
    #expect(RuleSet().numberRange == .all)
  }
}
