package import FormValidation

/// An open month below a date, with a day to move around in it.
struct MonthCalendar: Equatable, Sendable {
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

  /// The days of the month that rules reject.
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

  /// Moves to the nearest day that can be chosen: the first or last one if the day is beyond it, or
  /// in the nearest month if there is none in this one.
  mutating func goToNearestAllowed() {
    if let earliest, day < earliest { go(to: earliest) }
    if let latest, latest < day { go(to: latest) }
    let first = day.adding(days: 1 - day.day)
    let days = (0..<31).map { first.adding(days: $0) }.filter { $0.month == first.month }
    if days.contains(where: allows) { return }
    let candidates = (1...MonthCalendar.reach).lazy.flatMap { [-$0, $0] }
      .map { [day] in day.adding(months: $0) }
    let found = candidates.first { [self] in
      1...9999 ~= $0.year && isWithinLimits($0) && judge.accepts($0)
    }
    guard var nearest = found else { return }
    // Days of the same month, or of the one before, can be nearer.
    for _ in 0..<31 {
      let nearer = nearest.adding(days: nearest < day ? 1 : -1)
      guard isWithinLimits(nearer), judge.accepts(nearer) else { break }
      nearest = nearer
    }
    go(to: nearest)
  }

  /// The nearest day of the month that can be chosen, if any.
  var nearestAllowed: CalendarDate? {
    (0...30).lazy.flatMap { [$0, -$0] }.map { day.adding(days: $0) }
      .first { $0.year == day.year && $0.month == day.month && allows($0) }
  }

  /// The number of months before and after a day in which to search for one that can be chosen.
  private static let reach = 150 * 12

  private func isWithinLimits(_ day: CalendarDate) -> Bool {
    (earliest.map { $0 <= day } ?? true) && (latest.map { day <= $0 } ?? true)
  }

  /// Returns whether a day of the month can be chosen.
  func allows(_ day: CalendarDate) -> Bool {
    isWithinLimits(day) && !refused.contains(day)
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

extension Narrator {
  /// Returns the text of the day that Enter chooses in a calendar, `Sa 2026-11-21` or in the format
  /// of its language; for a day that cannot be chosen, with a mark, and the reason if it fits.
  package func text(
    of day: CalendarDate,
    _ standing: DayStanding,
    mark: String,
    columns: Int
  ) -> String {
    switch standing {
    case .allowed, .refused:
      let index = Weekday.allCases.firstIndex(of: day.weekday) ?? 0
      let whole = "\(weekdays[index]) \(forms.written(day))"
      return standing == .allowed ? whole : "\(mark) \(whole)"
    case .tooEarly, .tooLate:
      let marked = "\(mark) \(forms.written(day))"
      let whole = "\(marked) \(self[standing == .tooEarly ? .tooEarly : .tooLate])"
      return whole.cellWidth <= columns ? whole : marked
    }
  }
}

extension MonthCalendar {
  /// Draws the month in a number of rows, starting at a row: its name, the weekdays, the weeks.
  func draw(on canvas: inout Canvas, from row: Int, rows: Int, today: CalendarDate?) {
    let (hasName, weeks) = layout(rows: rows)
    if hasName { drawName(on: &canvas, row: row) }
    let top = row + (hasName ? 1 : 0)
    let weekdays = canvas.words.weekdays
    let start = Weekday.allCases.firstIndex(of: weekStart) ?? 0
    for column in 0..<weekdays.count {
      let name = weekdays[(start + column) % weekdays.count]
      canvas.write(name, row: top, column: column * MonthCalendar.dayWidth, style: .quiet)
    }
    for (offset, week) in weeks.enumerated() {
      for column in 0..<7 {
        guard let shown = day(inWeek: week, column: column) else { continue }
        draw(shown, on: &canvas, row: top + 1 + offset, column: column, isToday: shown == today)
      }
    }
    let edge = canvas.size.columns - 1
    if weeks.lowerBound > 0 {
      canvas.fill(canvas.glyphs.moreAbove, count: 1, row: top + 1, column: edge, style: .quiet)
    }
    if weeks.upperBound < weekCount {
      let last = top + weeks.count
      canvas.fill(canvas.glyphs.moreBelow, count: 1, row: last, column: edge, style: .quiet)
    }
  }

  private func drawName(on canvas: inout Canvas, row: Int) {
    canvas.write(canvas.words.month(day.month, of: day.year), row: row, column: 0, style: .label)
  }

  private func draw(
    _ shown: CalendarDate,
    on canvas: inout Canvas,
    row: Int,
    column: Int,
    isToday: Bool
  ) {
    let isAllowed = allows(shown)
    let other: Style = isToday ? .mnemonic : isAllowed ? .plain : .quiet
    let number = String(shown.day)
    let start = column * MonthCalendar.dayWidth + 2 - number.count
    canvas.write(number, row: row, column: start, style: shown == day ? .current : other)
    if shown == day {
      canvas.placeCaret(row: row, column: Swift.min(start, canvas.size.columns - 1))
    }
  }
}

/// The rules of a field that depend only on its own day and today's date.
struct DayJudge: Equatable, Sendable {
  private let rules: RuleSet
  private let today: CalendarDate?

  /// Whether a time follows the day, which is then only the beginning of an answer.
  private let hasTime: Bool

  /// Selects those rules from a field's: none that runs an external check, reads another answer, or
  /// does not block.
  init(_ rules: RuleSet = [], today: CalendarDate? = nil, hasTime: Bool = false) {
    self.hasTime = hasTime
    self.rules = RuleSet(rules.clauses.filter { $0.judgesDay(isTodayKnown: today != nil) })
    self.today = today
  }

  /// The answers that the rules read besides the day.
  private var answers: Answers {
    // Rules on dates accept any time of today.
    guard let today, let noon = TimeOfDay(hour: 12, minute: 0) else { return [:] }
    return [.now: .text(Moment(today, noon, offset: 0).description)]
  }

  /// Returns whether the rules accept a day.
  func accepts(_ day: CalendarDate) -> Bool {
    accepts(day, among: answers)
  }

  private func accepts(_ day: CalendarDate, among answers: Answers) -> Bool {
    let verdict = rules.verdict(on: .text(day.description), among: answers)
    return hasTime ? !verdict.isInvalid : verdict.isValid
  }

  /// Returns the days of a month that a rule rejects.
  func refusedDays(inMonthOf day: CalendarDate) -> Set<CalendarDate> {
    guard !rules.clauses.isEmpty else { return [] }
    let answers = answers
    let first = day.adding(days: 1 - day.day)
    let days = (0..<31).map { first.adding(days: $0) }.filter { $0.month == first.month }
    return Set(days.filter { !accepts($0, among: answers) })
  }
}

extension RuleSet {
  /// Returns the same rules, with the answers besides the day that they read; `nil` if they read none
  /// but today's date.
  package func judgingDays(among answers: Answers) -> RuleSet? {
    let given = clauses.map { clause in
      let reads = clause.reads
      guard reads.contains(where: { $0 != .now }), clause.severity == .error,
        !clause.dependsOnChecks
      else { return clause }
      let own = Dictionary(reads.map { ($0, answers[$0]) }) { first, _ in first }
      return Clause(AmongAnswers(rules: [clause], answers: own))
    }
    return given.contains { $0.rule is AmongAnswers } ? RuleSet(given) : nil
  }
}

/// Rules on a day among answers that they were given.
private struct AmongAnswers: Rule {
  let name = "among_answers"
  let rules: RuleSet
  let answers: [FieldID: Value]

  func verdict(on text: String, among _: Answers) -> Verdict {
    var given = Answers()
    for (field, answer) in answers { given[field] = answer }
    return rules.verdict(on: .text(text), among: given)
  }
}

extension Clause {
  fileprivate func judgesDay(isTodayKnown: Bool) -> Bool {
    severity == .error && condition == nil && !dependsOnChecks
      && reads.allSatisfy { $0 == .now && isTodayKnown }
  }
}

/// Whether a day can be chosen.
public enum DayStanding: Hashable, Sendable {
  case allowed, refused, tooEarly, tooLate
}
