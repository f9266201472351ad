import FormValidation
import Testing

struct NumberSpanTests {
  private static let half = Number("0.5") ?? 0

  @Test(
    arguments: [
      (.range(13...120), NumberSpan(min: 13, max: 120)),
      (.range(2...), NumberSpan(min: 2)),
      (.range(...9), NumberSpan(max: 9)),
      (.range(from: .field("low"), to: .number(9)), NumberSpan(max: 9)),
      (.exclusiveMin(0), NumberSpan(min: 0, isExclusive: true)),
      (.exclusiveMax(0), NumberSpan(max: 0, isExclusive: true)),
      (.exclusiveMax(.field("high")), .all),
      (.integer, NumberSpan(step: 1)),
      (.integer(min: 1, max: 6), NumberSpan(min: 1, max: 6, step: 1)),
      (.multipleOf(half, base: 1), NumberSpan(step: half, base: 1)),
      (.multipleOf(-2), NumberSpan(step: 2)),
      (.multipleOf(0, base: 3), NumberSpan(min: 3, max: 3)),
      (.port, NumberSpan(min: 0, max: 65_535, step: 1)),
      (.percentage(max: 200), NumberSpan(min: 0, max: 200)),
      (.latitude, NumberSpan(min: -90, max: 90)),
      (.longitude, NumberSpan(min: -180, max: 180)),
      (.all([.integer, .range(1...6)]), NumberSpan(min: 1, max: 6, step: 1)),
      (.any([.range(1...6), .range(9...)]), .all),
      (.required, .all),
      (.decimal(maxFractionDigits: 2), .all),
    ] as [(Clause, NumberSpan)]
  )
  func `a rule says which numbers it leaves`(clause: Clause, span: NumberSpan) {
    #expect(clause.rule.numberSpan == span, "\(clause.rule.name)")
  }

  @Test(arguments: [
    (NumberSpan.all, NumberSpan.all, NumberSpan.all),
    (NumberSpan(min: 1, max: 9), .all, NumberSpan(min: 1, max: 9)),
    (NumberSpan(min: 1, max: 9), NumberSpan(min: 2, max: 8), NumberSpan(min: 2, max: 8)),
    (NumberSpan(min: 1), NumberSpan(max: 9), NumberSpan(min: 1, max: 9)),
    (
      NumberSpan(min: 1), NumberSpan(min: 1, isExclusive: true),
      NumberSpan(min: 1, isExclusive: true)
    ),
    (
      NumberSpan(max: 1), NumberSpan(max: 1, isExclusive: true),
      NumberSpan(max: 1, isExclusive: true)
    ),
    (NumberSpan(min: 2), NumberSpan(min: 1, isExclusive: true), NumberSpan(min: 2)),
    (NumberSpan(step: 1), NumberSpan(step: 2, base: 1), NumberSpan(step: 2, base: 1)),
    (NumberSpan(step: 5, base: 3), NumberSpan(step: 2, base: 1), NumberSpan(step: 5, base: 3)),
    (NumberSpan(step: 1, base: NumberSpanTests.half), .all, NumberSpan(step: 1, base: half)),
  ])
  func `of two spans the narrower ends and the longer steps count, whichever comes first`(
    one: NumberSpan,
    other: NumberSpan,
    both: NumberSpan
  ) {
    #expect(one.meeting(other) == both)
    #expect(other.meeting(one) == both)
  }

  @Test func `steps as long as each other are counted as the first has them`() {
    let span = NumberSpan(step: 2, base: 1).meeting(NumberSpan(step: 2))
    #expect(span == NumberSpan(step: 2, base: 1))
  }

  @Test func `what counts only sometimes, or does not block, leaves every number`() {
    let rules: RuleSet = [
      .range(1...9), .range(3...).when("other", .required), .range(...5).severity(.warning),
    ]
    #expect(rules.numberSpan == NumberSpan(min: 1, max: 9))
    #expect(RuleSet().numberSpan == .all)
  }
}
