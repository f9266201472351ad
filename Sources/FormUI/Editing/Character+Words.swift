extension Character {
  /// Whether the character is part of a word, for moving by words.
  var isWordCharacter: Bool {
    isLetter || isNumber || self == "_"
  }

  /// Whether the character, typed on its own, continues a word: it is part of one, or a mark or
  /// joiner that joins the character before.
  var joinsWords: Bool {
    guard let byte = utf8.first, byte >= 0x80 else { return isWordCharacter }
    return isWordCharacter || unicodeScalars.first?.cellWidth == 0
  }
}
