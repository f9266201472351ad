/// The symbols of the VT100's line-drawing set, which replace lowercase letters.
enum LineDrawing {
  /// The symbols for the characters from `_` to `~`.
  /// - Source: DEC, "VT100 User Guide", table 3-9 "Special Characters and Line Drawing Characters".
  private static let signs = Array(" ◆▒␉␌␍␊°±␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·".unicodeScalars)

  /// Returns the symbol for a character.
  static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    ("_"..."~").contains(scalar) ? signs[Int(scalar.value) - 0x5F] : scalar
  }
}
