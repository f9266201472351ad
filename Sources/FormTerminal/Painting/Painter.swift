import CNcurses
import FormUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Puts frames on an ncurses window, row by row, touching only what differs from the last one.
struct Painter {
  private let codeset: Codeset
  private let hasColors: Bool

  /// The rows on the screen; nothing where they are unknown.
  private var painted: [[Span]] = []

  private var isWhole = false
  private var isCursorVisible = true

  /// The cells of a span, kept for their storage.
  private var cells: [cchar_t] = []

  /// Creates a painter for the open screen, and the colours it uses.
  init(codeset: Codeset) {
    self.codeset = codeset
    hasColors = Painter.startColors()
  }

  /// Has the next frame drawn on a cleared screen.
  mutating func invalidate() {
    isWhole = false
  }

  /// Shows a frame.
  mutating func paint(_ frame: borrowing Frame, on window: CursesWindow) {
    if !isWhole {
      painted = []
      isWhole = true
      werase(window)
      clearok(window, true)
    }
    let rows = frame.rows
    for index in 0..<min(rows.count, Int(getmaxy(window))) {
      let old = painted.indices ~= index ? painted[index] : []
      if rows[index] != old { paintRow(index, from: old, to: rows[index], on: window) }
    }
    painted = rows
    placeCursor(frame.cursor, on: window)
    wrefresh(window)
  }

  private mutating func paintRow(
    _ row: Int,
    from old: [Span],
    to new: [Span],
    on window: CursesWindow
  ) {
    let shared = Painter.sharedBeginning(old, new)
    // At the right edge the cursor would stay on the last cell, and that would be erased.
    if shared.columns < Int(getmaxx(window)) {
      wmove(window, Int32(row), Int32(shared.columns))
      wclrtoeol(window)
    }
    for span in new[shared.spans...] {
      fillCells(with: span)
      mvwadd_wchnstr(window, Int32(row), Int32(span.column), cells, Int32(cells.count))
    }
  }

  /// The spans that two rows begin with, and the columns these cover, if nothing else is there.
  private static func sharedBeginning(_ old: [Span], _ new: [Span]) -> (spans: Int, columns: Int) {
    var spans = 0
    var columns = 0
    while spans < old.count, spans < new.count, old[spans] == new[spans] {
      columns = max(columns, new[spans].column + new[spans].width)
      spans += 1
    }
    let areApart =
      old[spans...].allSatisfy { $0.column >= columns }
      && new[spans...].allSatisfy { $0.column >= columns }
    return areApart ? (spans, columns) : (0, 0)
  }

  private mutating func placeCursor(_ cursor: Position?, on window: CursesWindow) {
    if let cursor { wmove(window, Int32(cursor.row), Int32(cursor.column)) }
    if isCursorVisible != (cursor != nil) {
      isCursorVisible = cursor != nil
      curs_set(isCursorVisible ? 1 : 0)
    }
  }
}

extension Painter {
  /// Turns a span into ncurses' cells: one for each character, with what joins it.
  ///
  /// The C library has the last word on widths, as ncurses goes by it: where it differs from ours,
  /// a stand-in of our width is shown, so that everything after it stays in its place.
  private mutating func fillCells(with span: Span) {
    cells.removeAll(keepingCapacity: true)
    let blank = blankCell(for: span.style)
    for scalar in span.text.unicodeScalars {
      var cell = blank
      cell.chars.0 = wchar_t(bitPattern: scalar.value)
      if 0x20..<0x7F ~= scalar.value {
        cells.append(cell)
        continue
      }
      let width = scalar.cellWidth
      if codeset == .unicode, wcwidth(cell.chars.0) == Int32(width) {
        if width > 0 { cells.append(cell) } else { join(cell.chars.0) }
      } else {
        cell.chars.0 = codeset == .unicode ? 0xFFFD : 0x3F
        for _ in 0..<width { cells.append(cell) }
      }
    }
  }

  /// Adds a mark to the last cell; ncurses holds up to four, and more are not shown.
  private mutating func join(_ mark: wchar_t) {
    guard let last = cells.indices.last else { return }
    if cells[last].chars.1 == 0 {
      cells[last].chars.1 = mark
    } else if cells[last].chars.2 == 0 {
      cells[last].chars.2 = mark
    } else if cells[last].chars.3 == 0 {
      cells[last].chars.3 = mark
    } else if cells[last].chars.4 == 0 {
      cells[last].chars.4 = mark
    }
  }

  private func blankCell(for style: Style) -> cchar_t {
    let look = Look(of: style)
    var cell = cchar_t()
    let pair = hasColors ? look.color.map(Look.pair) ?? 0 : 0
    setcchar(&cell, [0x20, 0], look.attributes, pair, nil)
    return cell
  }

  /// Makes the colours ready; returns whether there are any to use.
  private static func startColors() -> Bool {
    guard environmentValue("NO_COLOR") == nil, has_colors(), start_color() == OK else {
      return false
    }
    guard use_default_colors() == OK else { return false }
    for color in Look.colors { init_pair(Look.pair(of: color), Int16(color), -1) }
    return true
  }
}
