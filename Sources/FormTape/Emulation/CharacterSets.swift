/// The two character sets that a terminal switches between, and the active one.
/// - Source: ECMA-35, 9.3 and 14.3.
struct CharacterSets: Hashable, Sendable {
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
