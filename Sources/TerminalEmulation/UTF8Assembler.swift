/// Assembles characters from bytes that may arrive one at a time.
/// - Source: Unicode 15.0, table 3-7 "Well-Formed UTF-8 Byte Sequences".
struct UTF8Assembler: Equatable, Sendable {
  private var value: UInt32 = 0

  /// The number of bytes that the current character lacks.
  private var missing = 0

  /// The valid range of the next byte.
  private var expected: ClosedRange<UInt8> = 0x80...0xBF

  /// Processes a byte, and returns the character that it completes, if any.
  ///
  /// `isBroken` means that the bytes before it were invalid, and a replacement character is due
  /// first.
  mutating func feed(_ byte: UInt8) -> (isBroken: Bool, scalar: Unicode.Scalar?) {
    guard missing > 0 else { return begin(byte, isBroken: false) }
    guard expected.contains(byte) else {
      missing = 0
      return begin(byte, isBroken: true)
    }
    value = value << 6 | UInt32(byte & 0x3F)
    expected = 0x80...0xBF
    missing -= 1
    return (false, missing == 0 ? Unicode.Scalar(value) : nil)
  }

  private mutating func begin(
    _ byte: UInt8,
    isBroken: Bool
  ) -> (isBroken: Bool, scalar: Unicode.Scalar?) {
    expected = 0x80...0xBF
    switch byte {
    case 0..<0x80: return (isBroken, Unicode.Scalar(byte))
    case 0xC2...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF:
      (value, missing) = (UInt32(byte & 0x0F), 2)
      if byte == 0xE0 { expected = 0xA0...0xBF }
      if byte == 0xED { expected = 0x80...0x9F }
    case 0xF0...0xF4:
      (value, missing) = (UInt32(byte & 0x07), 3)
      if byte == 0xF0 { expected = 0x90...0xBF }
      if byte == 0xF4 { expected = 0x80...0x8F }
    default: return (isBroken, "\u{FFFD}")
    }
    return (isBroken, nil)
  }
}
