extension Unicode.Scalar {
  /// The cells that a terminal gives the scalar: 0 for marks that join the one before, 2 for wide
  /// ones.
  ///
  /// They are those of the C library, because ncurses uses them.
  /// - Complexity: O(log n), in rows of the table of widths; O(1) below U+0300.
  package var cells: Int {
    guard value >= 0x300 else { return 1 }
    let changes = CellWidthTable.changes
    var low = 0
    var high = changes.count
    // The last change at or before the scalar is at `low - 1` in the end.
    while low < high {
      let middle = (low + high) / 2
      if changes[middle] >> 4 <= value { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 1 : Int(changes[low - 1] & 0xF)
  }
}
