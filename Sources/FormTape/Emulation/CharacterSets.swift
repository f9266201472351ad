/// The two sets of characters that a terminal switches between, and which of them is in use.
/// - Source: ECMA-35, 9.3 and 14.3.
struct CharacterSets: Hashable, Sendable {
  /// Whether each of the two draws lines; they are ASCII otherwise.
  private var drawsLines = [false, false]

  private var active = 0

  /// The sign that a character stands for in the set in use.
  func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    drawsLines[active] ? LineDrawing.sign(for: scalar) : scalar
  }

  /// Makes the set of an index the one in use.
  mutating func use(_ index: Int) { active = index }

  /// Loads the set of an index with the one that draws lines, or with ASCII.
  mutating func load(_ index: Int, drawsLines: Bool) { self.drawsLines[index] = drawsLines }
}
