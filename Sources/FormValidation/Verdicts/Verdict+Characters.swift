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
      ["character": .text(character.quotation), "position": .number(Number(position + 1))],
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
  /// `.noun`. The ASCII character that it looks like is named only if that is read
  /// there; unless that is known, if it is no quotation mark.
  static func misplaced(
    _ code: String,
    at offset: Int,
    in text: String,
    _ noun: String,
    _ nounID: String? = nil,
    isPlainRead: Bool? = nil
  ) -> Verdict {
    let (character, position) = text.character(atByte: offset)
    var parameters: Parameters = [
      "character": .text(character.quotation), "position": .number(Number(position + 1)),
    ]
    let plain = character.plainLookalike.flatMap { plain in
      isPlainRead ?? !"'\"".contains(plain) ? plain : nil
    }
    parameters["plain"] = plain.map { .text($0) }
    return .invalid(
      code,
      character.misplacement(isPlainRead: plain != nil),
      .term("noun", Wording(nounID ?? "\(code).noun", noun), parameters),
      range: position..<position + 1
    )
  }
}

/// Characters in messages, which name what cannot be seen, or told from another character.
extension Character {
  /// The character as messages quote it: itself, with its code point if it looks like another one,
  /// or only that, `U+202A`, if it, or something in it, cannot be seen.
  package var quotation: String {
    guard let scalar = unicodeScalars.first, !isASCII else { return String(self) }
    if scalar.isInvisible || scalar.isMark || scalar == "\u{FFFD}" { return scalar.codePoint }
    guard unicodeScalars.count == 1 else {
      // Letters of many scripts and emoji are joined by such scalars; on ASCII, they are the reason.
      let hidden = scalar.isASCII ? unicodeScalars.first(where: \.isInvisible) : nil
      return hidden?.codePoint ?? String(self)
    }
    let looksLikeASCII = plainLookalike != nil || Character.lookalikes.contains(scalar.value)
    return looksLikeASCII ? "\(self) (\(scalar.codePoint))" : String(self)
  }

  /// The ASCII character that it looks like or stands for, if any: a hyphen for a minus sign.
  var plainLookalike: String? {
    if isASCII { return nil }
    switch self {
    case "‘", "’", "‚", "′": return "'"
    case "“", "”", "„", "″": return "\""
    default: break
    }
    let plain = String(self).withPlainDigits
    guard plain.utf8.count == 1, plain != " " else { return nil }
    return plain
  }

  /// Greek, Cyrillic and Armenian letters, many of which look like Latin ones.
  private static let lookalikes: ClosedRange<UInt32> = 0x370...0x58F

  /// The message about the character where it is not allowed.
  fileprivate func misplacement(isPlainRead: Bool) -> Message {
    switch self {
    case " ": Message("misplaced.space", "A space is not allowed in {noun}.")
    case "\u{A0}", "\u{2007}", "\u{202F}":
      Message("misplaced.no_break_space", "A no-break space is not allowed in {noun}.")
    case _ where isPlainRead:
      Message("misplaced.lookalike", "Use {plain} instead of {character}.")
    default: Message("misplaced.character", "\"{character}\" is not allowed in {noun}.")
    }
  }
}

extension Unicode.Scalar {
  /// The notation of the scalar: `U+00A0`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Whether nothing is seen of the scalar: a space or a format character.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .format, .unassigned, .privateUse:
      true
    default: false
    }
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
