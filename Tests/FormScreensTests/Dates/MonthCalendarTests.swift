import FormValidation
import TestSupport
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct MonthCalendarTests {
  private func calendar(
    _ year: Int,
    _ month: Int,
    _ day: Int,
    weekStart: Weekday = .monday
  ) throws -> MonthCalendar {
    let day = try #require(CalendarDate(year: year, month: month, day: day))
    return MonthCalendar(at: day, from: nil, to: nil, weekStart: weekStart)
  }

  @Test(arguments: [
    (2026, 11, 21, Weekday.monday, 5, 3), (2026, 11, 1, .monday, 6, 0),
    (2026, 11, 1, .sunday, 0, 0),
    (2026, 11, 30, .monday, 0, 5), (2026, 2, 28, .sunday, 6, 3), (2021, 2, 28, .monday, 6, 3),
  ])
  func `a day has its week and column`(
    year: Int,
    month: Int,
    day: Int,
    weekStart: Weekday,
    column: Int,
    week: Int
  ) throws {
    let calendar = try calendar(year, month, day, weekStart: weekStart)
    #expect(calendar.column(of: calendar.day) == column)
    #expect(calendar.week == week)
    #expect(calendar.day(inWeek: week, column: column) == calendar.day)
  }

  @Test func `every day of a month has one cell, in order`() throws {
    for month in 1...12 {
      let calendar = try calendar(2024, month, 9)
      let days = (0..<6).flatMap { week in
        (0..<7).compactMap { calendar.day(inWeek: week, column: $0)?.day }
      }
      #expect(days == Array(1...days.count))
      #expect(days.count == [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1])
    }
  }

  @Test func `it stays within the years that dates can have`() throws {
    var calendar = try calendar(9999, 12, 31)
    calendar.go(to: calendar.day.adding(days: 1))
    #expect(calendar.day.description == "9999-12-31")
    calendar = try self.calendar(1, 1, 1)
    calendar.go(to: calendar.day.adding(months: -1))
    #expect(calendar.day.description == "0001-01-01")
  }

  @Test(
    arguments: [
      (DateField(min: .field("from")), [], "<F4>", "2027-03-10"),
      (DateField(), [.after(.field("from"))], "<F4>", "2027-03-11"),
      (DateField(), [.after(.field("from")).when("from", .required)], "]", "2027-03-11"),
      (DateField(max: .field("from")), [], "<F4>", "2026-11-23"),
    ] as [(any Widget, RuleSet, String, String)]
  )
  func `the first day is one that the other answers allow`(
    _ widget: any Widget,
    _ rules: RuleSet,
    _ keys: String,
    _ day: String
  ) {
    let form = Form("T") {
      Field("from", DateField())
      Field("to", widget, rules: rules)
    }
    var screen = Screen(form, now: Moment("2026-11-23T12:05:09Z"))
    for key in Keystrokes("2027-03-10<Tab>\(keys)") { screen.handle(.key(key)) }
    let field = screen.filling.sheet.fields[1]
    guard case .day(let shown, let standing)? = field.widget.description.part else {
      #expect(field.value == .text(day))
      return
    }
    #expect(shown.description == day && standing == .allowed)
  }
}
