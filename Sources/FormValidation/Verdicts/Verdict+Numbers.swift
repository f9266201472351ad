extension Verdict {
  /// The verdict on a number that wants at least one more digit.
  static var goOnWithDigit: Verdict {
    .incomplete("number.not_a_number", Message("enter.digit", "Enter a digit."))
  }
}

extension NumberScanner {
  /// The verdict on a text that this scan found to be no number, nor the start of one.
  /// - Precondition: the text was read by this scan, which found it invalid.
  func misplaced(in text: String) -> Verdict {
    let code = "number.not_a_number"
    let (character, position) = text.character(atByte: end)
    let range = position..<position + 1
    if character == ",", !hasPoint {
      return .invalid(
        code,
        Message("use.decimal_point", "Use a decimal point, not a comma."),
        range: range
      )
    }
    if character.unicodeScalars.first?.properties.numericType == .decimal, !character.isASCII {
      return .invalid(code, Message("use.ascii_digits", "Use the digits 0-9."), range: range)
    }
    return .misplaced(code, at: end, in: text, "a number")
  }
}
