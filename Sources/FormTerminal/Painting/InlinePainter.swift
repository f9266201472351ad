import CNcurses
import FormWidgets

/// Paints frames below the prompt, in as many rows as they have, writing only the differences from
/// the last one.
///
/// The cursor is moved by rows relative to its last position, so the terminal is never asked for
/// its position. A new row at the bottom is begun with a line feed, which scrolls the terminal if
/// needed. Frames leave the terminal's last column free, because terminals differ on the cursor
/// position after it.
struct InlinePainter {
  private let codeset: Codeset
  private var inks: Inks

  /// The rows on the terminal.
  private var painted: [[Span]] = []

  /// The position of the cursor from the first cell of the first row.
  private var cursor = Position(row: 0, column: 0)
  private var isCursorVisible = true

  /// The width of the terminal.
  private var columns = 0

  /// The size of the terminal, and the position of the cursor, after the last frame.
  private var paintedSize = Size(columns: 0, rows: 0)
  private var paintedCursor = Position(row: 0, column: 0)

  /// The columns that each row takes that a lower terminal scrolled out, now and after the last
  /// frame, the first row first: a higher one may bring them back.
  private var scrolledOut: [Int] = []
  private var paintedScrolledOut: [Int] = []

  /// The size of the terminal.
  private var size = Size(columns: 0, rows: 0)

  private var pen = Pen()

  /// Whether the next frame is painted completely.
  private var isWhole = false

  /// Whether the cursor may be after the text of another program, in the row of it.
  private var mayFollowText = true

  /// Creates a painter that starts in the row of the cursor, or in the next one if it has text.
  init(codeset: Codeset, inks: Inks) {
    self.codeset = codeset
    self.inks = inks
  }

  /// Repaints the next frame completely, on a terminal of a size.
  ///
  /// Most narrower terminals wrap rows that no longer fit, so that the first one is farther above
  /// the cursor; if they are wider again before the next frame, they join them.
  mutating func invalidate(on size: Size) {
    let isNarrower = size.columns < paintedSize.columns
    cursor = isNarrower ? wrappedCursor(on: size.columns + 1) : paintedCursor
    (self.size, columns, isWhole) = (size, size.columns, false)
    scrolledOut = paintedScrolledOut
    if size.rows < paintedSize.rows {
      loseRows(wrappedTo: isNarrower ? size.columns + 1 : paintedSize.columns)
    } else {
      regainRows(upTo: size.rows - paintedSize.rows)
    }
  }

  /// Repaints everything with other inks.
  mutating func adopt(_ inks: Inks) {
    self.inks = inks
    pen.change()
    painted = painted.map { _ in [] }
  }

  /// Notes which rows a lower terminal has scrolled out to keep the cursor in its screen.
  private mutating func loseRows(wrappedTo columns: Int) {
    var excess = cursor.row - (size.rows - 1)
    for spans in painted.prefix(paintedCursor.row) {
      let cells = CellRow(of: spans, columns: paintedSize.columns)
      excess -= cells.height(wrappedTo: columns)
      guard excess >= 0 else { return }
      scrolledOut.append(cells.endOfVisible)
    }
  }

  /// Counts the rows that a higher terminal may have brought back as rows above the cursor.
  ///
  /// Where it has not, the first row is still that of the screen, above which no cursor moves.
  private mutating func regainRows(upTo limit: Int) {
    var rest = limit
    while rest > 0, let width = scrolledOut.popLast() {
      let height = max(1, (width + columns) / (columns + 1))
      cursor.row += min(rest, height)
      rest -= height
    }
  }

  /// Returns the position of the painted cursor on a terminal that wraps rows to some columns.
  private func wrappedCursor(on columns: Int) -> Position {
    var row = 0
    for spans in painted.prefix(paintedCursor.row) {
      row += CellRow(of: spans, columns: paintedSize.columns).height(wrappedTo: columns)
    }
    let spans = painted.indices.contains(paintedCursor.row) ? painted[paintedCursor.row] : []
    let cells = CellRow(of: spans, columns: paintedSize.columns)
    let place = cells.place(of: paintedCursor.column, wrappedTo: columns)
    return Position(row: row + place.row, column: min(place.column, columns - 1))
  }

  /// Returns the sequence that paints a frame and places the cursor.
  mutating func paint(_ frame: Frame) -> String {
    var text = ""
    if !isWhole {
      text += erasing()
      columns = frame.size.columns
      isWhole = true
    }
    let rows = frame.rows
    for index in rows.indices {
      let old = painted.indices.contains(index) ? painted[index] : []
      if old != rows[index] { text += painting(index, from: old, to: rows[index]) }
    }
    if rows.count < painted.count {
      text += moving(to: Position(row: rows.count, column: 0)) + erasure("ed")
    }
    painted = rows
    if let position = frame.cursor { text += moving(to: position) }
    (paintedCursor, paintedSize) = (cursor, Size(columns: columns, rows: size.rows))
    paintedScrolledOut = scrolledOut
    return text + showingCursor(frame.cursor != nil)
  }

  /// Returns the sequence that erases all rows and writes the remaining ones, with the cursor in
  /// the row after them.
  mutating func close(leaving rows: [[Span]] = []) -> String {
    var text = erasing()
    for (index, row) in rows.enumerated() {
      text += painting(index, from: [], to: row)
      text += moving(to: Position(row: index + 1, column: 0))
    }
    (painted, cursor, isWhole) = ([], Position(row: 0, column: 0), false)
    (paintedCursor, scrolledOut, paintedScrolledOut) = (cursor, [], [])
    mayFollowText = true
    return text + showingCursor(true)
  }

  /// Returns the sequence that begins another row if the cursor is not at the start of one.
  ///
  /// From the start, as many spaces as there are columns leave it in its row, where the terminal
  /// delays the wrapping; elsewhere, they wrap.
  private mutating func beginningRow() -> String {
    guard mayFollowText, tigetflag("am") > 0 else { return "" }
    mayFollowText = false
    let count = tigetflag("xenl") > 0 ? size.columns + 1 : size.columns
    return pen.resetting() + String(repeating: " ", count: count) + "\r"
  }

  /// Returns the sequence that erases all rows and moves to the first.
  ///
  /// tmux keeps what is erased from the first cell of its screen on as history, so the first row is
  /// erased by itself.
  private mutating func erasing() -> String {
    painted = []
    return beginningRow() + moving(to: Position(row: 0, column: 0)) + "\r" + erasure("el")
      + InlinePainter.movement("cuf", 1) + erasure("ed") + "\r"
  }

  private mutating func showingCursor(_ isVisible: Bool) -> String {
    guard isCursorVisible != isVisible else { return "" }
    isCursorVisible = isVisible
    return (capability(isVisible ? "cnorm" : "civis") ?? "").withoutPadding
  }
}

extension InlinePainter {
  /// Returns the sequence that paints the cells of a row that differ.
  private mutating func painting(_ index: Int, from old: [Span], to new: [Span]) -> String {
    let (before, row) = (CellRow(of: old, columns: columns), CellRow(of: new, columns: columns))
    let differing = (0..<columns).filter {
      before.texts[$0] != row.texts[$0] || before.paints[$0] != row.paints[$0]
    }
    guard let first = differing.first, let last = differing.last else { return "" }
    let blank = row.endOfVisible
    // If a character's width is uncertain, so are the positions after it.
    let isUncertain = isUncertain(old) || isUncertain(new)
    let cells = isUncertain ? 0..<columns : first..<last + 1
    var text = moving(to: Position(row: index, column: cells.lowerBound))
    if isUncertain { text += erasure("el") }
    text += writing(row, in: cells.clamped(to: 0..<max(blank, cells.lowerBound)))
    if !isUncertain, cells.upperBound > blank {
      text += moving(to: Position(row: index, column: max(cells.lowerBound, blank)))
      text += erasure("el")
    }
    return text
  }

  /// Returns the sequence that writes some cells of a row, starting at the cursor.
  private mutating func writing(_ row: CellRow, in cells: Range<Int>) -> String {
    var text = ""
    var start = cells.lowerBound
    var isJoined = false
    while start < cells.upperBound {
      let paint = row.paints[start]
      let end = row.paints[start..<cells.upperBound].firstIndex { $0 != paint } ?? cells.upperBound
      text += pen.switching(to: paint, inks)
      for character in row.texts[start..<end].joined() {
        text += codeset.shown(String(character))
        cursor.column += character.cellWidth
        let isPlaced = isJoined || codeset.isPlaced(character)
        isJoined = character.endsInJoiner
        guard isPlaced else { continue }
        text += "\r" + InlinePainter.movement("cuf", cursor.column)
      }
      start = end
    }
    return text
  }

  private func isUncertain(_ spans: [Span]) -> Bool {
    spans.contains { !$0.isOfPlainCells && $0.text.contains(where: codeset.isPlaced) }
  }
}

extension CellRow {
  /// The column after the last cell that is not blank.
  fileprivate var endOfVisible: Int {
    (texts.indices.last { texts[$0] != " " || paints[$0] != .plain } ?? -1) + 1
  }

  /// Returns the number of rows on a terminal that wraps the row to some columns.
  fileprivate func height(wrappedTo columns: Int) -> Int {
    1 + max(0, place(of: endOfVisible - 1, wrappedTo: columns).row)
  }

  /// Returns where a cell is on a terminal that wraps the row to some columns; cells after the end
  /// of the row stay in its last line.
  fileprivate func place(of column: Int, wrappedTo columns: Int) -> Position {
    var place = Position(row: 0, column: -1)
    let end = endOfVisible
    for cell in 0..<max(0, min(column + 1, end)) where !texts[cell].isEmpty {
      let isWide = cell + 1 < end && texts[cell + 1].isEmpty
      let next = place.column + 1
      let isOver = next + (isWide ? 2 : 1) > columns
      place =
        isOver ? Position(row: place.row + 1, column: 0) : Position(row: place.row, column: next)
      if isWide, cell < column { place.column += 1 }
    }
    place.column += max(0, column - max(0, end - 1) - (end == 0 ? -1 : 0))
    return place
  }
}

extension InlinePainter {
  /// Returns the sequence that moves the cursor to a position.
  private mutating func moving(to target: Position) -> String {
    defer { cursor = target }
    // A new row would begin with the background.
    var text = target.row > cursor.row ? pen.resetting() : ""
    if target.row < cursor.row {
      text += InlinePainter.movement("cuu", cursor.row - target.row)
    } else if target.row > cursor.row {
      text += "\r" + String(repeating: "\n", count: target.row - cursor.row)
      cursor.column = 0
    }
    if target.column > cursor.column {
      text += InlinePainter.movement("cuf", target.column - cursor.column)
    } else if target.column < cursor.column {
      text += "\r" + InlinePainter.movement("cuf", target.column)
    }
    return text
  }

  /// Returns the sequence that moves the cursor by some cells with a capability, or with the
  /// capability for one cell.
  private static func movement(_ name: String, _ count: Int) -> String {
    guard count > 0 else { return "" }
    let one = (capability(name + "1") ?? "").withoutPadding
    if count == 1, !one.isEmpty { return one }
    let text = capability(name, Int32(count))
    return text.isEmpty ? String(repeating: one, count: count) : text
  }

  private mutating func erasure(_ name: String) -> String {
    pen.resetting() + (capability(name) ?? "").withoutPadding
  }
}
