extension Verdict {
  /// The verdict on a text whose scalars must each be allowed, whatever stands around them.
  ///
  /// The wording says what to use; it may name the `{character}` and its `{position}`.
  /// - Complexity: O(n), in scalars; a valid text allocates nothing.
  static func only(
    _ message: Message,
    in text: String,
    where isAllowed: (_ scalar: Unicode.Scalar, _ isFirst: Bool) -> Bool
  ) -> Verdict {
    var offset = 0
    for scalar in text.unicodeScalars {
      guard isAllowed(scalar, offset == 0) else { return .strange(message, at: offset, in: text) }
      offset += Unicode.UTF8.width(scalar)
    }
    return .valid
  }

  /// The verdict of one character that must go, at a byte of UTF-8.
  static func strange(_ message: Message, at offset: Int, in text: String) -> Verdict {
    let (character, position) = text.character(atByte: offset)
    return Verdict([.strange(message, character, at: position)])
  }
}

extension Violation {
  /// One character that must go, at a position in graphemes.
  static func strange(
    _ message: Message,
    _ character: Character,
    at position: Int,
    isIncomplete: Bool = false
  ) -> Violation {
    Violation(
      "characters.not_allowed",
      message,
      ["character": .text(String(character)), "position": .number(Number(position + 1))],
      range: position..<position + 1,
      isIncomplete: isIncomplete
    )
  }
}
