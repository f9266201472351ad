import FormUI

extension EmulatedScreen {
  /// Moves the cursor down a row; at the end of what scrolls, that scrolls up instead.
  mutating func index() {
    if cursor.row == margins.upperBound {
      scrollUp(1, in: margins)
    } else if cursor.row < size.rows - 1 {
      cursor.row += 1
    }
    isWrapPending = false
  }

  /// Moves the cursor up a row; at the start of what scrolls, that scrolls down instead.
  mutating func reverseIndex() {
    if cursor.row == margins.lowerBound {
      scrollDown(1, in: margins)
    } else if cursor.row > 0 {
      cursor.row -= 1
    }
    isWrapPending = false
  }

  /// Has rows gone at the start of a range, and blank ones at its end.
  mutating func scrollUp(_ count: Int, in range: ClosedRange<Int>) {
    let count = min(count, range.count)
    rows.removeSubrange(range.lowerBound..<(range.lowerBound + count))
    let blanks = Array(repeating: blankRow, count: count)
    rows.insert(contentsOf: blanks, at: range.upperBound + 1 - count)
  }

  /// Has rows gone at the end of a range, and blank ones at its start.
  mutating func scrollDown(_ count: Int, in range: ClosedRange<Int>) {
    let count = min(count, range.count)
    rows.removeSubrange((range.upperBound + 1 - count)...range.upperBound)
    rows.insert(contentsOf: Array(repeating: blankRow, count: count), at: range.lowerBound)
  }

  /// Puts blank rows in at the cursor's, in what scrolls.
  mutating func insertRows(_ count: Int) {
    guard margins.contains(cursor.row) else { return }
    scrollDown(count, in: cursor.row...margins.upperBound)
    move(column: 0)
  }

  /// Takes rows out from the cursor's on, in what scrolls.
  mutating func deleteRows(_ count: Int) {
    guard margins.contains(cursor.row) else { return }
    scrollUp(count, in: cursor.row...margins.upperBound)
    move(column: 0)
  }

  /// Has only some rows scroll, from 1, the last one where 0 is given; fewer than two are refused.
  mutating func setMargins(top: Int, bottom: Int) {
    let last = bottom == 0 ? size.rows : min(bottom, size.rows)
    guard top < last else { return }
    margins = (top - 1)...(last - 1)
    move(row: 0, column: 0)
  }
}
