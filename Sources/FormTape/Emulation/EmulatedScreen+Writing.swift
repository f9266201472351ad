import FormUI

extension EmulatedScreen {
  /// Writes a character at the cursor, mapped by the active character set.
  mutating func write(_ scalar: Unicode.Scalar) {
    put(sets.sign(for: scalar))
  }

  /// Repeats the last character.
  mutating func repeatLast(_ count: Int) {
    guard let lastWritten else { return }
    for _ in 0..<min(count, size.columns * size.rows) { put(lastWritten) }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = scalar.cellWidth
    guard width > 0 else { return join(scalar) }
    lastWritten = scalar
    guard width <= size.columns else { return }
    if modes.isWrapOn, isWrapPending || cursor.column + width > size.columns { wrap() }
    guard cursor.column + width <= size.columns else { return }
    if modes.isInsertOn { insertCells(width) }
    let row = cursor.row
    splitWide(row: row, at: cursor.column)
    splitWide(row: row, at: cursor.column + width)
    rows[row][cursor.column] = Cell(String(scalar), look: look)
    if width == 2 { rows[row][cursor.column + 1] = Cell("", look: look) }
    isWrapPending = cursor.column + width == size.columns
    cursor.column = min(cursor.column + width, size.columns - 1)
  }

  /// Adds a combining mark to the character before the cursor.
  private mutating func join(_ mark: Unicode.Scalar) {
    var column = isWrapPending ? cursor.column : cursor.column - 1
    guard column >= 0 else { return }
    if rows[cursor.row][column].text.isEmpty, column > 0 { column -= 1 }
    rows[cursor.row][column].text.unicodeScalars.append(mark)
  }

  private mutating func wrap() {
    cursor.column = 0
    index()
  }

  /// Blanks both halves of the wide character whose second half is at a column.
  mutating func splitWide(row: Int, at column: Int) {
    guard 1..<size.columns ~= column, rows[row][column].text.isEmpty else { return }
    rows[row][column - 1].text = " "
    rows[row][column].text = " "
  }
}
