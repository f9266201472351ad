/// The two character sets that a terminal switches between, and the active one.
/// - Source: ECMA-35, 9.3 and 14.3.
struct CharacterSets: Equatable, Sendable {
  /// Whether each set is the line-drawing set; otherwise it is ASCII.
  private var drawsLines = [false, false]

  private var active = 0

  /// Returns the symbol for a character in the active set.
  func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    drawsLines[active] ? LineDrawing.sign(for: scalar) : scalar
  }

  /// Activates a set.
  mutating func use(_ index: Int) { active = index }

  /// Loads a set with line drawing or ASCII.
  mutating func load(_ index: Int, drawsLines: Bool) { self.drawsLines[index] = drawsLines }
}

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
