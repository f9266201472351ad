import FormValidation
import Testing

struct MomentTests {
  @Test(arguments: [
    ("2026-11-21T09:13:12+01:00", "2026-11-21T09:13:12+01:00"),
    ("2026-11-21 09:13Z", "2026-11-21T09:13:00+00:00"),
    ("2026-11-21t09:13:00.250z", "2026-11-21T09:13:00.25+00:00"),
    ("2026-11-21T09:13", "2026-11-21T09:13:00"),
    ("2026-11-21T09:13:12-0930", "2026-11-21T09:13:12-09:30"),
    ("2016-12-31T23:59:60Z", "2016-12-31T23:59:60+00:00"),
  ])
  func `a moment is read and written by RFC 3339`(text: String, written: String) throws {
    #expect(try #require(Moment(text)).description == written)
  }

  @Test(arguments: ["", "2026-11-21", "09:13", "2026-02-30T09:13:12Z", "2026-11-21T09:13+1", "now"])
  func `invalid moments are refused`(text: String) {
    #expect(Moment(text) == nil)
  }

  @Test func `a clock among the answers gives the date and the time`() {
    let answers = clock("2026-11-21T00:30:00+13:00")
    #expect(answers.now == Moment("2026-11-21T00:30:00+13:00"))
    #expect(answers.today?.description == "2026-11-21")
    #expect(([:] as Answers).today == nil)
    #expect(clock("2026-11-21T00:30:00").now == nil)
  }

  @Test func `offsets beyond a day are clamped`() throws {
    let day = try #require(CalendarDate(year: 2026, month: 1, day: 1))
    let noon = try #require(TimeOfDay(hour: 12, minute: 0))
    #expect(Moment(day, noon, offset: Int.min).offset == -1_439)
    #expect(Moment(day, noon, offset: 60).offset == 60)
  }
}
