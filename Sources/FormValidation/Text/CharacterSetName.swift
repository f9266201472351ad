/// A named set of characters.
public enum CharacterSetName: String, Hashable, Sendable, CaseIterable {
  /// Letters of any script, with the marks on them.
  case letters
  /// Uppercase letters, with the marks on them.
  case uppercase
  /// Lowercase letters, with the marks on them.
  case lowercase
  /// Decimal digits of any script.
  case digits
  /// Punctuation and symbols.
  case special
  /// Spaces, tabs, line breaks, and similar characters.
  case whitespace
  /// Emoji, except for digits with a keycap, which are digits.
  case emoji
  /// Everything in ASCII.
  case ascii
  // Scripts, with the marks on their letters.
  case latin, greek, cyrillic, armenian, georgian, hebrew, arabic, devanagari, bengali, tamil, thai
  case hangul, hiragana, katakana, han

  /// Returns whether a scalar makes a character a member of the set.
  /// - Source: Unicode Character Database: Uppercase, Lowercase, White_Space, Emoji, Script and the
  ///   general categories; Script_Extensions, for signs that several scripts share.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .letters: scalar.isLetter
    case .uppercase: scalar.isASCII ? "A"..."Z" ~= scalar : scalar.properties.isUppercase
    case .lowercase: scalar.isASCII ? "a"..."z" ~= scalar : scalar.properties.isLowercase
    case .digits: scalar.isDecimalDigit
    case .special: scalar.isSpecial
    case .whitespace: scalar.properties.isWhitespace
    case .emoji: !scalar.isASCII && scalar.properties.isEmoji
    case .ascii: scalar.isASCII
    case _ where scalar.isASCII: self == .latin && scalar.isASCIILetter
    default: script?.contains(scalar) ?? false || shares(scalar)
    }
  }

  /// Returns whether the set's script shares a sign with others.
  private func shares(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .hiragana, .katakana:
      switch scalar.value {
      // Marks for voices, long vowels and repetitions, and signs between words.
      case 0x3031...0x3035, 0x309B...0x309C, 0x30A0, 0x30FB...0x30FC, 0xFF65, 0xFF70,
        0xFF9E...0xFF9F:
        true
      default: false
      }
    case .han: scalar == "\u{3006}"
    case .arabic: scalar == "\u{640}"
    case .devanagari, .bengali, .tamil: "\u{964}"..."\u{965}" ~= scalar
    default: false
    }
  }

  /// Returns whether a scalar may follow in a character that is already a member of the set.
  func allowsNext(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .letters, .uppercase, .lowercase: scalar.isMark || contains(scalar)
    case .emoji, .special: scalar.isEmojiJoiner || contains(scalar)
    case .digits, .whitespace, .ascii: contains(scalar)
    default: scalar.isMark || contains(scalar)
    }
  }

  /// The script that the set represents, if any.
  private var script: Script? {
    switch self {
    case .letters, .uppercase, .lowercase, .digits, .special, .whitespace, .emoji, .ascii: nil
    case .latin: .latin
    case .greek: .greek
    case .cyrillic: .cyrillic
    case .armenian: .armenian
    case .georgian: .georgian
    case .hebrew: .hebrew
    case .arabic: .arabic
    case .devanagari: .devanagari
    case .bengali: .bengali
    case .tamil: .tamil
    case .thai: .thai
    case .hangul: .hangul
    case .hiragana: .hiragana
    case .katakana: .katakana
    case .han: .han
    }
  }
}
