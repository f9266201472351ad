extension FormatScanner {
  /// Goes past the spaces that may stand after every fourth character; a character must follow.
  mutating func skipIBANSpace(after count: Int) throws(FormatFinding) {
    guard count.isMultiple(of: 4), skip(" ") else { return }
    _ = skip(" ")
  }

  /// What a character of an account number counts: a digit itself, a letter 10 to 35.
  static func ibanValue(_ byte: UInt8) -> Int? {
    byte.decimalDigit.map(Int.init) ?? byte.capital.map { Int($0 - UInt8(ascii: "A")) + 10 }
  }
}
