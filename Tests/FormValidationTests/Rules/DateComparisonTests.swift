import FormValidation
import Testing

struct DateComparisonTests {
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
    (.before(date("2026-03")), "2026-02-28", .valid),
    (.before(date("2026-03")), "2026-02-", .incomplete),
    (.before(date("2026-03")), "2026-02-28T23:59", .valid),
    (.before(date("2026-03")), "2026-03-01", .invalid),
    (.before(date("2026-03")), "2026-02-30", .invalid),
    (.before(date("2020-01-01"), format("DD.MM.YYYY")), "31.12.2019", .valid),
    (.before(date("2020-01-01"), format("DD.MM.YYYY")), "31.12.202", .invalid),
    (.before(date("2020-01-01"), format("DD.MM.YYYY")), "31.12.2", .incomplete),
    (.before(date("2000-01-01"), .html), "20", .invalid),
    (.before(date("20000-01-01"), .html), "3000", .incomplete),
    (.before(date("20000-01-01"), .html), "30000", .invalid),
    (.after(date("2020-01-01")), "2020-01-02", .valid),
    (.after(date("2020-01-01")), "2020-01-01", .invalid),
    (.after(date("2020-01-01")), "19", .invalid), (.after(date("2020-01-01")), "20", .incomplete),
    (.after(date("2020-01-01")), "201", .invalid), (.after(date("2020-12-31")), "2020", .invalid),
    (.after(date("2020-12-30")), "2020", .incomplete), (.after(date("9999-12-31")), "", .invalid),
    (.after(date("2020-01-01"), .html), "19", .incomplete),
    (.after(date("2020-01-01"), .html), "1999-", .invalid),
    (.after(date("2020-01-01"), .html), "19990-01-01", .valid),
    (.after(date("2020-01-01"), .html), "123456789012345678901-01-01", .valid),
    (.after(date("2020-01-01T12:00")), "2020-01-01T12:00", .incomplete),
    (.after(date("2020-01-01T12:00")), "2020-01-01T12:00:00.0", .incomplete),
    (.after(date("2020-01-01T12:00")), "2020-01-01T12:00:00.000000000001", .valid),
    (.after(date("2020-01-01T12:00Z")), "2020-01-01T12:00Z", .invalid),
    (.after(date("2020-01-01T12:00Z")), "2020-01-01T11:00", .incomplete),
    (.after(date("2020-01-01T12:00Z")), "2020-01-01T11:00-0", .incomplete),
    (.after(date("2020-01-01T12:00Z")), "2020-01-01T11:00-02:00", .valid),
    (.after(date("2020-01-01T12:00Z")), "2020-01-01T11:00+", .invalid),
    (.after(date("22:00")), "21", .invalid), (.after(date("22:00")), "22:00", .incomplete),
    (.after(date("22:00"), format("HH:mm")), "22:00", .invalid),
    (.after(date("22:00"), format("HH:mm:ss")), "22:00", .incomplete),
    (.after(date("2020-01-01"), format("DD.MM.YYYY")), "01.01.2020", .invalid),
    (.after(date("2020-12-30"), format("DD.MM.YYYY")), "31.12.2020", .valid),
    (.after(date("2026-03"), format("MM/YYYY")), "03/2026", .invalid),
    (.after(date("2026-03"), format("MM/YYYY")), "04/2026", .valid),
    (.beforeOrEqual(date("2020-01-01")), "2020-01-01", .valid),
    (.beforeOrEqual(date("2020-01-01")), "2020-01-02", .invalid),
    (.beforeOrEqual(date("2020-01-01")), "2020-01-01T23:59", .valid),
    (.beforeOrEqual(date("2020-01-01")), "202", .incomplete),
    (.beforeOrEqual(date("2020-01-01")), "2021", .invalid),
    (.beforeOrEqual(date("12:00")), "12:00:00", .valid),
    (.beforeOrEqual(date("12:00")), "12:00:00.1", .invalid),
    (.beforeOrEqual(date("2026-03")), "2026-03", .valid),
    (.beforeOrEqual(date("2026-03-31")), "2026-03-31T", .incomplete),
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
  func `a date is on the right side, incomplete, or on the wrong side`(
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
  func `another field is a limit while it has a date`(
    other: String,
    text: String,
    standing: Standing
  ) {
    let clause = Clause.before(.field("end"))
    #expect(clause.standing(of: .text(text), among: ["end": .text(other)]) == standing)
  }

  @Test func `another field is read by the format first`() {
    let clause = Clause.before(.field("end"), format("DD.MM.YYYY"))
    #expect(clause.standing(of: "30.04.2026", among: ["end": "01.05.2026"]) == .valid)
    #expect(clause.standing(of: "01.05.2026", among: ["end": "01.05.2026"]) == .invalid)
    #expect(clause.standing(of: "01.05.2026", among: ["end": "2026-05-01"]) == .invalid)
  }

  @Test(
    arguments: [
      (.before(.today), "2030-01-01", "must be before today", "Before today"),
      (.before(.now), "2030-01-01", "must be before now", "Before now"),
      (.before(.field("end")), "2030-01-01", "must be before end", "Before end"),
      (.before(date("2020-01-01")), "2030-01-01", "must be before 2020-01-01", "Before 2020-01-01"),
      (
        .before(date("2020-01-01"), format("DD.MM.YYYY")), "01.01.2030",
        "must be before 01.01.2020", "Before 01.01.2020"
      ),
      (
        .before(date("today-18y")), "2030-01-01", "must be before 2008-11-21",
        "Before today - 18 years"
      ),
      (
        .before(date("now-90min")), "2030-01-01T00:00Z", "must be before 2026-11-21 07:30",
        "Before now - 90 minutes"
      ),
      (.after(.today), "1999-01-01", "must be after today", "After today"),
      (.after(.now), "1999-01-01", "must be after now", "After now"),
      (.after(.field("end")), "1999-01-01", "must be after end", "After end"),
      (.after(date("12:00")), "11:00", "must be after 12:00", "After 12:00"),
      (.beforeOrEqual(.today), "2030-01-01", "must not be after today", "Not after today"),
      (.beforeOrEqual(.now), "2030-01-01", "must not be after now", "Not after now"),
      (.beforeOrEqual(.field("end")), "2030-01-01", "must not be after end", "Not after end"),
      (
        .beforeOrEqual(date("2020-01-01")), "2020-02", "must not be after 2020-01-01",
        "Not after 2020-01-01"
      ),
      (.afterOrEqual(.today), "1999-01-01", "must not be before today", "Not before today"),
      (.afterOrEqual(.now), "1999-01-01", "must not be before now", "Not before now"),
      (.afterOrEqual(.field("end")), "1999-01-01", "must not be before end", "Not before end"),
      (
        .afterOrEqual(date("today+7d")), "2025", "must not be before 2026-11-28",
        "Not before today + 1 week"
      ),
    ] as [(Clause, String, String, String)]
  )
  func `the message and the requirement name the limit`(
    _ clause: Clause,
    _ text: String,
    _ message: String,
    _ requirement: String
  ) {
    var answers = clock("2026-11-21T09:00:00+01:00")
    answers["end"] = "2020-01-01"
    let verdict = clause.verdict(on: .text(text), among: answers)
    #expect(verdict.texts == ["This \(message)."])
    let isUpper = clause.rule.name.hasPrefix("before")
    #expect(verdict.codes == [isUpper ? "date.too_late" : "date.too_early"])
    #expect(clause.rule.requirement.text == requirement)
  }

  @Test(arguments: [
    ("2026-11-21T09:00:00+01:00", "2026-11-20", Standing.valid),
    ("2026-11-21T00:00:00+01:00", "2026-11-21", .invalid),
    ("2026-11-20T23:59:59+01:00", "2026-11-20", .invalid),
    ("2026-11-21T09:00:00", "2026-11-20", .invalid), ("", "2026-11-20", .invalid),
    ("soon", "2026-11-20", .invalid),
  ])
  func `today is the local date of the clock`(
    now: String,
    text: String,
    standing: Standing
  ) {
    #expect(Clause.before(.today).standing(of: .text(text), among: clock(now)) == standing)
  }

  @Test func `a missing clock is reported`() {
    let verdict = Clause.before(.today).verdict(on: "2020-01-01", among: [:])
    #expect(verdict.standing == .invalid)
    #expect(verdict.codes == ["clock.unknown"])
    #expect(verdict.texts == ["This needs the date to be checked; set a clock."])
  }

  @Test(arguments: [
    ("2026-11-21", Standing.incomplete), ("2026-11-20", .incomplete), ("2026-11-19", .invalid),
    ("2026-11-22", .valid),
    ("2026-11-21T09:00", .incomplete), ("2026-11-21T09:00+01:00", .invalid),
    ("2026-11-21T09:00:01", .valid), ("2026-11-21T08:30Z", .valid), ("2026-11-21T07", .incomplete),
  ])
  func `dates are compared by day, and dates with a time by the clock`(
    text: String,
    standing: Standing
  ) {
    let answers = clock("2026-11-21T09:00:00+01:00")
    #expect(Clause.after(.now).standing(of: .text(text), among: answers) == standing)
  }

  @Test func `a start and an end limit each other and are validated together`() {
    var ruler = Ruler<Void>()
    ruler.register("start", rules: [.before(.field("end"))])
    ruler.register("end", rules: [.after(.field("start"))])
    #expect(ruler.setValue("2026-05-02", of: "start") == ["start", "end"])
    #expect(ruler.validate() == nil)
    #expect(ruler.setValue("2026-05-01", of: "end") == ["end", "start"])
    #expect(ruler.validateAll().map(\.field) == ["start", "end"])
    #expect(ruler.validateAll().map(\.code) == ["date.too_late", "date.too_early"])
    ruler.setValue("2026-04-30", of: "start")
    #expect(ruler.validate() == nil)
  }

  @Test func `a message can show the date of another field`() {
    let verdict = Clause.after(.field("start")).verdict(
      on: "2026-01-01",
      among: ["start": "2026-01-01"]
    )
    #expect(verdict.texts == ["This must be after start."])
    #expect(verdict.violations.first?.parameters["min"] == "2026-01-01")
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
  func `spans follow the calendar, up to the last day of a short month`(
    now: String,
    limit: String,
    first: String
  ) {
    let clause = Clause.afterOrEqual(date(limit))
    #expect(clause.standing(of: .text(first), among: clock(now)) == .valid)
    let after = Clause.after(date(limit))
    #expect(after.standing(of: .text(first), among: clock(now)) != .valid)
  }
}
