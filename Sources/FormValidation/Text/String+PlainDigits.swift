extension String {
  /// The text as read where digits are meant: with ASCII digits, letters and signs for those of
  /// other scripts and of input methods, with plain spaces, and without invisible marks.
  ///
  /// Each scalar is read on its own, so that the beginning of a text stays its beginning.
  /// - Complexity: O(n), in bytes; an ASCII text is returned as it is.
  package var withPlainDigits: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return String(String.UnicodeScalarView(unicodeScalars.compactMap(\.plainDigit)))
  }
}

extension Unicode.Scalar {
  /// The ASCII scalar that is meant where digits are; `nil` for an invisible mark, and the scalar
  /// itself for any other.
  /// - Source: Unicode Character Database, the properties Numeric_Type, Decimal, Dash, White_Space
  ///   and Bidi_Control, and the block Halfwidth and Fullwidth Forms.
  fileprivate var plainDigit: Unicode.Scalar? {
    switch value {
    case ..<0x80: self
    case 0xFF01...0xFF5E: Unicode.Scalar(UInt8(value - 0xFF01 + 0x21))
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: " "
    // Hyphens, dashes and minus signs; a Japanese keyboard types the long vowel mark for a hyphen.
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0x30FC, 0xFF70: "-"
    case 0x2044, 0x2215: "/"
    case 0x2236, 0xFE55: ":"
    case 0x066B, 0x3002, 0xFE52, 0xFF61: "."
    case 0x060C, 0x066C, 0x3001, 0xFE50, 0xFF64: ","
    case 0xFE59: "("
    case 0xFE5A: ")"
    case 0xFE62: "+"
    case 0x066A, 0xFE6A: "%"
    case 0xAD, 0x61C, 0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069,
      0xFEFF:
      nil
    default:
      properties.numericType == .decimal
        ? properties.numericValue.map { Unicode.Scalar(UInt8(ascii: "0") + UInt8($0)) } ?? self
        : self
    }
  }
}
