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
    width = text.unicodeScalars.lazy.map(\.cells).max() ?? 0
  }
}

extension String {
  /// The text between quotation marks, as a message names it: on one line, and clipped.
  public var quoted: String { "\"\(clipped(to: 40).printable)\"" }
}

extension Unicode.Scalar {
  /// The cells that a terminal gives the scalar.
  /// - Source: Unicode 15.0, EastAsianWidth.txt, blocks that are wide throughout.
  fileprivate var cells: Int {
    switch value {
    case 0..<0x300: 1
    // Asks for the colourful, wide form of the character before.
    case 0xFE0F: 2
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF,
      0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      2
    default:
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: 0
      default: properties.isEmojiPresentation ? 2 : 1
      }
    }
  }
}
