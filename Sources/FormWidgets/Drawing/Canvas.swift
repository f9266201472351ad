import FormValidation

/// The part of a frame that an element draws on, with its own cell coordinates from 0.
///
/// Text outside is clipped, and characters that could disrupt a terminal are made visible. Later
/// text covers earlier text.
public struct Canvas: Sendable {
  /// The size in cells.
  public let size: Size

  /// Whether the element has the focus.
  public let isFocused: Bool

  /// The symbols to draw with.
  public let glyphs: Glyphs

  /// The words in the form's language.
  package let words: Narrator

  /// What its first row is part of, and the rows below that.
  private let grounds: (first: Ground, below: Ground)

  /// The spans by row of the whole screen, in its columns.
  package private(set) var rows: [[Span]]

  /// The position of the caret on the whole screen; `nil` if there is none.
  package private(set) var caret: Position?

  /// The screen cell of the canvas's first cell, and the screen rows and columns that may be drawn
  /// on.
  private let origin: Position
  private let visible: Range<Int>
  private let screenColumns: Int

  /// Creates a blank canvas as large as a screen.
  public init(size: Size, isFocused: Bool = false, glyphs: Glyphs = .unicode) {
    self.init(size: size, isFocused: isFocused, glyphs: glyphs, words: .english)
  }

  /// Creates a blank canvas as large as a screen, with the words of a language.
  package init(size: Size, isFocused: Bool = false, glyphs: Glyphs, words: Narrator) {
    self.size = size
    self.isFocused = isFocused
    self.glyphs = glyphs
    self.words = words
    grounds = (.form, .form)
    rows = []
    rows.reserveCapacity(max(0, size.rows))
    while rows.count < size.rows { rows.append([]) }
    origin = Position(row: 0, column: 0)
    visible = rows.indices
    screenColumns = size.columns
  }

  /// Writes a text starting at a cell, and returns the column after it.
  @discardableResult
  public mutating func write(
    _ text: String,
    row: Int,
    column: Int,
    style: Style = .plain
  ) -> Int {
    if text.isPrintableASCII {
      return put(text, width: text.utf8.count, row: row, column: column, style: style)
    }
    let shown = text.printable
    return put(shown, width: shown.cellWidth, row: row, column: column, style: style)
  }

  /// Fills the gaps between the texts of a row with its ground.
  package mutating func fillGaps(inRow row: Int) {
    let ground = row == 0 ? grounds.first : grounds.below
    let target = origin.row + row
    guard ground != .form, visible ~= target else { return }
    let end = origin.column + size.columns
    var column = origin.column
    // With a `RangeSet`, this took 13,000 of the 125,000 instructions for a key.
    while column < end {
      var (covered, next) = (column, end)
      for span in rows[target] where span.end > column {
        if span.column <= column {
          covered = max(covered, span.end)
        } else {
          next = min(next, span.column)
        }
      }
      if covered == column {
        fill(" ", count: next - column, row: row, column: column - origin.column)
        covered = next
      }
      column = covered
    }
  }

  /// Repeats a one-cell symbol starting at a cell, and returns the column after it.
  @discardableResult
  public mutating func fill(
    _ glyph: String,
    count: Int,
    row: Int,
    column: Int,
    style: Style = .plain
  ) -> Int {
    let column = Canvas.near(column)
    let count = max(0, Canvas.near(count))
    let shown = min(count, max(0, size.columns - column))
    let run = shown == 1 ? glyph : String(repeatingBytesOf: glyph, count: shown)
    put(run, width: shown, row: row, column: column, style: style)
    return column + count
  }

  /// Returns a coordinate as near to the canvas as makes no difference, so that sums of several are
  /// small enough.
  private static func near(_ coordinate: Int) -> Int {
    min(max(coordinate, -1_000_000), 1_000_000)
  }

  /// Places the caret if the element has the focus; a clipped caret is not shown.
  public mutating func placeCaret(row: Int, column: Int) {
    placeCaret(row: row, column: column, in: 0..<size.columns)
  }

  private mutating func placeCaret(row: Int, column: Int, in columns: Range<Int>) {
    guard isFocused else { return }
    let (row, column) = (Canvas.near(row), Canvas.near(column))
    let position = Position(row: origin.row + row, column: origin.column + column)
    caret = visible ~= position.row && columns ~= column ? position : nil
  }

  /// Draws on a part of the canvas, as a separate canvas.
  ///
  /// Drawing is clipped to the columns of the part, and to its given rows. Without grounds of its
  /// own, a part has those of the whole.
  package mutating func draw(
    at corner: Position,
    size: Size,
    rows allowed: Range<Int>? = nil,
    isFocused: Bool = false,
    on grounds: (first: Ground, below: Ground)? = nil,
    _ body: (inout Canvas) -> Void
  ) {
    let inherited = corner.row == 0 ? self.grounds : (self.grounds.below, self.grounds.below)
    let corner = Position(row: origin.row + corner.row, column: origin.column + corner.column)
    let own = corner.row..<(corner.row + size.rows)
    let allowed = allowed.map { ($0.lowerBound + origin.row)..<($0.upperBound + origin.row) } ?? own
    var part = Canvas(
      of: size,
      at: corner,
      visible: visible.clamped(to: own).clamped(to: allowed),
      screenColumns: screenColumns,
      isFocused: isFocused,
      glyphs: glyphs,
      words: words,
      grounds: grounds ?? inherited
    )
    swap(&part.rows, &rows)
    body(&part)
    swap(&part.rows, &rows)
    if let caret = part.caret { self.caret = caret }
  }

  private init(
    of size: Size,
    at origin: Position,
    visible: Range<Int>,
    screenColumns: Int,
    isFocused: Bool,
    glyphs: Glyphs,
    words: Narrator,
    grounds: (first: Ground, below: Ground)
  ) {
    self.size = size
    self.grounds = grounds
    self.screenColumns = screenColumns
    self.isFocused = isFocused
    self.glyphs = glyphs
    self.words = words
    self.origin = origin
    self.visible = visible
    rows = []
  }

  /// Writes a printable text of known width starting at a cell, and returns the column after it; on
  /// a ground, if it is another one than the row's.
  @discardableResult
  package mutating func put(
    _ text: String,
    width: Int,
    row: Int,
    column: Int,
    style: Style,
    on ground: Ground? = nil
  ) -> Int {
    let column = Canvas.near(column)
    let ground = ground ?? (row == 0 ? grounds.first : grounds.below)
    let span = Span(column: column, text: text, width: width, style: style, ground: ground)
    let row = origin.row + Canvas.near(row)
    if visible ~= row, var span = span.clipped(to: 0..<size.columns) {
      span.column += origin.column
      if rows[row].isEmpty { rows[row].reserveCapacity(6) }
      rows[row].append(span)
    }
    return column + width
  }
}

extension Canvas {
  /// Draws a button, `[ Submit ]`, of which a theme with grounds hides the brackets.
  /// - Parameters:
  ///   - text: The button with its brackets.
  ///   - row: The row.
  ///   - column: The first column.
  ///   - isMain: Whether it goes on or submits.
  ///   - isFocused: Whether it has the focus.
  package mutating func drawButton(
    _ text: String,
    row: Int = 0,
    column: Int = 0,
    isMain: Bool = false,
    isFocused: Bool
  ) {
    let rest: Style = isMain ? .mainButton : .button
    let (style, edge): (Style, Style) =
      isFocused ? (.focusedButton, .focusedButtonEdge) : (rest, .buttonEdge)
    let name = String(text.dropFirst().dropLast())
    let ground: Ground = isMain ? .mainButton : .button
    var end = put("[", width: 1, row: row, column: column, style: edge, on: ground)
    end = put(name, width: name.cellWidth, row: row, column: end, style: style, on: ground)
    put("]", width: 1, row: row, column: end, style: edge, on: ground)
  }
}

extension String {
  /// Creates a text that repeats another one.
  ///
  /// The standard library appends piece by piece: 9,000 more of 117,000 instructions a key, as
  /// `valgrind --tool=callgrind` counts them in a release build.
  fileprivate init(repeatingBytesOf text: String, count: Int) {
    let length = text.utf8.count * Swift.max(0, count)
    self.init(unsafeUninitializedCapacity: length) { buffer in
      guard let start = buffer.baseAddress, length > 0 else { return 0 }
      if length == count, let byte = text.utf8.first {
        start.initialize(repeating: byte, count: length)
        return length
      }
      var filled = 0
      for byte in text.utf8 {
        (start + filled).initialize(to: byte)
        filled += 1
      }
      while filled < length {
        let copied = Swift.min(filled, length - filled)
        (start + filled).initialize(from: start, count: copied)
        filled += copied
      }
      return length
    }
  }
}

extension Canvas {
  /// Draws a line being edited in the first row: with truncation marks, the selection, the caret,
  /// and the placeholder while it is empty.
  mutating func draw(_ line: TextLine, placeholder: String?) {
    if line.text.isEmpty {
      drawEmptyLine(placeholder: placeholder)
    } else {
      let (edited, whole) = (line.edited, 0..<line.text.utf8.count)
      let before = edited.shown(0..<edited.caret)
      let after = edited.shown(edited.caret..<whole.upperBound)
      let (width, widthAfter) = (before.cellWidth, after.cellWidth)
      let window = line.window(
        before: width,
        after: widthAfter,
        columns: size.columns,
        isFocused: isFocused
      )
      let start = -window.offset
      let text = after.isEmpty ? before : before + after
      let end =
        edited.selection == nil
        ? put(text, width: width + widthAfter, row: 0, column: start, style: .value)
        : draw(whole, of: edited, row: 0, column: start)
      finish(window, end: end)
    }
  }

  /// Draws a line being edited with a mark for each grapheme.
  mutating func drawMasked(_ line: TextLine, placeholder: String?) {
    if line.text.isEmpty {
      drawEmptyLine(placeholder: placeholder)
    } else {
      let edited = line.edited
      let window = line.window(
        before: edited.graphemeCount(of: 0..<edited.caret),
        after: edited.graphemeCount(of: edited.caret..<line.text.utf8.count),
        columns: size.columns,
        isFocused: isFocused
      )
      var end = -window.offset
      for (part, style) in edited.pieces(of: 0..<line.text.utf8.count) {
        let count = edited.graphemeCount(of: part)
        end = fill(glyphs.mask, count: count, row: 0, column: end, style: style)
      }
      finish(window, end: end)
    }
  }

  /// Draws a line of a text, by its range, starting at a column, and returns the column after it.
  @discardableResult
  mutating func draw(_ line: Range<Int>, of edited: EditedText, row: Int, column: Int) -> Int {
    var end = column
    for (part, style) in edited.pieces(of: line) {
      let shown = edited.shown(part)
      end = write(shown, row: row, column: end, style: style)
    }
    return end
  }

  private mutating func drawEmptyLine(placeholder: String?) {
    fill(" ", count: size.columns, row: 0, column: 0, style: .room)
    if let placeholder = placeholder?.firstLine {
      write(placeholder, row: 0, column: 0, style: .placeholder)
      if placeholder.printable.cellWidth > size.columns, size.columns > 1 {
        write(glyphs.cutRight, row: 0, column: size.columns - 1, style: .placeholder)
      }
    }
    placeCaret(row: 0, column: 0)
  }

  private mutating func finish(_ window: LineWindow, end: Int) {
    fill(" ", count: size.columns - end, row: 0, column: end, style: .room)
    if window.isCutLeft { write(glyphs.cutLeft, row: 0, column: 0, style: .quiet) }
    if window.isCutRight { write(glyphs.cutRight, row: 0, column: size.columns - 1, style: .quiet) }
    // After a text that fills the row, the caret is beside it, or at the edge of the screen on it.
    let column = min(window.caretColumn, screenColumns - 1 - origin.column)
    placeCaret(row: 0, column: column, in: 0..<size.columns + 1)
  }
}

extension EditedText {
  /// Splits a line into pieces of the same style: before, in, and after the selection.
  fileprivate func pieces(of line: Range<Int>) -> [(part: Range<Int>, style: Style)] {
    guard let selection, selection.overlaps(line) else { return [(line, .value)] }
    let selected = selection.clamped(to: line)
    let pieces: [(part: Range<Int>, style: Style)] = [
      (line.lowerBound..<selected.lowerBound, .value), (selected, .selection),
      (selected.upperBound..<line.upperBound, .value),
    ]
    return pieces.filter { !$0.part.isEmpty }
  }
}

extension Frame {
  /// Creates the frame of a canvas as large as the screen.
  public init(_ canvas: Canvas) {
    self.init(size: canvas.size, rows: canvas.rows, cursor: canvas.caret)
  }
}
