extension FormatScanner {
  /// Reads letters of ASCII, in any case; says nothing of what they are.
  mutating func readLetters(_ count: Int) throws(FormatFinding) {
    for _ in 0..<count {
      guard let next else { throw .lacking("enter.letter", "Enter a letter.") }
      guard next.capital != nil else { throw .strange(index) }
      index += 1
    }
  }

  /// Reads letters and digits of ASCII, in any case.
  mutating func readAlphanumerics(_ count: Int) throws(FormatFinding) {
    for _ in 0..<count {
      guard let next else { throw .lacking("enter.letter_or_digit", "Enter a letter or digit.") }
      guard next.capital != nil || next.decimalDigit != nil else { throw .strange(index) }
      index += 1
    }
  }

  /// Complains about a check digit that does not fit what was read.
  func check(_ holds: Bool) throws(FormatFinding) {
    guard holds else {
      throw .wrong(readRange, "check.digits", "Check the digits; one is mistyped.")
    }
  }
}
