extension Verdict {
  /// The verdict of one character that cannot stand where it does.
  ///
  /// The offset is that of a byte of the character, in UTF-8; the noun says what the text should be,
  /// with its article: "an e-mail address".
  static func misplaced(
    _ code: String,
    at offset: Int,
    in text: String,
    _ noun: String
  ) -> Verdict {
    let (character, position) = text.character(atByte: offset)
    return .invalid(
      code,
      character == " "
        ? "A space is not allowed in \(noun)."
        : "\"{character}\" is not allowed in \(noun).",
      ["character": .text(String(character)), "position": .number(Number(position + 1))],
      range: position..<position + 1
    )
  }
}

extension String {
  /// The character that a byte of UTF-8 belongs to, and its position.
  func character(atByte offset: Int) -> (Character, position: Int) {
    var end = 0
    for (position, character) in enumerated() {
      end += character.utf8.count
      if offset < end { return (character, position) }
    }
    preconditionFailure("byte \(offset) is beyond the text")
  }
}
