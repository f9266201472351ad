/// The signs that stand for small letters in the set that a VT100 draws lines with.
enum LineDrawing {
  /// The signs of the characters from `_` to `~`.
  /// - Source: DEC, "VT100 User Guide", table 3-9 "Special Characters and Line Drawing Characters".
  private static let signs = Array(" ◆▒␉␌␍␊°±␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·".unicodeScalars)

  /// The sign that a character stands for.
  static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    ("_"..."~").contains(scalar) ? signs[Int(scalar.value) - 0x5F] : scalar
  }
}
