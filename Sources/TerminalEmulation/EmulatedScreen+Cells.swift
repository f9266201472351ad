import FormTape
import FormWidgets

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

extension EmulatedScreen {
  /// Erases from the cursor to the end of its row, from its start to the cursor, or the whole row.
  mutating func eraseInRow(_ part: Int) {
    switch part {
    case 0: erase(row: cursor.row, cursor.column..<size.columns)
    case 1: erase(row: cursor.row, 0..<(cursor.column + 1))
    case 2: erase(row: cursor.row, 0..<size.columns)
    default: return
    }
    isWrapPending = false
  }

  /// Erases from the cursor to the end of the screen, from its start to the cursor, or all of it.
  mutating func eraseInScreen(_ part: Int) {
    switch part {
    case 0: eraseRows((cursor.row + 1)..<size.rows)
    case 1: eraseRows(0..<cursor.row)
    case 2: eraseRows(0..<size.rows)
    // 3 erases the scrollback, which is not kept.
    default: return
    }
    if part < 2 { eraseInRow(part) }
    isWrapPending = false
  }

  /// Erases cells from the cursor without moving others.
  mutating func eraseCells(_ count: Int) {
    erase(row: cursor.row, cursor.column..<min(cursor.column + count, size.columns))
    isWrapPending = false
  }

  /// Inserts cells at the cursor; those moved past the right edge are lost.
  mutating func insertCells(_ count: Int) {
    let count = min(count, size.columns - cursor.column)
    let row = cursor.row
    splitWide(row: row, at: cursor.column)
    let blanks = Array(repeating: blank, count: count)
    rows[row].insert(contentsOf: blanks, at: cursor.column)
    rows[row].removeLast(count)
    if rows[row][size.columns - 1].width == 2 { rows[row][size.columns - 1].text = " " }
    isWrapPending = false
  }

  /// Deletes cells at the cursor; those after them move left.
  mutating func deleteCells(_ count: Int) {
    let end = min(cursor.column + count, size.columns)
    splitWide(row: cursor.row, at: cursor.column)
    splitWide(row: cursor.row, at: end)
    let blanks = Array(repeating: blank, count: end - cursor.column)
    rows[cursor.row].removeSubrange(cursor.column..<end)
    rows[cursor.row] += blanks
    isWrapPending = false
  }

  private mutating func erase(row: Int, _ columns: Range<Int>) {
    splitWide(row: row, at: columns.lowerBound)
    splitWide(row: row, at: columns.upperBound)
    let blank = blank
    for column in columns { rows[row][column] = blank }
  }

  private mutating func eraseRows(_ range: Range<Int>) {
    let blankRow = blankRow
    for row in range { rows[row] = blankRow }
  }
}

extension EmulatedScreen {
  /// Moves the cursor down a row; at the end of the scrolling region, scrolls up instead.
  mutating func index() {
    if cursor.row == margins.upperBound {
      scrollUp(1, in: margins)
    } else if cursor.row < size.rows - 1 {
      cursor.row += 1
    }
    isWrapPending = false
  }

  /// Moves the cursor up a row; at the start of the scrolling region, scrolls down instead.
  mutating func reverseIndex() {
    if cursor.row == margins.lowerBound {
      scrollDown(1, in: margins)
    } else if cursor.row > 0 {
      cursor.row -= 1
    }
    isWrapPending = false
  }

  /// Removes rows at the start of a range and adds blank ones at its end.
  mutating func scrollUp(_ count: Int, in range: ClosedRange<Int>) {
    let count = min(count, range.count)
    rows.removeSubrange(range.lowerBound..<(range.lowerBound + count))
    let blanks = Array(repeating: blankRow, count: count)
    rows.insert(contentsOf: blanks, at: range.upperBound + 1 - count)
  }

  /// Removes rows at the end of a range and adds blank ones at its start.
  mutating func scrollDown(_ count: Int, in range: ClosedRange<Int>) {
    let count = min(count, range.count)
    rows.removeSubrange((range.upperBound + 1 - count)...range.upperBound)
    rows.insert(contentsOf: Array(repeating: blankRow, count: count), at: range.lowerBound)
  }

  /// Inserts blank rows at the cursor, within the scrolling region.
  mutating func insertRows(_ count: Int) {
    guard margins.contains(cursor.row) else { return }
    scrollDown(count, in: cursor.row...margins.upperBound)
    move(column: 0)
  }

  /// Deletes rows at the cursor, within the scrolling region.
  mutating func deleteRows(_ count: Int) {
    guard margins.contains(cursor.row) else { return }
    scrollUp(count, in: cursor.row...margins.upperBound)
    move(column: 0)
  }

  /// Sets the scrolling region, counting rows from 1; 0 is the last row.
  ///
  /// Fewer than two rows are ignored.
  mutating func setMargins(top: Int, bottom: Int) {
    let last = bottom == 0 ? size.rows : min(bottom, size.rows)
    guard top < last else { return }
    margins = (top - 1)...(last - 1)
    move(row: 0, column: 0)
  }
}
