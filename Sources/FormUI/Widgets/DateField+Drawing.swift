extension DateField {
  public func height(atWidth columns: Int) -> Int {
    height(in: Size(columns: columns, rows: 1 + MonthCalendar.rowCount))
  }

  public func height(in room: Size) -> Int {
    guard isOpen else { return 1 }
    return 1 + MonthCalendar.height(in: Size(columns: room.columns, rows: room.rows - 1))
  }

  /// Draws the typed text; if the calendar is open, its day instead, and below it as much of the
  /// month as fits.
  public func draw(on canvas: inout Canvas) {
    let columns = canvas.size.columns
    canvas.fill(" ", count: columns, row: 0, column: 0, style: .room)
    if let calendar {
      draw(calendar, on: &canvas)
    } else {
      let size = Size(columns: Swift.max(1, columns - 2), rows: 1)
      let (corner, isFocused) = (Position(row: 0, column: 0), canvas.isFocused)
      canvas.draw(at: corner, size: size, isFocused: isFocused) { part in
        part.draw(typed.line, placeholder: placeholder ?? part.words[.dateForm])
      }
    }
    let mark = isOpen ? canvas.glyphs.menuOpen : canvas.glyphs.menuClosed
    if columns > 2 { canvas.fill(mark, count: 1, row: 0, column: columns - 1, style: .quiet) }
  }

  private func draw(_ calendar: MonthCalendar, on canvas: inout Canvas) {
    let room = Swift.max(1, canvas.size.columns - 2)
    let summary = calendar.summary(in: canvas.words, mark: canvas.glyphs.error, columns: room)
    canvas.write(summary.fitted(to: room, canvas.glyphs), row: 0, column: 0, style: .value)
    canvas.placeCaret(row: 0, column: 0)
    let rows = canvas.size.rows - 1
    if rows > 1 { calendar.draw(on: &canvas, from: 1, rows: rows, today: today) }
  }
}
