import CNcurses
import FormWidgets

/// Small changes, as a key makes them, written bypassing ncurses.
///
/// ncurses leaves the terminal in its own look after each frame. On grounds, that takes two colors
/// and a reset, about 50 bytes in 24-bit color, for each typed character; here, the pen is kept.
extension Painter {
  /// The most cells of changes that are written this way; ncurses may scroll instead.
  private static let fewCells = 240

  /// The sequences that save and restore the cursor with its look, in DEC's terminals and those like
  /// them; others restore the position alone.
  static let (saving, restoring) = ("\u{1B}7", "\u{1B}8")

  /// Returns the bytes that show a frame on top of the painted one, and the changes that they make;
  /// `nil` if ncurses is to do it.
  mutating func writing(
    _ frame: Frame,
    rows changed: [Int],
    columns: Int
  ) -> (bytes: [UInt8], changes: [Change])? {
    guard let target = frame.cursor, place != nil, !hasTails,
      let parts = parts(of: frame, rows: changed, columns: columns)
    else { return nil }
    let changes = parts.map { part in
      let column = part.row == target.row ? target.column : 0
      return change(in: part, of: frame.rows[part.row], before: column)
    }
    return (bytes(of: changes, endingAt: target), changes)
  }

  private mutating func bytes(of changes: [Change], endingAt target: Position) -> [UInt8] {
    var bytes: [UInt8] = []
    guard savesLook else {
      // What is before the cursor last, so that the pen is ready for the next key.
      for change in changes { writeRest(of: change, to: &bytes) }
      for change in changes { writeStart(of: change, to: &bytes) }
      return bytes + moving(to: target).utf8
    }
    for change in changes { writeStart(of: change, to: &bytes) }
    bytes += moving(to: target).utf8
    let ready = pen
    var rest: [UInt8] = []
    for change in changes { writeRest(of: change, to: &rest) }
    if rest.isEmpty { return bytes }
    pen.restore(ready)
    place = target
    return bytes + Painter.saving.utf8 + rest + Painter.restoring.utf8
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

  /// Lets ncurses take changes to be on the terminal.
  func note(_ changes: [Change], on window: CursesWindow) {
    for change in changes {
      let (corner, cells) = (change.corner, change.line.cells)
      for window in [window, curses_physical_window()] {
        mvwadd_wchnstr(
          window,
          Int32(corner.row),
          Int32(corner.column),
          cells,
          Int32(cells.count)
        )
      }
    }
  }

  /// Returns what to write for a part of a row.
  private mutating func change(in part: Part, of spans: [Span], before column: Int) -> Change {
    let corner = Position(row: part.row, column: part.columns.lowerBound)
    let line = line(of: spans, in: part.columns, over: corner)
    let isAtEnd = spans.allSatisfy { $0.end <= part.columns.upperBound }
    let end = isAtEnd ? endOfVisible(line) : line.cells.count
    let start = min(max(0, column - corner.column), end)
    return Change(corner: corner, line: line, start: start, end: end)
  }

  /// Writes the cells of a change before the cursor.
  private mutating func writeStart(of change: Change, to bytes: inout [UInt8]) {
    write(change.line, 0..<change.start, from: change.corner, to: &bytes)
  }

  /// Writes the cells of a change that are not before the cursor.
  private mutating func writeRest(of change: Change, to bytes: inout [UInt8]) {
    let (corner, line, end) = (change.corner, change.line, change.end)
    write(line, change.start..<end, from: corner, to: &bytes)
    guard end < line.cells.count else { return }
    bytes += moving(to: Position(row: corner.row, column: corner.column + end)).utf8
    bytes += pen.resetting().utf8
    bytes += erasure.utf8
  }

  /// Writes the cells that differ, in a line from some corner on.
  private mutating func write(
    _ line: Line,
    _ cells: Range<Int>,
    from corner: Position,
    to bytes: inout [UInt8]
  ) {
    for offset in cells where line.isChanged(at: offset) {
      bytes += crossing(to: offset, in: line, corner).utf8
      bytes += pen.switching(to: line.paints[offset], inks).utf8
      bytes += line.scalar(at: offset).utf8
      place?.column += 1
    }
  }

  /// Returns the cells that spans show in some columns of a row.
  private mutating func line(of spans: [Span], in columns: Range<Int>, over corner: Position)
    -> Line
  {
    var line = Line(inks.blank(for: .plain), count: columns.count)
    for index in spans.indices where spans[index].overlaps(columns) {
      let covered = columns.clamped(to: spans[index].column..<spans[index].end)
      fillCells(with: spans[index], in: covered)
      let (paint, start) = (spans[index].paint, covered.lowerBound - columns.lowerBound)
      for offset in cells.indices.prefix(covered.count) {
        line.cells[start + offset] = cells[offset]
        line.paints[start + offset] = paint
      }
    }
    mvwin_wchnstr(
      curses_physical_window(),
      Int32(corner.row),
      Int32(corner.column),
      &line.old,
      Int32(columns.count)
    )
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

/// What to write for a part of a row: the first cells are before the cursor, and those from the end
/// on are erased.
struct Change {
  let corner: Position
  let line: Line
  let start: Int
  let end: Int
}

/// Cells of a row, each with its paint, and those that ncurses takes to be there.
struct Line {
  var cells: [cchar_t]
  var paints: [Paint]
  var old: [cchar_t]

  /// Creates blank cells.
  init(_ blank: cchar_t, count: Int) {
    cells = [cchar_t](repeating: blank, count: count)
    paints = [Paint](repeating: .plain, count: count)
    old = [cchar_t](repeating: blank, count: count + 1)
  }

  /// Whether a cell is not on the terminal.
  ///
  /// Of a wide character, ncurses tells one cell only, and all that follow have other offsets:
  /// then, each is taken to be changed.
  func isChanged(at offset: Int) -> Bool {
    let (old, new) = (old[offset], cells[offset])
    return self.old[cells.count].chars.0 != 0 || old.chars.0 != new.chars.0
      || old.chars.1 != new.chars.1 || old.attr != new.attr || old.ext_color != new.ext_color
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
