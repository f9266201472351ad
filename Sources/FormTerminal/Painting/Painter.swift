import CNcurses
import FormWidgets
import Glibc

/// Paints frames on an ncurses window, row by row, writing only the differences from the last one:
/// small ones itself, others by ncurses.
struct Painter {
  private(set) var inks: Inks
  private let codeset: Codeset

  /// The rows on the screen; blank if unknown.
  private(set) var painted: [[Span]] = []

  /// The ends of rows that are written bypassing ncurses, by row.
  private var tails: [Int: PlacedTail] = [:]

  private var isWhole = false
  private var hasNewInks = false
  private var isCursorVisible = true
  private var cursorRow: Int?

  /// The cells of a span, kept to reuse their storage.
  private(set) var cells: [cchar_t] = []

  /// The look that changes were written in.
  var pen = Pen()

  /// Where the cursor is, and where ncurses left it; `nil` if that is unknown or it is hidden.
  var place: Position?
  private(set) var placeOfCurses: Position?

  /// The sequence that erases the rest of a row; empty if the terminal has none.
  let erasure: String

  /// Whether the cursor can be saved with its look: setting two colors again takes about 40 bytes.
  let savesLook: Bool

  /// Whether a backspace moves the cursor to the left.
  let isBackspaceLeft: Bool

  /// Creates a painter for the open screen.
  init(codeset: Codeset, inks: Inks) {
    self.codeset = codeset
    self.inks = inks
    erasure = (capability("el") ?? "").withoutPadding
    savesLook = capability("sc") == Painter.saving && capability("rc") == Painter.restoring
    isBackspaceLeft = capability("cub1") == "\u{8}"
  }

  /// Repaints everything with other inks, without clearing the screen.
  mutating func adopt(_ inks: Inks) {
    self.inks = inks
    pen.change()
    hasNewInks = true
  }

  /// Redraws the next frame on a cleared screen, which may not be the one that the cursor is on now.
  mutating func invalidate() {
    isWhole = false
    (place, placeOfCurses) = (nil, nil)
  }

  /// Whether parts of rows are written bypassing ncurses, because it cannot know their widths.
  var hasTails: Bool { !tails.isEmpty }

  /// Paints a frame on the window of a device.
  mutating func paint(
    _ frame: Frame,
    on window: CursesWindow,
    of device: borrowing TerminalDevice
  ) {
    let isNew = !isWhole || hasNewInks
    if isNew { clear(window) }
    let rows = frame.rows
    while painted.count < rows.count { painted.append([]) }
    let changed = (0..<min(rows.count, Int(getmaxy(window)))).filter { painted[$0] != rows[$0] }
    if !isNew, let writing = writing(frame, rows: changed, columns: Int(getmaxx(window))) {
      // What the screen does not show can wait until the key is answered.
      device.send(writing.bytes)
      note(writing.changes, on: window)
      return painted = rows
    }
    device.send(settling())
    refresh(window, to: frame, rows: changed)
    (place, placeOfCurses) = (frame.cursor, frame.cursor)
    if tails.isEmpty { return }
    // To move within a row, ncurses may write what it assumes to be there.
    let touched = tails.keys.filter {
      changed.count > 1 || changed.contains($0) || $0 == cursorRow || $0 == frame.cursor?.row
    }
    cursorRow = frame.cursor?.row
    if !touched.isEmpty { device.send(text(of: touched, on: window)) }
  }

  /// Blanks the window, to paint all of the next frame; on a screen that is unknown, it is cleared.
  private mutating func clear(_ window: CursesWindow) {
    (painted, tails) = ([], [:])
    inks.ground(window)
    werase(window)
    if !isWhole { clearok(window, true) }
    (isWhole, hasNewInks) = (true, false)
  }

  /// Lets ncurses show a frame, of which some rows have changed.
  private mutating func refresh(_ window: CursesWindow, to frame: Frame, rows changed: [Int]) {
    var isPlain = true
    for index in changed
    where !paintRow(index, from: painted[index], to: frame.rows[index], on: window) {
      isPlain = false
    }
    painted = frame.rows
    placeCursor(frame.cursor, on: window)
    // Instead of rewriting rows, ncurses may scroll them, including text that it does not know
    // about.
    if !isPlain || hasTails { renewTails(in: changed, areMoved: changed.count > 1, on: window) }
    wrefresh(window)
  }

  /// Paints the differences in a row, and returns whether each of its characters certainly takes
  /// one cell.
  private mutating func paintRow(
    _ row: Int,
    from old: [Span],
    to new: [Span],
    on window: CursesWindow
  ) -> Bool {
    let columns = Int(getmaxx(window))
    let difference = Span.difference(from: old, to: new, columns: columns)
    guard !difference.isEmpty else { return true }
    var blank = inks.blank(for: .plain)
    mvwhline_set(
      window,
      Int32(row),
      Int32(difference.lowerBound),
      &blank,
      Int32(difference.count)
    )
    var isPlain = true
    // Most spans of a row are unchanged, and not even copied.
    for index in new.indices
    where new[index].column < difference.upperBound && new[index].end > difference.lowerBound {
      guard let column = fillCells(with: new[index], in: difference) else { continue }
      if !new[index].isOfPlainCells { isPlain = false }
      mvwadd_wchnstr(window, Int32(row), Int32(column), cells, Int32(cells.count))
    }
    return isPlain
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
  /// Computes which parts of changed rows are written bypassing ncurses.
  ///
  /// Where such a part was, ncurses rewrites the entire row, because it does not know the content.
  private mutating func renewTails(
    in changed: [Int],
    areMoved: Bool,
    on window: CursesWindow
  ) {
    for row in tails.keys where areMoved || changed.contains(row) {
      wredrawln(window, Int32(row), 1)
    }
    let columns = Int(getmaxx(window))
    for row in changed {
      let tail = PlacedTail(of: painted[row], columns: columns, isPlaced: codeset.isPlaced)
      if tail != nil || !tails.isEmpty { tails[row] = tail }
    }
  }

  /// Returns the text for the cells that are blank to ncurses in some rows, leaving the cursor
  /// where ncurses expects it.
  ///
  /// ncurses' own functions for this write to standard output.
  private func text(of rows: [Int], on window: CursesWindow) -> String {
    var text = ""
    for row in rows.sorted() {
      for piece in tails[row]?.pieces ?? [] {
        text += capability("cup", Int32(row), Int32(piece.column))
        text += inks.sequence(for: piece.paint) + piece.text
      }
    }
    return text + CursesScreen.plain + capability("cup", getcury(window), getcurx(window))
  }
}

extension Painter {
  /// Converts what a span shows in some columns to ncurses cells, and returns its first column;
  /// `nil` if it shows nothing there.
  @discardableResult
  mutating func fillCells(with span: Span, in columns: Range<Int>) -> Int? {
    if span.isOfBytes {
      let covered = columns.clamped(to: span.column..<span.end)
      fillCells(withBytesOf: span, in: covered)
      return covered.lowerBound
    }
    guard let part = span.clipped(to: columns) else { return nil }
    fillCells(with: part)
    return part.column
  }

  /// Converts a span to ncurses cells: one per character, with its combining marks.
  ///
  /// The C library decides on widths, as it does for ncurses: if it differs from our table, a
  /// substitute of our width is shown, so that everything after it stays in place.
  private mutating func fillCells(with span: Span) {
    cells.removeAll(keepingCapacity: true)
    let blank = inks.blank(for: span.paint)
    if span.isOfPlainCells { return fill(span.text.unicodeScalars, blank) }
    var isJoined = false
    for character in span.text {
      let isPlaced = isJoined || codeset.isPlaced(character)
      isJoined = character.endsInJoiner
      if isPlaced {
        // Marks at its start belong to the previous cell.
        fill(String.UnicodeScalarView(character.unicodeScalars.prefix { $0.cellWidth == 0 }), blank)
        for _ in 0..<character.cellWidth { cells.append(blank) }
      } else {
        fill(character.unicodeScalars, blank)
      }
    }
  }

  /// Converts some columns of a span in which every byte takes one cell.
  private mutating func fillCells(withBytesOf span: Span, in columns: Range<Int>) {
    cells.removeAll(keepingCapacity: true)
    var cell = inks.blank(for: span.paint)
    let bytes = span.text.utf8Span.span
    for column in columns {
      cell.chars.0 = wchar_t(bytes[column - span.column])
      cells.append(cell)
    }
  }

  private mutating func fill(_ scalars: String.UnicodeScalarView, _ blank: cchar_t) {
    for scalar in scalars {
      var cell = blank
      cell.chars.0 = wchar_t(bitPattern: scalar.value)
      if 0x20..<0x7F ~= scalar.value {
        cells.append(cell)
        continue
      }
      let width = scalar.cellWidth
      if let standIn = codeset.standIn(for: scalar) {
        cell.chars.0 = wchar_t(bitPattern: standIn.value)
        for _ in 0..<width { cells.append(cell) }
      } else if width > 0 {
        cells.append(cell)
      } else {
        join(cell.chars.0)
      }
    }
  }

  /// Adds a mark to the last cell; ncurses stores up to four, and more are dropped.
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
}

/// The end of a row, starting at its first character of uncertain width, in separately placed
/// pieces.
///
/// Terminals differ on joined emoji, skin tones, and flags: ncurses cannot know where the cursor is
/// after one. So ncurses writes blanks there, and these pieces are written over them, each at an
/// explicit position.
struct PlacedTail {
  /// A text that every terminal shows in the same width, except for a last character of uncertain
  /// width.
  struct Piece {
    var column: Int
    var text: String
    var paint: Paint
  }

  /// The pieces from left to right, side by side.
  let pieces: [Piece]

  /// Creates the tail of a row; `nil` if all widths are certain.
  /// - Parameters:
  ///   - spans: The row; later spans cover earlier ones.
  ///   - columns: The width of the row.
  ///   - isPlaced: Returns whether a character bypasses ncurses.
  init?(of spans: [Span], columns: Int, isPlaced: (Character) -> Bool) {
    let starts = spans.compactMap { $0.firstColumn(where: isPlaced) }
    guard let first = starts.min(), 0..<columns ~= first else { return nil }
    let row = CellRow(of: spans, columns: columns)
    let (cells, paints) = (row.texts, row.paints)
    let last = cells.indices.last { cells[$0] != " " || paints[$0] != .plain } ?? first
    var pieces: [Piece] = []
    var column = first
    while column <= last {
      let paint = paints[column]
      let end = paints[column...last].firstIndex { $0 != paint } ?? last + 1
      pieces += PlacedTail.pieces(of: cells[column..<end], in: paint, after: pieces.last)
      column = end
    }
    self.pieces = pieces
  }

  /// Returns the pieces of cells in one style, which do not join with neighboring cells, after the
  /// piece before them.
  private static func pieces(
    of cells: ArraySlice<String>,
    in paint: Paint,
    after last: Piece?
  ) -> [Piece] {
    var pieces: [Piece] = []
    var isOpen = false
    var isJoined = last?.text.last?.endsInJoiner == true
    var column = cells.startIndex
    for character in cells.joined() {
      if isOpen {
        pieces[pieces.count - 1].text.append(character)
      } else {
        pieces.append(Piece(column: column, text: String(character), paint: paint))
      }
      isOpen = !character.isOfDoubtfulWidth && !isJoined
      isJoined = character.endsInJoiner
      column += character.cellWidth
    }
    return pieces
  }
}

extension Span {
  /// Returns the column of the first character that meets a condition.
  fileprivate func firstColumn(where isWanted: (Character) -> Bool) -> Int? {
    if isOfPlainCells { return nil }
    var column = column
    for character in text {
      if isWanted(character) { return column }
      column += character.cellWidth
    }
    return nil
  }
}
