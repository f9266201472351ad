import FormValidation

/// A month standing open under a date, with a day to go about in it.
struct MonthCalendar: Hashable, Sendable {
  /// The rows that it takes: the month, the days of the week, and six weeks.
  static let rowCount = 8

  /// The cells from a day to the next.
  static let dayWidth = 3

  /// The cells that it takes.
  static let columnCount = 7 * dayWidth - 1

  /// The day that keys move.
  private(set) var day: CalendarDate

  /// The first day and the last one that can be chosen, where there are such limits.
  let earliest: CalendarDate?
  let latest: CalendarDate?

  /// The day that a week begins with.
  let weekStart: Weekday

  /// What judges days by themselves.
  private let judge: DayJudge

  /// The days of the month that it refuses.
  private var refused: Set<CalendarDate> = []

  /// Opens the month of a day.
  init(
    at day: CalendarDate,
    from earliest: CalendarDate?,
    to latest: CalendarDate?,
    weekStart: Weekday,
    judge: DayJudge = DayJudge()
  ) {
    self.day = day
    self.earliest = earliest
    self.latest = latest
    self.weekStart = weekStart
    self.judge = judge
    refused = judge.refusedDays(inMonthOf: day)
  }

  /// Whether a day of the month can be chosen.
  func allows(_ day: CalendarDate) -> Bool {
    (earliest.map { $0 <= day } ?? true) && (latest.map { day <= $0 } ?? true)
      && !refused.contains(day)
  }

  /// Goes to a day of the years 1 to 9999, as dates are written.
  mutating func go(to day: CalendarDate) {
    guard 1...9999 ~= day.year else { return }
    if day.month != self.day.month || day.year != self.day.year {
      refused = judge.refusedDays(inMonthOf: day)
    }
    self.day = day
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

  /// The week of the month that the day is in, from 0.
  var week: Int {
    (column(of: day.adding(days: 1 - day.day)) + day.day - 1) / 7
  }

  /// The weeks that the month has days in.
  var weekCount: Int {
    let first = day.adding(days: 1 - day.day)
    let last = first.adding(months: 1).adding(days: -1)
    return (column(of: first) + last.day + 6) / 7
  }
}

extension MonthCalendar {
  /// The rows it takes on a canvas with room for so many columns and rows; none where it would be
  /// cut, or no week be left.
  static func height(in room: Size) -> Int {
    room.columns < columnCount || room.rows < 2 ? 0 : min(room.rows, rowCount)
  }

  /// How the month stands in a number of rows: whether its name does, and the weeks around the day.
  func layout(rows: Int) -> (hasName: Bool, weeks: Range<Int>) {
    // Where there are few rows, another week tells more than the name.
    let hasName = rows > 3
    let count = max(0, min(rows - (hasName ? 2 : 1), 6))
    let first = max(0, min(week - count / 2, weekCount - count))
    return (hasName, first..<first + count)
  }

  /// The day in a cell, from 0 at the first row of so many; nothing where there is none.
  func day(at cell: Position, rows: Int) -> CalendarDate? {
    let (hasName, weeks) = layout(rows: rows)
    let week = weeks.lowerBound + cell.row - (hasName ? 2 : 1)
    let column = cell.column / MonthCalendar.dayWidth
    guard weeks ~= week, cell.column >= 0, column < 7 else { return nil }
    return day(inWeek: week, column: column)
  }
}
