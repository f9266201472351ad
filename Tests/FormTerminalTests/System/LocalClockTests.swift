import FormTerminal
import FormValidation
import Testing

struct LocalClockTests {
  @Test func `the clock returns a date, a time and an offset`() throws {
    let now = try #require(LocalClock.now)
    #expect(now.offset != nil)
    #expect(now.date.year >= 2026)
    #expect(Moment(now.description) == now)
  }

  @Test func `a new minute is reported once`() {
    var clock = LocalClock()
    #expect(clock.news() != nil)
    // Two consecutive readings fall into different minutes at most once.
    #expect([clock.news(), clock.news()].contains(nil))
  }
}
