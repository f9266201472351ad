import FormUI

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

  /// Inserts cells at the cursor; those pushed over the right edge are lost.
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
