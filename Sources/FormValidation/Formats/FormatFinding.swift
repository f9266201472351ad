/// The reason why the scan of a format failed; offsets are in UTF-8.
///
/// It is indirect, so that a successful scan returns only an empty reference.
indirect enum FormatFinding: Error {
  /// The text ends too early.
  case lacking(Wording)
  /// A character is not allowed at an offset.
  case strange(Int)
  /// A part of the text is wrong.
  case wrong(Range<Int>, Wording)

  /// Returns the finding for a text that ends too early: what to add, by id and in English.
  static func lacking(_ id: String, _ english: String) -> FormatFinding {
    .lacking(Wording(id, english))
  }

  /// Returns the finding for a wrong part of a text: what to do, by id and in English.
  static func wrong(_ range: Range<Int>, _ id: String, _ english: String) -> FormatFinding {
    .wrong(range, Wording(id, english))
  }

  /// Returns the finding for a wrong part of a text: a fact about it, by id and in English.
  static func wrong(_ range: Range<Int>, fact id: String, _ english: String) -> FormatFinding {
    .wrong(range, Wording(id, english).fact)
  }

  /// Returns the finding for one wrong byte: a fact about it, by id and in English.
  static func wrong(_ offset: Int, fact id: String, _ english: String) -> FormatFinding {
    .wrong(offset, Wording(id, english).fact)
  }

  /// Returns the finding for one wrong byte: what to do, by id and in English.
  static func wrong(_ offset: Int, _ id: String, _ english: String) -> FormatFinding {
    .wrong(offset, Wording(id, english))
  }

  /// Returns the finding for one wrong byte.
  static func wrong(_ offset: Int, _ wording: Wording) -> FormatFinding {
    .wrong(offset..<offset + 1, wording)
  }
}

extension FormatFinding {
  /// Returns the same finding for a text that begins later.
  func moved(by offset: Int) -> FormatFinding {
    switch self {
    case .lacking: self
    case .strange(let index): .strange(index + offset)
    case .wrong(let range, let wording):
      .wrong(range.lowerBound + offset..<range.upperBound + offset, wording)
    }
  }
}

extension String {
  /// Returns the verdict on a text that a scan must read to its end.
  ///
  /// A scan reads from the left and stops at the first byte that no continuation could fix, so an
  /// invalid text stays invalid. The noun is the expected text, with its article: "a card number";
  /// languages find it by its id, or else by the code and `.noun`.
  func verdict(
    _ code: String,
    _ noun: String,
    nounID: String? = nil,
    _ scan: (inout FormatScanner) throws(FormatFinding) -> Void
  ) -> Verdict {
    guard let finding = finding(scan) else { return .valid }
    let isRead = isPlainRead(insteadOf: finding, scan)
    return verdict(of: finding, code, noun, nounID, isPlainRead: isRead)
  }

  /// Returns whether a scan reads on with the ASCII character that a strange one looks like.
  @inline(never)
  private func isPlainRead(
    insteadOf finding: FormatFinding,
    _ scan: (inout FormatScanner) throws(FormatFinding) -> Void
  ) -> Bool {
    guard case .strange(let offset) = finding else { return false }
    let (character, _) = character(atByte: offset)
    guard let plain = character.plainLookalike else { return false }
    let start = utf8.index(startIndex, offsetBy: offset)
    let text = self[..<start] + plain
    return switch String(text).finding(scan) {
    case nil, .lacking?: true
    case .strange(let next)?: next > offset
    case .wrong(let range, _)?: range.upperBound > offset + 1
    }
  }

  /// Returns why a scan does not read the text to its end; `nil` if it does.
  @inline(__always)
  func finding(
    _ scan: (inout FormatScanner) throws(FormatFinding) -> Void
  ) -> FormatFinding? {
    withBytes { bytes -> FormatFinding? in
      var scanner = FormatScanner(bytes)
      do throws(FormatFinding) {
        try scan(&scanner)
        try scanner.finish()
        return nil
      } catch {
        return error
      }
    }
  }

  /// Returns the verdict for a finding; out of line, so that a common text is not retained.
  @inline(never)
  func verdict(
    of finding: FormatFinding,
    _ code: String,
    _ noun: String,
    _ nounID: String? = nil,
    isPlainRead: Bool? = nil
  ) -> Verdict {
    switch finding {
    case .lacking(let wording): .incomplete(code, wording.message, wording.parameters)
    case .strange(let offset):
      .misplaced(code, at: offset, in: self, noun, nounID, isPlainRead: isPlainRead)
    case .wrong(let range, let wording):
      .invalid(
        code,
        wording.message,
        wording.parameters,
        range: characters(atBytes: range)
      )
    }
  }

  /// Returns the positions of the characters that some bytes of UTF-8 belong to.
  private func characters(atBytes range: Range<Int>) -> Range<Int> {
    // If everything before is visible ASCII, each byte is a character.
    if utf8.prefix(range.upperBound).allSatisfy({ 0x20..<0x7F ~= $0 }) { return range }
    let first = character(atByte: range.lowerBound).position
    return first..<character(atByte: range.upperBound - 1).position + 1
  }
}

/// Messages that several formats use.
extension Wording {
  package static var enterRestOfDate: Wording {
    Wording("enter.rest_of_date", "Enter the rest of the date.")
  }
  package static var enterDigit: Wording { Wording("enter.digit", "Enter a digit.") }
  /// Returns the message for a number of missing digits.
  static func moreDigits(_ missing: Int) -> Wording {
    Wording(
      Message(
        "digits.too_few",
        "Add {missing} more digits.",
        one: "Add {missing} more digit.",
        counting: "missing"
      ),
      ["missing": .number(Number(missing))]
    )
  }

  /// Returns the message for a number of excess digits.
  static func fewerDigits(_ excess: Int) -> Wording {
    Wording(
      Message(
        "digits.too_many",
        "Remove {excess} digits.",
        one: "Remove {excess} digit.",
        counting: "excess"
      ),
      ["excess": .number(Number(excess))]
    )
  }
  static var useDecimalPoint: Wording {
    Wording(
      Message(
        "use.decimal_point",
        "Use a decimal point, not a comma.",
        judging: "{label} must be a number with a decimal point, not a comma."
      )
    )
  }
  static var useDecimalComma: Wording {
    Wording(
      Message(
        "use.decimal_comma",
        "Use a decimal comma, not a point.",
        judging: "{label} must be a number with a decimal comma, not a point."
      )
    )
  }
  static var leadingSpace: Wording { Wording("space.leading", "Remove the space at the start.") }
  static var enterLetterOrDigit: Wording {
    Wording("enter.letter_or_digit", "Enter a letter or digit.")
  }
  static var enterHexDigit: Wording {
    Wording("enter.hex_digit", "Enter a digit or a letter a to f.")
  }
  static var checkDigits: Wording {
    Wording("check.digits", "Check the number; a digit is wrong.").fact
  }
  static var removeLeadingZero: Wording {
    Wording(
      "number.leading_zero",
      "Remove the leading zero.",
      judging: "{label} must not contain a number with a leading zero."
    )
  }
  package static var enterYearDigits: Wording {
    Wording("enter.year_digits", "A year has four digits.").fact
  }
  static var enterHyphen: Wording { Wording("enter.hyphen", "Enter a hyphen.") }
  static var enterDot: Wording { Wording("enter.dot", "Enter a dot.") }
  static var enterColon: Wording { Wording("enter.colon", "Enter a colon.") }
  static var closeQuotation: Wording {
    Wording("close.quotation", "Close the quotation mark.")
  }
  static var closeParenthesis: Wording {
    Wording("close.parenthesis", "Close the parenthesis.")
  }
  static var enterLettersBeforeDot: Wording {
    Wording("enter.letters_before_dot", "Enter letters or digits before this dot.")
  }
  static var enterLetter: Wording { Wording("enter.letter", "Enter a letter.") }
  package static var enterDigitOrLetter: Wording {
    Wording("enter.digit_or_letter", "Enter a digit or letter.")
  }
}
