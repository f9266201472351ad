import FormValidation

extension SessionWords {
  /// Returns the day that Enter chooses in a calendar, `Sa 2026-11-21`; a day that cannot be chosen
  /// with a mark, and the reason if it fits.
  func text(of day: CalendarDate, _ standing: DayStanding, mark: String, columns: Int) -> String {
    switch standing {
    case .allowed, .refused:
      let index = Weekday.allCases.firstIndex(of: day.weekday) ?? 0
      let whole = "\(weekdays[index]) \(day)"
      return standing == .allowed ? whole : "\(mark) \(whole)"
    case .tooEarly, .tooLate:
      let marked = "\(mark) \(day)"
      let whole = "\(marked) \(self[standing == .tooEarly ? .tooEarly : .tooLate])"
      return whole.cellWidth <= columns ? whole : marked
    }
  }
}

extension MonthCalendar {
  /// Draws the month from a row on, in some rows: its name, the weekdays, the weeks.
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
    let style: Style = shown == day ? .focusedControl : isAllowed ? .plain : .quiet
    let number = isAllowed ? String(shown.day) : canvas.glyphs.barredDay
    let start = column * MonthCalendar.dayWidth + 2 - number.count
    let end = canvas.write(number, row: row, column: start, style: style)
    if isToday { canvas.fill(canvas.glyphs.today, count: 1, row: row, column: end, style: .label) }
    if shown == day {
      canvas.placeCaret(row: row, column: Swift.min(start, canvas.size.columns - 1))
    }
  }
}
