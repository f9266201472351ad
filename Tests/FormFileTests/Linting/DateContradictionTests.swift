import Testing

struct DateContradictionTests {
  @Test(arguments: [
    ("", "{after: 2026-05-01}, {before: 2026-04-01}", true),
    ("", "{after: 2026-04-01}, {before: 2026-05-01}", false),
    ("", "{before: 2026-05-02}, {after: 2026-05-01}", true),
    ("", "{before: 2026-05-03}, {after: 2026-05-01}", false),
    ("", "{after: 2026-05-01}, {before_or_equal: 2026-05-01}", true),
    ("", "{after_or_equal: 2026-05-01}, {before_or_equal: 2026-05-01}", false),
    ("", "{after: 2026-05}, {before_or_equal: 2026-05}", true),
    ("", "{after_or_equal: 2026-05}, {before_or_equal: 2026-05}", false),
    ("", "{after: 2026-05-10T18:00}, {before: 2026-05-10}", true),
    ("", "{after_or_equal: 2026-05-10T18:00}, {before_or_equal: 2026-05-10}", false),
    ("", "{range: {min: 2026-05-01, max: 2026-05-09}}, {after: 2026-05-09}", true),
    ("", "{range: {min: 2026-05-01, max: 2026-05-09}}, {after: 2026-05-08}", false),
    ("max: 2026-04-30, ", "{after_or_equal: 2026-05-01}", true),
    ("max: 2026-05-01, ", "{after_or_equal: 2026-05-01}", false),
    ("", "{before: today}, {after: today}", true),
    ("", "{before: today}, {after: today-7d}", false),
    ("", "{before_or_equal: today+28d}, {after: today+1m}", true),
    ("", "{before_or_equal: today+30d}, {after: today+1m}", false),
    ("", "{range: {min: today, max: today+7d}}, {after: today+7d}", true),
    ("max: today, ", "{after: today}", true),
    ("", "{min_age: 18}, {max_age: 17}", true), ("", "{min_age: 18}, {max_age: 18}", false),
    // What depends on the clock and a fixed date, on the time zone or on midnight is not compared.
    ("", "{after: 2026-05-01}, {before: today}", false),
    ("", "{after: 2026-05-10T18:00Z}, {before: 2026-05-10}", false),
    ("", "{after: '22:00'}, {before: '06:00'}", false),
  ])
  func `dates contradict each other if no day is between them`(
    limits: String,
    rules: String,
    isFound: Bool
  ) {
    let type = limits.isEmpty ? "text" : "date"
    let found = LintTests.findings(in: "  - {id: a, type: \(type), \(limits)rules: [\(rules)]}")
    #expect(found.map { $0.hasSuffix(" bounds.contradiction") } == (isFound ? [true] : []))
  }
}
