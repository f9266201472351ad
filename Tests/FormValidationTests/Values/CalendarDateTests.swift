import FormValidation
import Testing

struct CalendarDateTests {
  @Test(arguments: [
    (2026, 2, 29), (2026, 0, 1), (2026, 13, 1), (2026, 4, 31), (-1, 1, 1), (2026, 1, 0),
    (Int.max, 1, 1), (1900, 2, 29),
  ])
  func `impossible dates are refused`(year: Int, month: Int, day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [
    (2024, 2, 29, "2024-02-29"), (0, 2, 29, "0000-02-29"), (275_760, 9, 13, "275760-09-13"),
    (999, 12, 31, "0999-12-31"),
  ])
  func `a date is written as in ISO 8601`(year: Int, month: Int, day: Int, text: String) throws {
    let date = try #require(CalendarDate(year: year, month: month, day: day))
    #expect(date.description == text)
    #expect(CalendarDate(text) == date)
  }

  @Test(arguments: ["", "2026-1-02", "12026-1-2", "02026-01-02", "-026-01-02", "2026--01-02", "x"])
  func `a text that is not written so is not read`(_ text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test func `days follow one another without a gap over all leap years`() throws {
    let first = try #require(CalendarDate(year: 1999, month: 12, day: 31))
    let last = try #require(CalendarDate(year: 2001, month: 1, day: 1))
    #expect(first < last)
    #expect(last > first)
  }
}
