import FormValidation
import Testing

struct BeforeTests {
  private static let verdicts: [(Clause, String, Standing)] = [
    (.before(date("2020-01-01")), "2019-12-31", .valid),
    (.before(date("2020-01-01")), "2020-01-01", .invalid),
    (.before(date("2020-01-01")), "", .incomplete), (.before(date("2020-01-01")), "2", .incomplete),
    (.before(date("2020-01-01")), "202", .invalid),
    (.before(date("2020-01-02")), "202", .incomplete),
    (.before(date("2020-01-02")), "2020-01-0", .incomplete),
    (.before(date("2020-01-02")), "2020-01-1", .invalid),
    (.before(date("2020-01-01")), "3", .invalid),
    (.before(date("0001-01-01")), "0000", .incomplete),
    (.before(date("0000-01-01")), "", .invalid), (.before(date("2020-01-01")), "x", .invalid),
    (.before(date("2020-01-01")), "2019-12-31T23:59:59.999", .valid),
    (.before(date("2020-01-01")), "2020-01-01T00:00", .invalid),
    (.before(date("2020-01-01T12:00")), "2020-01-01T11:59:59.9", .valid),
    (.before(date("2020-01-01T12:00")), "2020-01-01T12:00", .invalid),
    (.before(date("2020-01-01T12:00Z")), "2020-01-01T12:30+01:00", .valid),
    (.before(date("2020-01-01T12:00Z")), "2020-01-01T12:30", .incomplete),
    (.before(date("2020-01-01T12:00Z")), "2020-01-01T12:30-", .invalid),
    (.before(date("2020-01-01T12:00Z")), "2020-01-01T12:30+00", .incomplete),
    (.before(date("2020-01-01T12:00Z")), "2020-01-01T12:30+0030", .invalid),
    (.before(date("12:00")), "11:59", .valid), (.before(date("12:00")), "12:00", .invalid),
    (.before(date("12:00")), "1", .incomplete), (.before(date("12:00")), "2", .invalid),
    (.before(date("12:00:00.002")), "12:00:00.001", .valid),
    (.before(date("2026-03")), "2026-02", .valid), (.before(date("2026-03")), "2026-03", .invalid),
    (.before(date("2020-01-01"), .own("DD.MM.YYYY")), "31.12.2019", .valid),
    (.before(date("2020-01-01"), .own("DD.MM.YYYY")), "31.12.202", .invalid),
    (.before(date("2020-01-01"), .own("DD.MM.YYYY")), "31.12.2", .incomplete),
    (.before(date("2000-01-01"), .html), "20", .invalid),
    (.before(date("20000-01-01"), .html), "3000", .incomplete),
    (.before(date("20000-01-01"), .html), "30000", .invalid),
  ]

  @Test(arguments: verdicts)
  func `a date is before, on its way, or too late`(
    _ clause: Clause,
    _ text: String,
    _ standing: Standing
  ) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: [
    ("2026-05-01", "2026-04-30", Standing.valid), ("2026-05-01", "2026-05-01", .invalid),
    ("", "9999-12-31", .valid), ("2026-05-", "9999-12-31", .valid), ("x", "y", .valid),
    ("12:00", "11:00", .valid), ("12:00", "12:00", .invalid),
    ("2026-05-01T12:00", "2026-05-01", .incomplete), ("2026-05-01T12:00", "2026-04-30", .valid),
    ("2026-05-01", "2026-04-30T12:00", .valid),
  ])
  func `another field limits while it holds a date`(
    other: String,
    text: String,
    standing: Standing
  ) {
    let clause = Clause.before(.field("end"))
    #expect(clause.standing(of: .text(text), among: ["end": .text(other)]) == standing)
  }

  @Test func `another field is read in one's own format first`() {
    let clause = Clause.before(.field("end"), .own("DD.MM.YYYY"))
    #expect(clause.standing(of: "30.04.2026", among: ["end": "01.05.2026"]) == .valid)
    #expect(clause.standing(of: "01.05.2026", among: ["end": "01.05.2026"]) == .invalid)
    #expect(clause.standing(of: "01.05.2026", among: ["end": "2026-05-01"]) == .invalid)
  }

  @Test(
    arguments: [
      (.before(date("2020-01-01")), "This must be before 2020-01-01.", "Before 2020-01-01"),
      (
        .before(date("2020-01-01"), .own("DD.MM.YYYY")), "This must be before 01.01.2020.",
        "Before 01.01.2020"
      ),
      (.before(.today), "This must be before today.", "Before today"),
      (.before(date("today-18y")), "This must be before 2008-11-21.", "Before today - 18 years"),
      (
        .before(date("now-90min")), "This must be before 2026-11-21 07:30.",
        "Before now - 90 minutes"
      ),
      (.before(.field("end")), "This must be before end.", "Before end"),
    ] as [(Clause, String, String)]
  )
  func `the message names the limit`(_ clause: Clause, _ message: String, _ requirement: String) {
    var answers = clock("2026-11-21T09:00:00+01:00")
    answers["end"] = "2020-01-01"
    let text: Value =
      clause.rule.requirement.text.contains(".20") ? "31.12.9999" : "9999-12-31T00:00Z"
    let verdict = clause.verdict(on: text, among: answers)
    #expect(verdict.texts == [message])
    #expect(verdict.codes == ["date.too_late"])
    #expect(clause.rule.requirement.text == requirement)
  }

  @Test(arguments: [
    ("2026-11-21T09:00:00+01:00", "2026-11-20", Standing.valid),
    ("2026-11-21T00:00:00+01:00", "2026-11-21", .invalid),
    ("2026-11-20T23:59:59+01:00", "2026-11-20", .invalid),
    ("2026-11-21T09:00:00", "2026-11-20", .invalid), ("", "2026-11-20", .invalid),
    ("soon", "2026-11-20", .invalid),
  ])
  func `today is what the clock says, where it stands`(
    now: String,
    text: String,
    standing: Standing
  ) {
    #expect(Clause.before(.today).standing(of: .text(text), among: clock(now)) == standing)
  }

  @Test func `without a clock the rule says so`() {
    let verdict = Clause.before(.today).verdict(on: "2020-01-01", among: [:])
    #expect(verdict.standing == .invalid)
    #expect(verdict.codes == ["clock.unknown"])
    #expect(verdict.texts == ["This needs the date to be checked; set a clock."])
  }
}
