import FormValidation

/// An open month below a date, with a day to move around in it.
struct MonthCalendar: Hashable, Sendable {
  /// The height: the month, the weekdays, and six weeks.
  static let rowCount = 8

  /// The distance between two days, in cells.
  static let dayWidth = 3

  /// The width in cells.
  static let columnCount = 7 * dayWidth - 1

  /// The day that keys move.
  private(set) var day: CalendarDate

  /// The first and last days that can be chosen, if limited.
  let earliest: CalendarDate?
  let latest: CalendarDate?

  /// The first day of the week.
  let weekStart: Weekday

  /// The rules that depend only on the day.
  private let judge: DayJudge

  /// The refused days of the month.
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

  /// Returns whether a day of the month can be chosen.
  func allows(_ day: CalendarDate) -> Bool {
    (earliest.map { $0 <= day } ?? true) && (latest.map { day <= $0 } ?? true)
      && !refused.contains(day)
  }

  /// Whether the day can be chosen.
  var standing: DayStanding {
    if earliest.map({ day < $0 }) ?? false { return .tooEarly }
    if latest.map({ $0 < day }) ?? false { return .tooLate }
    return refused.contains(day) ? .refused : .allowed
  }

  /// Moves to a day in the years 1 to 9999.
  mutating func go(to day: CalendarDate) {
    guard 1...9999 ~= day.year else { return }
    if day.month != self.day.month || day.year != self.day.year {
      refused = judge.refusedDays(inMonthOf: day)
    }
    self.day = day
  }

  /// Moves to the first or last day of the week.
  mutating func goToWeekEnd(isFirst: Bool) {
    let column = column(of: day)
    go(to: day.adding(days: isFirst ? -column : 6 - column))
  }

  /// Returns the column of a day, from 0.
  func column(of day: CalendarDate) -> Int {
    let start = Weekday.allCases.firstIndex(of: weekStart) ?? 0
    let weekday = Weekday.allCases.firstIndex(of: day.weekday) ?? 0
    return (weekday - start + 7) % 7
  }

  /// Returns the day in a column of a week of the month, both from 0; `nil` outside the month.
  func day(inWeek week: Int, column: Int) -> CalendarDate? {
    let first = day.adding(days: 1 - day.day)
    let found = first.adding(days: week * 7 + column - self.column(of: first))
    return found.month == first.month && found.year == first.year ? found : nil
  }

  /// The week of the month that contains the day, from 0.
  var week: Int {
    (column(of: day.adding(days: 1 - day.day)) + day.day - 1) / 7
  }

  /// The number of weeks that contain days of the month.
  var weekCount: Int {
    let first = day.adding(days: 1 - day.day)
    let last = first.adding(months: 1).adding(days: -1)
    return (column(of: first) + last.day + 6) / 7
  }
}

extension MonthCalendar {
  /// Returns the height on a canvas; 0 if it would be cut off or has no room for a week.
  static func height(in room: Size) -> Int {
    room.columns < columnCount || room.rows < 2 ? 0 : min(room.rows, rowCount)
  }

  /// Returns the layout in a number of rows: whether the name is shown, and the weeks around the
  /// day.
  func layout(rows: Int) -> (hasName: Bool, weeks: Range<Int>) {
    // With few rows, another week is more useful than the name.
    let hasName = rows > 3
    let count = max(0, min(rows - (hasName ? 2 : 1), 6))
    let first = max(0, min(week - count / 2, weekCount - count))
    return (hasName, first..<first + count)
  }

  /// Returns the day at a cell, from 0 at the first row; `nil` if there is none.
  func day(at cell: Position, rows: Int) -> CalendarDate? {
    let (hasName, weeks) = layout(rows: rows)
    let week = weeks.lowerBound + cell.row - (hasName ? 2 : 1)
    let column = cell.column / MonthCalendar.dayWidth
    guard weeks ~= week, cell.column >= 0, column < 7 else { return nil }
    return day(inWeek: week, column: column)
  }
}
