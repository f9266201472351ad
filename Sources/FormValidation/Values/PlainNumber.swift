/// How far a number of few digits in plain notation is from zero, read from a text without asking
/// for memory.
struct PlainNumber {
  private let magnitude: UInt64
  private let fractionCount: Int

  /// As many digits as are read; with them nothing overflows.
  private static let limit = 15

  /// Reads a text by HTML's grammar, without an exponent; nothing where it has more digits or is no
  /// number.
  init?(_ text: Substring) {
    var bytes = text.utf8[...]
    // How far it is from zero is all that is asked.
    if bytes.first == UInt8(ascii: "-") { bytes.removeFirst() }
    var magnitude: UInt64 = 0
    var digits = 0
    var point: Int?
    for byte in bytes {
      if let digit = byte.decimalDigit, digits < PlainNumber.limit {
        magnitude = magnitude * 10 + UInt64(digit)
        digits += 1
      } else if byte == UInt8(ascii: "."), point == nil {
        point = digits
      } else {
        return nil
      }
    }
    guard digits > 0, point != digits else { return nil }
    self.magnitude = magnitude
    fractionCount = point.map { digits - $0 } ?? 0
  }

  /// Whether the number is at most so far from zero, either way.
  func isWithin(_ distance: Int) -> Bool {
    let scale = (0..<fractionCount).reduce(into: UInt64(1)) { power, _ in power *= 10 }
    let (limit, overflows) = UInt64(distance).multipliedReportingOverflow(by: scale)
    return overflows || magnitude <= limit
  }
}
