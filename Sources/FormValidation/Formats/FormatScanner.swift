/// A place in a text of UTF-8, moved on by the scan of a format.
struct FormatScanner {
  /// The text.
  let bytes: UnsafeBufferPointer<UInt8>

  /// How many bytes are read.
  var index = 0

  /// Creates a scanner before the first byte.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The byte to read next, if there is one.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Whether everything is read.
  var isAtEnd: Bool { index == bytes.count }

  /// Everything read so far.
  var readRange: Range<Int> { 0..<index }

  /// Goes past a byte if it is the next one.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  /// Goes past all bytes up to the first that is not in a set.
  mutating func skip(all set: ASCIISet) {
    var place = index
    while place < bytes.count, set.contains(bytes[place]) { place += 1 }
    index = place
  }

  /// Goes past a byte that must be next.
  mutating func expect(
    _ scalar: Unicode.Scalar,
    orAdd message: @autoclosure () -> Wording
  ) throws(FormatFinding) {
    guard !isAtEnd else { throw .lacking(message()) }
    guard skip(scalar) else { throw .strange(index) }
  }

  /// Goes past a byte that must be next; says what to add by id and in English.
  @inline(__always)
  mutating func expect(
    _ scalar: Unicode.Scalar,
    orAdd id: String,
    _ english: String
  ) throws(FormatFinding) {
    try expect(scalar, orAdd: Wording(id, english))
  }

  /// Goes past a digit that must be next.
  mutating func digit(
    orAdd message: @autoclosure () -> Wording = Wording("enter.digit", "Enter a digit.")
  ) throws(FormatFinding) -> Int {
    guard let next else { throw .lacking(message()) }
    guard let digit = next.decimalDigit else { throw .strange(index) }
    index += 1
    return Int(digit)
  }

  /// Goes past two digits of a date or a time, a number between limits; stops at the first that
  /// cannot begin or end one.
  mutating func pair(
    in limits: ClosedRange<Int>,
    _ message: @autoclosure () -> Wording
  ) throws(FormatFinding) -> Int {
    let tens = try firstOfPair(in: limits, message()) * 10
    let number = tens + (try digit())
    guard limits.contains(number) else { throw .wrong(index - 2..<index, message()) }
    return number
  }

  /// Goes past the first of two digits, and sees that another comes and both can be between limits.
  mutating func firstOfPair(
    in limits: ClosedRange<Int>,
    _ message: @autoclosure () -> Wording
  ) throws(FormatFinding) -> Int {
    let first = try digit()
    let canGoOn = limits.overlaps(first * 10...first * 10 + 9)
    if canGoOn, next.map({ $0.decimalDigit != nil }) ?? true { return first }
    let isMeantAlone = limits.contains(first) && next?.decimalDigit == nil
    throw .wrong(
      index - 1,
      isMeantAlone ? Wording("enter.two_digits", "Enter two digits, like 09.") : message()
    )
  }

  /// Complains where something is left unread.
  func finish() throws(FormatFinding) {
    guard isAtEnd else { throw .strange(index) }
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit, or nothing where the byte is none.
  var hexDigit: Int? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(self - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(self - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// The capital of an ASCII letter, or nothing where the byte is none.
  var capital: UInt8? {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self - 0x20
    default: nil
    }
  }
}
