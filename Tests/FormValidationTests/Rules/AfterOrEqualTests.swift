import FormValidation
import Testing

struct AfterOrEqualTests {
  private static let verdicts: [(Clause, String, Standing)] = [
    (.afterOrEqual(date("2020-01-01")), "2020-01-01", .valid),
    (.afterOrEqual(date("2020-01-01")), "2019-12-31", .invalid),
    (.afterOrEqual(date("2020-01-01")), "2020-01-01T00:00", .valid),
    (.afterOrEqual(date("2020-01-01")), "201", .invalid),
    (.afterOrEqual(date("2020-12-31")), "2020", .incomplete),
    (.afterOrEqual(date("12:00")), "11:59", .invalid),
    (.afterOrEqual(date("12:00")), "12:00", .valid),
    (.afterOrEqual(date("2016-12-31T23:59:60Z")), "2016-12-31T23:59:59.9Z", .invalid),
    (.afterOrEqual(date("2016-12-31T23:59:60Z")), "2016-12-31T23:59:60Z", .valid),
    (.beforeOrEqual(date("12:00")), "11:59:60", .invalid),
    (.afterOrEqual(date("2026-03")), "2026-02", .invalid),
  ]

  @Test(arguments: verdicts)
  func `the limit itself passes`(_ clause: Clause, _ text: String, _ standing: Standing) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: [
    ("2026-01-31T09:00:00Z", "today+1m", "2026-02-28"),
    ("2024-01-31T09:00:00Z", "today+1m", "2024-02-29"),
    ("2024-02-29T09:00:00Z", "today+1y", "2025-02-28"),
    ("2024-03-31T00:00:00Z", "today-1m", "2024-02-29"),
    ("2026-12-31T00:00:00Z", "today+1d", "2027-01-01"),
    ("2026-12-31T00:00:00Z", "today+1w", "2027-01-07"),
    ("2026-12-31T23:30:00Z", "now+90min", "2027-01-01T01:00"),
    ("2026-12-31T23:30:00Z", "now-24h", "2026-12-30T23:30"),
    ("2026-03-01T00:30:00Z", "now-1h", "2026-02-28T23:30"),
  ])
  func `spans go by the calendar, to the last day of a short month`(
    now: String,
    limit: String,
    first: String
  ) {
    let clause = Clause.afterOrEqual(date(limit))
    #expect(clause.standing(of: .text(first), among: clock(now)) == .valid)
    let after = Clause.after(date(limit))
    #expect(after.standing(of: .text(first), among: clock(now)) != .valid)
  }

  @Test func `the message and the requirement name the limit`() {
    let clause = Clause.afterOrEqual(date("today+7d"))
    let verdict = clause.verdict(on: "2025", among: clock("2026-11-21T09:00:00Z"))
    #expect(verdict.texts == ["This must not be before 2026-11-28."])
    #expect(clause.rule.requirement.text == "Not before today + 1 week")
  }
}
