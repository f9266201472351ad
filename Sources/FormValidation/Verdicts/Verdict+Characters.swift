extension Verdict {
  /// Returns the verdict on a text whose scalars must each be allowed.
  ///
  /// The message says what to use; it can mention the `{character}` and its `{position}`.
  /// - Complexity: O(n), in scalars; a valid text allocates nothing.
  @inline(__always)
  static func only(
    _ message: @autoclosure () -> Message,
    in text: String,
    where isAllowed: (_ scalar: Unicode.Scalar, _ isFirst: Bool) -> Bool
  ) -> Verdict {
    var offset = 0
    for scalar in text.unicodeScalars {
      guard isAllowed(scalar, offset == 0) else {
        return .strange(message(), at: offset, in: text)
      }
      offset += Unicode.UTF8.width(scalar)
    }
    return .valid
  }

  /// Returns the verdict on one invalid character, at a byte of UTF-8.
  @inline(never)
  static func strange(_ message: Message, at offset: Int, in text: String) -> Verdict {
    let (character, position) = text.character(atByte: offset)
    return Verdict([.strange(message, character, at: position)])
  }
}

extension Violation {
  /// Returns the violation of one invalid character, at a position in graphemes.
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

extension Verdict {
  /// Returns the verdict on one character that is not allowed at its position.
  ///
  /// The offset is that of a byte of the character, in UTF-8. The noun says what the text should
  /// be, with its article: "an email address"; languages know it by its id, or else by the code and
  /// `.noun`.
  static func misplaced(
    _ code: String,
    at offset: Int,
    in text: String,
    _ noun: String,
    _ nounID: String? = nil
  ) -> Verdict {
    let (character, position) = text.character(atByte: offset)
    return .invalid(
      code,
      character == " "
        ? Message("misplaced.space", "A space is not allowed in {noun}.")
        : Message("misplaced.character", "\"{character}\" is not allowed in {noun}."),
      .term(
        "noun",
        Wording(nounID ?? "\(code).noun", noun),
        ["character": .text(String(character)), "position": .number(Number(position + 1))]
      ),
      range: position..<position + 1
    )
  }
}

extension String {
  /// Returns the character that a byte of UTF-8 belongs to, and its position.
  ///
  /// A character with more scalars than any language uses is cut after the first of them.
  /// - Source: Unicode Standard Annex #15, 13, "Stream-Safe Text Format": 30 after the first.
  /// - Complexity: O(n), in bytes up to that one.
  func character(atByte offset: Int) -> (Character, position: Int) {
    var position = offset
    var start = offset
    if !utf8.prefix(offset + 1).allSatisfy({ 0x20..<0x7F ~= $0 }) {
      // Later scalars do not move the start of the character. In a copy, they are not read.
      let end = unicodeScalars.index(after: utf8.index(startIndex, offsetBy: offset))
      position = -1
      start = 0
      var next = 0
      for character in String(unicodeScalars[..<end]) {
        start = next
        next += character.utf8.count
        position += 1
      }
    }
    let rest = unicodeScalars[utf8.index(startIndex, offsetBy: start)...]
    guard let character = String(String.UnicodeScalarView(rest.prefix(31))).first else {
      preconditionFailure("byte \(offset) is beyond the text")
    }
    return (character, position)
  }
}
