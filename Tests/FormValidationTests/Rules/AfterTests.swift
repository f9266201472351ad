import FormValidation
import Testing

struct AfterTests {
  private static let verdicts: [(Clause, String, Standing)] = [
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
    (.after(date("22:00"), .own("HH:mm")), "22:00", .invalid),
    (.after(date("22:00"), .own("HH:mm:ss")), "22:00", .incomplete),
    (.after(date("2020-01-01"), .own("DD.MM.YYYY")), "01.01.2020", .invalid),
    (.after(date("2020-12-30"), .own("DD.MM.YYYY")), "31.12.2020", .valid),
    (.after(date("2026-03"), .own("MM/YYYY")), "03/2026", .invalid),
    (.after(date("2026-03"), .own("MM/YYYY")), "04/2026", .valid),
  ]

  @Test(arguments: verdicts)
  func `a date is after, on its way, or too early`(
    _ clause: Clause,
    _ text: String,
    _ standing: Standing
  ) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: [
    ("2026-11-21", Standing.incomplete), ("2026-11-20", .incomplete), ("2026-11-19", .invalid),
    ("2026-11-22", .valid),
    ("2026-11-21T09:00", .incomplete), ("2026-11-21T09:00+01:00", .invalid),
    ("2026-11-21T09:00:01", .valid), ("2026-11-21T08:30Z", .valid), ("2026-11-21T07", .incomplete),
  ])
  func `a date alone is compared by its day, one with a time by the clock`(
    text: String,
    standing: Standing
  ) {
    let answers = clock("2026-11-21T09:00:00+01:00")
    #expect(Clause.after(.now).standing(of: .text(text), among: answers) == standing)
  }

  @Test func `start and end limit each other, and are judged together`() {
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

  @Test func `the message names the limit`() {
    let verdict = Clause.after(.field("start")).verdict(
      on: "2026-01-01",
      among: ["start": "2026-01-01"]
    )
    #expect(verdict.texts == ["This must be after start."])
    #expect(verdict.violations.first?.parameters["min"] == "2026-01-01")
    #expect(AfterTests.words(.after(date("12:00")), "11:00") == ["This must be after 12:00."])
  }

  private static func words(_ clause: Clause, _ text: String) -> [String] {
    clause.verdict(on: .text(text), among: [:]).texts
  }
}
