import FormUI

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
