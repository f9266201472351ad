/// A position in a UTF-8 text, advanced by the scan of a format.
struct FormatScanner {
  /// The text.
  let bytes: UnsafeBufferPointer<UInt8>

  /// The number of bytes read.
  var index = 0

  /// Creates a scanner before the first byte.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The next byte, if any.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Whether all bytes are read.
  var isAtEnd: Bool { index == bytes.count }

  /// The range of the bytes read so far.
  var readRange: Range<Int> { 0..<index }

  /// Skips a byte if it is next.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  /// Skips all bytes up to the first one that is not in a set.
  mutating func skip(all set: ASCIISet) {
    var end = index
    while end < bytes.count, set.contains(bytes[end]) { end += 1 }
    index = end
  }

  /// Skips a byte that must be next.
  mutating func expect(
    _ scalar: Unicode.Scalar,
    orAdd message: @autoclosure () -> Wording
  ) throws(FormatFinding) {
    guard let next else { throw .lacking(message()) }
    if skip(scalar) { return }
    // A letter or digit is allowed elsewhere in most formats; the missing byte is the problem.
    throw next.capital == nil && next.decimalDigit == nil
      ? .strange(index) : .wrong(index, message())
  }

  /// Skips a byte that must be next; the message says what to add, by id and in English.
  @inline(__always)
  mutating func expect(
    _ scalar: Unicode.Scalar,
    orAdd id: String,
    _ english: String
  ) throws(FormatFinding) {
    try expect(scalar, orAdd: Wording(id, english))
  }

  /// Skips a digit that must be next.
  mutating func digit(
    orAdd message: @autoclosure () -> Wording = .enterDigit
  ) throws(FormatFinding) -> Int {
    guard let next else { throw .lacking(message()) }
    guard let digit = next.decimalDigit else { throw .strange(index) }
    index += 1
    return Int(digit)
  }

  /// Skips two digits of a date or a time, a number within limits; stops at the first digit that
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

  /// Skips the first of two digits, and checks that another follows and that both can be within
  /// limits.
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

  /// Reports unread bytes.
  func finish() throws(FormatFinding) {
    if isAtEnd { return }
    let excess = bytes[index...].prefix { $0.decimalDigit != nil }.count
    throw excess == 0 ? .strange(index) : .wrong(index..<index + excess, .fewerDigits(excess))
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit; `nil` if the byte is not one.
  var hexDigit: Int? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(self - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(self - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// The uppercase of an ASCII letter; `nil` if the byte is not one.
  var capital: UInt8? {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self - 0x20
    default: nil
    }
  }
}

extension FormatScanner {
  /// The next scalar, if any; texts are well-formed.
  var nextScalar: Unicode.Scalar? {
    guard let next else { return nil }
    if next < 0x80 { return Unicode.Scalar(next) }
    let count = next < 0xE0 ? 2 : next < 0xF0 ? 3 : 4
    guard index + count <= bytes.count else { return nil }
    var value = UInt32(next) & (0x7F >> UInt32(count))
    for byte in bytes[index + 1..<index + count] { value = value << 6 | UInt32(byte & 0x3F) }
    return Unicode.Scalar(value)
  }
}

extension FormatScanner {
  /// Returns the number of bytes from an offset that agree with a word, ignoring case.
  func agreement(with word: String, from start: Int) -> Int {
    var count = 0
    for byte in word.utf8 {
      guard start + count < bytes.count else { break }
      let other = bytes[start + count]
      guard (other.capital ?? other) == (byte.capital ?? byte) else { break }
      count += 1
    }
    return count
  }

  /// Skips a word, ignoring case.
  mutating func skipWord(_ word: String) -> Bool {
    guard agreement(with: word, from: index) == word.utf8.count else { return false }
    index += word.utf8.count
    return true
  }
}

extension FormatScanner {
  /// Reads parts separated by commas up to the end of the text, ignoring white space around each
  /// part.
  /// - Source: HTML Living Standard, 4.10.5.1.5, "valid email address list".
  mutating func readList(
    _ read: (inout FormatScanner) throws(FormatFinding) -> Void
  ) throws(FormatFinding) {
    repeat {
      let end = bytes[index...].firstIndex(of: UInt8(ascii: ",")) ?? bytes.count
      let start = bytes[index..<end].firstIndex { !$0.isHTMLSpace } ?? end
      let last = bytes[start..<end].lastIndex { !$0.isHTMLSpace } ?? start - 1
      var part = FormatScanner(UnsafeBufferPointer(rebasing: bytes[start..<last + 1]))
      do throws(FormatFinding) {
        try read(&part)
        try part.finish()
      } catch {
        if case .lacking = error, end < bytes.count {
          throw .wrong(end, "email.part_before_comma", "Complete the part before this comma.")
        }
        throw error.moved(by: start)
      }
      index = end
    } while skip(",")
  }
}

extension UInt8 {
  /// Whether the byte is white space in HTML.
  /// - Source: Infra Standard, "ASCII whitespace".
  fileprivate var isHTMLSpace: Bool {
    switch self {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
    default: false
    }
  }
}

extension FormatScanner {
  /// Reads ASCII letters, in any case; the message does not say which.
  mutating func readLetters(_ count: Int) throws(FormatFinding) {
    for _ in 0..<count {
      guard let next else { throw .lacking(.enterLetter) }
      guard next.capital != nil else { throw .strange(index) }
      index += 1
    }
  }

  /// Reads ASCII letters and digits, in any case.
  mutating func readAlphanumerics(_ count: Int) throws(FormatFinding) {
    for _ in 0..<count {
      guard let next else { throw .lacking(.enterLetterOrDigit) }
      guard next.capital != nil || next.decimalDigit != nil else { throw .strange(index) }
      index += 1
    }
  }

  /// Reports a check digit that does not match.
  func check(_ holds: Bool) throws(FormatFinding) {
    guard holds else {
      throw .wrong(readRange, .checkDigits)
    }
  }
}
