extension ISBN: Proposing {
  /// The number with the check digit that its others have.
  public func proposal(for text: String) -> String? { text.withCheckDigit(of: self, "0123456789X") }
}

extension ISSN: Proposing {
  /// The number with the check digit that its others have.
  public func proposal(for text: String) -> String? { text.withCheckDigit(of: self, "0123456789X") }
}

extension EAN: Proposing {
  /// The number with the check digit that its others have.
  public func proposal(for text: String) -> String? { text.withCheckDigit(of: self) }
}

extension IMEI: Proposing {
  /// The number with the check digit that its others have.
  public func proposal(for text: String) -> String? { text.withCheckDigit(of: self) }
}

extension String {
  /// The longest number that has a check digit, with its separators, in characters.
  private static let longestNumber = 40

  /// The text with another last character, the one that a rule allows there.
  fileprivate func withCheckDigit(
    of rule: some Rule<String>,
    _ digits: String = "0123456789"
  ) -> String? {
    guard utf8.count <= String.longestNumber, let last, digits.contains(last) else { return nil }
    return digits.lazy.map { self.dropLast() + String($0) }
      .first { rule.verdict(on: $0, among: [:]).isValid }
  }
}
