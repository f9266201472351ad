import FormValidation

/// A character as an excerpt shows it, and its width.
struct ShownCharacter {
  /// The character, or a visible stand-in.
  let text: String

  /// The width in a terminal, in cells.
  let width: Int

  /// Creates the shown form of a character.
  init(_ character: Character) {
    text = String(character).printable
    // A joined sequence is as wide as its widest part.
    width = text.unicodeScalars.lazy.map(\.joinedCells).max() ?? 0
  }
}

extension Unicode.Scalar {
  /// The width that the scalar gives a joined sequence: a regional indicator or a selector makes it
  /// wide.
  fileprivate var joinedCells: Int {
    self == "\u{FE0F}" || properties.isEmojiPresentation ? 2 : cells
  }
}

extension String {
  /// The text in quotation marks, as in a message: on one line, clipped.
  public var quoted: String { "\"\(clipped(to: 40).printable)\"" }
}
