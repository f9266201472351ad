import CNcurses
import FormWidgets

/// Small changes, as a key makes them, written bypassing ncurses.
///
/// ncurses leaves the terminal in its own look after each frame. On grounds, that takes two colors
/// and a reset, about 50 bytes in 24-bit color, for each typed character; here, the pen is kept.
extension Painter {
  /// The most cells of changes that are written this way; ncurses may scroll instead.
  private static let fewCells = 240

  /// Returns the text that shows a frame on top of the painted one; `nil` if ncurses is to do it.
  mutating func writing(_ frame: Frame, rows changed: [Int], on window: CursesWindow) -> String? {
    guard let target = frame.cursor, place != nil, !hasTails,
      let parts = parts(of: frame, rows: changed, columns: Int(getmaxx(window)))
    else { return nil }
    // What is before the cursor last, so that the pen is ready for the next key.
    var text = ""
    for part in parts where part.row != target.row {
      text += write(part, of: frame.rows[part.row], on: window)
    }
    for part in parts where part.row == target.row {
      text += write(part, of: frame.rows[part.row], on: window, endingAt: target.column)
    }
    return text + moving(to: target)
  }

  /// A part of a row that is different in a new frame.
  private struct Part {
    let row: Int
    let columns: Range<Int>
  }

  /// Returns the parts that differ; `nil` if they are too many, or not all of their characters take
  /// one cell, or they touch the last column, where terminals differ on the position of the cursor.
  private func parts(of frame: Frame, rows: [Int], columns: Int) -> [Part]? {
    var parts: [Part] = []
    var count = 0
    for row in rows {
      let new = frame.rows[row]
      let part = Span.difference(from: painted[row], to: new, columns: columns)
      guard !part.isEmpty else { continue }
      count += part.count
      guard part.upperBound < columns, count <= Painter.fewCells else { return nil }
      for index in new.indices where new[index].overlaps(part) {
        guard new[index].isOfPlainCells else { return nil }
      }
      parts.append(Part(row: row, columns: part))
    }
    return parts
  }

  /// Returns the text that writes what differs in a part of a row, which ncurses then takes to be on
  /// the terminal.
  private mutating func write(
    _ part: Part,
    of spans: [Span],
    on window: CursesWindow,
    endingAt column: Int = 0
  ) -> String {
    let (row, start) = (part.row, part.columns.lowerBound)
    let old = line(of: painted[row], in: part.columns)
    let new = line(of: spans, in: part.columns)
    for window in [window, curses_physical_window()] {
      mvwadd_wchnstr(window, Int32(row), Int32(start), new.cells, Int32(new.cells.count))
    }
    let isAtEnd = spans.allSatisfy { $0.end <= part.columns.upperBound }
    let end = isAtEnd ? endOfVisible(new) : new.cells.count
    let pivot = min(max(0, column - start), end)
    var text = write(new, over: old, in: pivot..<end, from: Position(row: row, column: start))
    if end < new.cells.count {
      text += moving(to: Position(row: row, column: start + end)) + pen.resetting() + erasure
    }
    return text + write(new, over: old, in: 0..<pivot, from: Position(row: row, column: start))
  }

  /// Returns the text that writes the cells that differ, in a line from some corner on.
  private mutating func write(
    _ new: Line,
    over old: Line,
    in cells: Range<Int>,
    from corner: Position
  ) -> String {
    var text = ""
    for offset in cells where !new.isSame(as: old, at: offset) {
      text += crossing(to: offset, in: new, corner)
      text += pen.switching(to: new.paints[offset], inks)
      text.unicodeScalars.append(new.scalar(at: offset))
      place?.column += 1
    }
    return text
  }

  /// Returns the cells that spans show in some columns.
  private mutating func line(of spans: [Span], in columns: Range<Int>) -> Line {
    var line = Line(inks.blank(for: .plain), count: columns.count)
    for index in spans.indices where spans[index].overlaps(columns) {
      let covered = columns.clamped(to: spans[index].column..<spans[index].end)
      fillCells(with: spans[index], in: covered)
      for (cell, column) in zip(cells, covered) {
        line.cells[column - columns.lowerBound] = cell
        line.paints[column - columns.lowerBound] = spans[index].paint
      }
    }
    return line
  }

  /// Returns the number of cells of the end of a row before those that are erased.
  private func endOfVisible(_ line: Line) -> Int {
    guard inks.theme.ground == Look(), !erasure.isEmpty else { return line.cells.count }
    let last = line.cells.indices.last { line.paints[$0] != .plain || line.scalar(at: $0) != " " }
    let end = last.map { $0 + 1 } ?? 0
    return line.cells.count - end > erasure.utf8.count ? end : line.cells.count
  }

  /// Returns the sequence that moves to a cell of a line, or writes the few unchanged ones before it.
  private mutating func crossing(to offset: Int, in line: Line, _ corner: Position) -> String {
    let target = Position(row: corner.row, column: corner.column + offset)
    guard let place, place.row == target.row, place.column < target.column else {
      return moving(to: target)
    }
    let before = max(0, place.column - corner.column)..<offset
    guard target.column - place.column == before.count, before.count <= 3,
      before.allSatisfy({ pen.writes(line.paints[$0]) && line.scalar(at: $0).isASCII })
    else { return moving(to: target) }
    self.place = target
    return String(String.UnicodeScalarView(before.map(line.scalar)))
  }

  /// Returns the sequence that moves the cursor to a position.
  private mutating func moving(to target: Position) -> String {
    defer { place = target }
    guard let place, place.row == target.row else {
      return capability("cup", Int32(target.row), Int32(target.column))
    }
    let steps = target.column - place.column
    if steps > 0 { return capability("cuf", Int32(steps)) }
    if -3...0 ~= steps, isBackspaceLeft { return String(repeating: "\u{8}", count: -steps) }
    return steps == 0 ? "" : capability("cup", Int32(target.row), Int32(target.column))
  }

  /// Returns the sequence after which the terminal is as ncurses left it.
  mutating func settling() -> String {
    let reset = pen.resetting()
    guard let place, let placeOfCurses, place != placeOfCurses else { return reset }
    return reset + capability("cup", Int32(placeOfCurses.row), Int32(placeOfCurses.column))
  }
}

/// Cells of a row, each with its paint.
private struct Line {
  var cells: [cchar_t]
  var paints: [Paint]

  /// Creates blank cells.
  init(_ blank: cchar_t, count: Int) {
    cells = [cchar_t](repeating: blank, count: count)
    paints = [Paint](repeating: .plain, count: count)
  }

  func isSame(as other: Line, at offset: Int) -> Bool {
    paints[offset] == other.paints[offset]
      && cells[offset].chars.0 == other.cells[offset].chars.0
  }

  func scalar(at offset: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt32(bitPattern: cells[offset].chars.0)) ?? " "
  }
}

extension Span {
  fileprivate func overlaps(_ columns: Range<Int>) -> Bool {
    column < columns.upperBound && end > columns.lowerBound
  }
}
