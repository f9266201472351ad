import FormValidation

extension String {
  /// The width of the text in a terminal: the sum of its characters' widths.
  /// - Complexity: O(n), in bytes.
  public var cellWidth: Int {
    isPrintableASCII ? utf8.count : unicodeScalars.reduce(0) { $0 + $1.cells }
  }
}

extension Character {
  /// The width of the character in a terminal.
  public var cellWidth: Int {
    unicodeScalars.reduce(0) { $0 + $1.cells }
  }

  /// Whether terminals disagree on its width: some join its parts into one symbol, others show them
  /// side by side.
  ///
  /// These are joined emoji, skin tones and flags.
  /// - Complexity: O(n), in scalars.
  public var isOfDoubtfulWidth: Bool {
    var parts = 0
    for scalar in unicodeScalars {
      if 0x1F1E6...0x1F1FF ~= scalar.value { return true }
      if scalar.cells > 0 { parts += 1 }
    }
    return parts > 1
  }
}

extension Unicode.Scalar {
  /// The width of the scalar in a terminal: 0 for marks that join the one before, 2 for wide ones.
  /// - Complexity: O(log n), in rows of the table of widths; O(1) below U+0300.
  public var cellWidth: Int { cells }
}
