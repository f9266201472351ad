extension String {
  /// The width of the text in a terminal: the sum of its characters' widths.
  /// - Complexity: O(n), in bytes.
  public var cellWidth: Int {
    isPrintableASCII ? utf8.count : unicodeScalars.reduce(0) { $0 + $1.cellWidth }
  }

  /// Returns the text padded with spaces to a width in a terminal.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - cellWidth))
  }
}

extension Character {
  /// The width of the character as ncurses counts it: the sum of its parts.
  ///
  /// There are two widths because terminals disagree about joined emoji. A frame must use this one,
  /// because ncurses does, and the painter moves the cursor after such a character. A printed line
  /// has no such movements, so an excerpt uses `joinedCellWidth`, which is correct in most
  /// terminals.
  public var cellWidth: Int {
    unicodeScalars.reduce(0) { $0 + $1.cellWidth }
  }

  /// The width of the character in a terminal that joins its parts: that of the widest one.
  package var joinedCellWidth: Int {
    unicodeScalars.lazy
      .map { $0 == "\u{FE0F}" || $0.properties.isEmojiPresentation ? 2 : $0.cellWidth }.max() ?? 0
  }

  /// Whether terminals disagree on its width: some join its parts into one symbol, others show them
  /// side by side.
  ///
  /// These are joined emoji, skin tones and flags, and what ends in a joiner, to which some join
  /// the next character.
  /// - Complexity: O(n), in scalars.
  package var isOfDoubtfulWidth: Bool {
    var parts = 0
    for scalar in unicodeScalars {
      if 0x1F1E6...0x1F1FF ~= scalar.value { return true }
      if scalar.cellWidth > 0 { parts += 1 }
    }
    return parts > 1 || endsInJoiner
  }

  /// Whether the character ends in a zero-width joiner.
  package var endsInJoiner: Bool { unicodeScalars.last == "\u{200D}" }
}

extension Unicode.Scalar {
  /// The number of cells that a terminal uses for the scalar: 0 for marks that join the previous
  /// one, 2 for wide ones.
  ///
  /// It is that of the C library, because ncurses uses it.
  /// - Complexity: O(log n), in rows of the table of widths; O(1) below U+0300.
  public var cellWidth: Int {
    guard value >= 0x300 else { return 1 }
    let changes = CellWidthTable.changes
    var low = 0
    var high = changes.count
    // The last change at or before the scalar is at `low - 1` at the end.
    while low < high {
      let middle = (low + high) / 2
      if changes[middle] >> 4 <= value { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 1 : Int(changes[low - 1] & 0xF)
  }
}
