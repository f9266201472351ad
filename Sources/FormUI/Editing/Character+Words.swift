extension Character {
  /// Whether the character is part of a word, as moving by words sees it.
  var isWordCharacter: Bool {
    isLetter || isNumber || self == "_"
  }

  /// Whether the character, typed on its own, goes on with a word: it is part of one, or a mark or
  /// joiner that becomes part of the character before.
  var joinsWords: Bool {
    guard let byte = utf8.first, byte >= 0x80 else { return isWordCharacter }
    return isWordCharacter || unicodeScalars.first?.cellWidth == 0
  }
}
