@testable import FormValidation
import Testing

struct VerdictTests {
  private static let all: [Verdict] = [
    .valid, .incomplete("a", "A"), .invalid("b", "B"), .incomplete("c", "C"), .invalid("a", "A"),
    Verdict([Violation("d", "D"), Violation("e", "E", isIncomplete: true)]),
  ]

  @Test func `merging is associative, with valid as neutral element`() {
    for a in Self.all {
      #expect(a.merging(.valid) == a)
      #expect(Verdict.valid.merging(a) == a)
      for b in Self.all {
        for c in Self.all {
          #expect(a.merging(b).merging(c) == a.merging(b.merging(c)))
        }
      }
    }
  }

  @Test func `merging keeps order and repeats`() {
    let merged = Self.all.reduce(Verdict.valid) { $0.merging($1) }
    #expect(merged.codes == ["a", "b", "c", "a", "d", "e"])
    #expect(merged.standing == .invalid)
  }

  @Test(arguments: [
    (0, 0, Standing.valid), (0, 1, .incomplete), (1, 0, .invalid), (1, 1, .invalid),
    (2, 1, .invalid), (0, 2, .incomplete),
  ])
  func `a merge is as bad as its worst part`(
    _ invalid: Int,
    _ incomplete: Int,
    _ standing: Standing
  ) {
    let verdicts =
      Array(repeating: Verdict.invalid("a", "A"), count: invalid)
      + Array(repeating: Verdict.incomplete("b", "B"), count: incomplete)
    #expect(verdicts.reduce(Verdict.valid) { $0.merging($1) }.standing == standing)
    #expect(Verdict(verdicts.flatMap(\.violations)).standing == standing)
    #expect(Verdict(verdicts.flatMap(\.violations)).isValid == (standing == .valid))
  }

  @Test func `changing violations does not change the verdict`() {
    let careless = Verdict.incomplete([Violation("a", "A")])
    let changed = careless.mapViolations { $0.field = "f" }
    #expect(changed.standing == .incomplete)
    #expect(changed.violations.map(\.field) == ["f"])
    #expect(Verdict.invalid("a", "A").mapViolations { $0.code = "b" }.codes == ["b"])
    #expect(Verdict.valid.mapViolations { $0.code = "b" } == .valid)
  }
}
