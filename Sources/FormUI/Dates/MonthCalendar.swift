import FormValidation

/// A month standing open under a date, with a day to go about in it.
struct MonthCalendar: Hashable, Sendable {
  /// The rows that it takes: the month, the days of the week, and six weeks.
  static let rowCount = 8

  /// The cells from a day to the next.
  static let dayWidth = 3

  /// The day that keys move.
  private(set) var day: CalendarDate

  /// The first day and the last one that can be chosen, where there are such limits.
  let earliest: CalendarDate?
  let latest: CalendarDate?

  /// The day that a week begins with.
  let weekStart: Weekday

  /// Opens the month of a day.
  init(
    at day: CalendarDate,
    from earliest: CalendarDate?,
    to latest: CalendarDate?,
    weekStart: Weekday
  ) {
    self.day = day
    self.earliest = earliest
    self.latest = latest
    self.weekStart = weekStart
  }

  /// Whether a day can be chosen.
  func allows(_ day: CalendarDate) -> Bool {
    (earliest.map { $0 <= day } ?? true) && (latest.map { day <= $0 } ?? true)
  }

  /// Goes to a day of the years 1 to 9999, as dates are written.
  mutating func go(to day: CalendarDate) {
    if 1...9999 ~= day.year { self.day = day }
  }

  /// Goes to the first day of the week, or to the last.
  mutating func goToWeekEnd(isFirst: Bool) {
    let column = column(of: day)
    go(to: day.adding(days: isFirst ? -column : 6 - column))
  }

  /// The column of a day, from 0.
  func column(of day: CalendarDate) -> Int {
    let start = Weekday.allCases.firstIndex(of: weekStart) ?? 0
    let weekday = Weekday.allCases.firstIndex(of: day.weekday) ?? 0
    return (weekday - start + 7) % 7
  }

  /// The day in a column of a week of the month, both from 0; nothing beyond the month.
  func day(inWeek week: Int, column: Int) -> CalendarDate? {
    let first = day.adding(days: 1 - day.day)
    let found = first.adding(days: week * 7 + column - self.column(of: first))
    return found.month == first.month && found.year == first.year ? found : nil
  }

  /// The week of the month that a day is in, from 0.
  var week: Int {
    (column(of: day.adding(days: 1 - day.day)) + day.day - 1) / 7
  }
}

extension MonthCalendar {
  /// Draws the month from a row on: its name, the days of the week, six weeks.
  func draw(on canvas: inout Canvas, from row: Int, today: CalendarDate?) {
    let year = canvas.text(.monthNames, ["year": .text(String(day.year))])
    let names = year.split(separator: "|")
    if names.indices ~= day.month - 1 {
      canvas.write(String(names[day.month - 1]), row: row, column: 0, style: .label)
    }
    let weekdays = canvas.words[.weekdayNames].split(separator: "|")
    let start = Weekday.allCases.firstIndex(of: weekStart) ?? 0
    for column in 0..<weekdays.count {
      let name = String(weekdays[(start + column) % weekdays.count])
      canvas.write(name, row: row + 1, column: column * MonthCalendar.dayWidth, style: .quiet)
    }
    for week in 0..<6 {
      for column in 0..<7 {
        guard let shown = day(inWeek: week, column: column) else { continue }
        draw(shown, on: &canvas, row: row + 2 + week, column: column, isToday: shown == today)
      }
    }
  }

  private func draw(
    _ shown: CalendarDate,
    on canvas: inout Canvas,
    row: Int,
    column: Int,
    isToday: Bool
  ) {
    let style: Style = shown == day ? .focusedControl : allows(shown) ? .plain : .quiet
    let number = String(shown.day)
    let start = column * MonthCalendar.dayWidth + 2 - number.utf8.count
    let end = canvas.write(number, row: row, column: start, style: style)
    if isToday { canvas.fill(canvas.glyphs.today, count: 1, row: row, column: end, style: .label) }
    if shown == day {
      canvas.placeCaret(row: row, column: Swift.min(start, canvas.size.columns - 1))
    }
  }
}
