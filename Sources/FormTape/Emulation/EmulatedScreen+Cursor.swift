import FormUI

extension EmulatedScreen {
  /// Moves the cursor to a row and column; in origin mode, the row counts from the top of the
  /// scrolling region.
  mutating func move(row: Int, column: Int) {
    let reachable = modes.isOriginOn ? margins : 0...(size.rows - 1)
    let target = reachable.lowerBound + max(0, row)
    cursor.row = min(target, reachable.upperBound)
    move(column: column)
  }

  /// Moves the cursor within its row.
  mutating func move(column: Int) {
    cursor.column = min(max(0, column), size.columns - 1)
    isWrapPending = false
  }

  /// Moves the cursor by columns; negative is left.
  mutating func move(columns: Int) {
    move(column: cursor.column + columns)
  }

  /// Moves the cursor by rows within the scrolling region; negative is up.
  mutating func move(rows count: Int) {
    let top = cursor.row >= margins.lowerBound ? margins.lowerBound : 0
    let bottom = cursor.row <= margins.upperBound ? margins.upperBound : size.rows - 1
    cursor.row = min(max(top, cursor.row + count), bottom)
    isWrapPending = false
  }

  /// Moves the cursor forward by tab stops; in the last column it stays.
  mutating func moveToTab(_ count: Int) {
    for _ in 0..<min(count, size.columns) where cursor.column < size.columns - 1 {
      move(column: tabs.next(after: cursor.column))
    }
  }

  /// Moves the cursor back by tab stops.
  mutating func moveBackToTab(_ count: Int) {
    for _ in 0..<min(count, size.columns) {
      move(column: tabs.previous(before: cursor.column))
    }
  }

  /// Saves the cursor and its style.
  mutating func saveCursor() {
    saved = SavedCursor(
      position: cursor,
      isWrapPending: isWrapPending,
      look: look,
      sets: sets,
      isOriginOn: modes.isOriginOn
    )
  }

  /// Restores the saved cursor, or moves it to the start if none was saved.
  mutating func restoreCursor() {
    let kept = saved ?? SavedCursor()
    modes.isOriginOn = kept.isOriginOn
    cursor = Position(
      row: min(kept.position.row, size.rows - 1),
      column: min(kept.position.column, size.columns - 1)
    )
    isWrapPending = kept.isWrapPending && cursor.column == size.columns - 1
    look = kept.look
    sets = kept.sets
  }
}
