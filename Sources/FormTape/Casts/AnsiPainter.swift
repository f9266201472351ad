/// Writes the changes from one screen to another, row by row.
struct AnsiPainter {
  /// The text written so far.
  private(set) var text = ""

  /// The terminal's current style.
  private var look = CellLook()

  /// The position of the terminal's cursor; `nil` if uncertain.
  private var place: ScreenPosition?

  /// The smallest number of blanks at the end of a row that is erased at once.
  private static let erasedCount = 4

  /// Clears the screen.
  mutating func clear() {
    text += "\u{1B}[m\u{1B}[H\u{1B}[2J"
    place = ScreenPosition(row: 1, column: 1)
  }

  /// Writes the changed cells of a row, from 0.
  mutating func paint(_ new: [Cell], over old: [Cell], row: Int) {
    let changed = AnsiPainter.changes(old, new)
    guard let last = changed.lastIndex(of: true) else { return }
    var end = new.count
    while end > 0, new[end - 1].text == " ", new[end - 1].look == CellLook() { end -= 1 }
    let isErased = changed.dropFirst(end).count { $0 } >= AnsiPainter.erasedCount
    for column in 0...last where changed[column] && !(isErased && column >= end) {
      if new[column].text.isEmpty, column > 0, new[column - 1].width == 2 { continue }
      write(new, at: column, row: row)
    }
    if isErased {
      move(to: ScreenPosition(row: row + 1, column: end + 1))
      use(CellLook())
      text += "\u{1B}[K"
    }
  }

  /// Resets the style and moves the cursor to its position, as the next frame expects.
  mutating func finish(at cursor: ScreenPosition?, after previous: AnsiFrame?, isCleared: Bool) {
    use(CellLook())
    let isUntouched = text.isEmpty
    if let cursor, !isUntouched || cursor != previous?.cursor { move(to: cursor) }
    if isCleared || (cursor == nil) != (previous?.cursor == nil) {
      text += cursor == nil ? "\u{1B}[?25l" : "\u{1B}[?25h"
    }
  }

  private mutating func write(_ cells: [Cell], at column: Int, row: Int) {
    let cell = cells[column]
    let isWide = column + 1 < cells.count && cells[column + 1].text.isEmpty
    let width = isWide ? 2 : 1
    move(to: ScreenPosition(row: row + 1, column: column + 1))
    use(cell.look)
    text += cell.terminalText(covering: width)
    // Terminals disagree on the cursor's position after the last column.
    let isSure = cell.isOfSureWidth && column + width < cells.count
    place = isSure ? ScreenPosition(row: row + 1, column: column + width + 1) : nil
  }

  private mutating func move(to place: ScreenPosition) {
    guard self.place != place else { return }
    text += "\u{1B}[\(place.row);\(place.column)H"
    self.place = place
  }

  private mutating func use(_ look: CellLook) {
    guard self.look != look else { return }
    text += look.sequence
    self.look = look
  }

  /// Returns which cells to write: those that changed, and those that share a wide character with
  /// one, as writing half of it would erase the other.
  private static func changes(_ old: [Cell], _ new: [Cell]) -> [Bool] {
    var changed = zip(old, new).map { $0.text != $1.text || $0.look != $1.look }
    for range in [Array(changed.indices), changed.indices.reversed()] {
      for column in range where changed[column] {
        let isSecond = old[column].text.isEmpty || new[column].text.isEmpty
        if isSecond, column > 0 { changed[column - 1] = true }
        let next = column + 1
        if next < changed.count, old[next].text.isEmpty || new[next].text.isEmpty {
          changed[next] = true
        }
      }
    }
    return changed
  }
}
