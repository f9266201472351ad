import FormValidation

/// A character as an excerpt shows it, and the cells it takes there.
struct ShownCharacter {
  /// The character, or a visible one in its place.
  let text: String

  /// The cells that a terminal gives it.
  let width: Int

  /// Creates the shown form of a character.
  init(_ character: Character) {
    text = String(character).printable
    // A sequence joined to one picture is as wide as its widest part.
    width = text.unicodeScalars.lazy.map(\.joinedCells).max() ?? 0
  }
}

extension Unicode.Scalar {
  /// The cells of a picture that the scalar is part of: a letter of a flag makes it wide, as does a
  /// selector.
  fileprivate var joinedCells: Int {
    self == "\u{FE0F}" || properties.isEmojiPresentation ? 2 : cells
  }
}

extension String {
  /// The text between quotation marks, as a message names it: on one line, and clipped.
  public var quoted: String { "\"\(clipped(to: 40).printable)\"" }
}
