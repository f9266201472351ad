/// The members of a record in JSON.
///
/// It reports no errors: an object that is malformed, or in which a value is a list, an object or a
/// number with more than 18 digits, a fraction or an exponent, is left to `JSONReader`.
/// - Source: RFC 8259.
struct JSONMembers {
  /// A value.
  enum Token {
    case null
    case flag(Bool)
    case whole(Int)
    /// A text, whose bytes are well-formed UTF-8.
    case plain(UnsafeRawBufferPointer)
    /// A text with escapes, which were not read, in quotation marks.
    case escaped(UnsafeRawBufferPointer)
  }

  /// A text that is left to `JSONReader`.
  struct Unread: Error {}

  private let bytes: UnsafeRawBufferPointer
  private var index = 0

  /// Reads the members of an object.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Returns the next member; `nil` after the last one.
  @inline(__always)
  mutating func next() throws(Unread) -> (name: UnsafeRawBufferPointer, value: Token)? {
    let isFirst = index == 0
    if isFirst { try skip(UInt8(ascii: "{")) }
    if skipSpace() == UInt8(ascii: "}") {
      index += 1
      skipSpace()
      guard index == bytes.count else { throw Unread() }
      return nil
    }
    if !isFirst { try skip(UInt8(ascii: ",")) }
    guard case .plain(let name) = try text() else { throw Unread() }
    try skip(UInt8(ascii: ":"))
    return (name, try value())
  }

  private mutating func value() throws(Unread) -> Token {
    switch skipSpace() {
    case UInt8(ascii: "\""): return try text()
    case UInt8(ascii: "t"):
      try skip("true")
      return .flag(true)
    case UInt8(ascii: "f"):
      try skip("false")
      return .flag(false)
    case UInt8(ascii: "n"):
      try skip("null")
      return .null
    default: return .whole(try whole())
    }
  }

  private mutating func whole() throws(Unread) -> Int {
    let isNegative = skipSpace() == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let start = index
    var whole = 0
    while index < bytes.count, index - start < 18, let digit = bytes[index].digit {
      whole = whole * 10 + digit
      index += 1
    }
    let count = index - start
    guard count == 1 || count > 1 && bytes[start] != UInt8(ascii: "0") else { throw Unread() }
    return isNegative ? -whole : whole
  }

  private mutating func text() throws(Unread) -> Token {
    try skip(UInt8(ascii: "\""))
    let start = index
    var hasEscapes = false
    // All bytes of the text, and maybe some after it.
    var union: UInt64 = 0
    while index < bytes.count {
      while index + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
        union |= word
        let stops = word.firstStop
        index += stops
        if stops < 8 { break }
      }
      guard index < bytes.count else { break }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let text = UnsafeRawBufferPointer(rebasing: bytes[start..<index])
        let quoted = UnsafeRawBufferPointer(rebasing: bytes[start - 1...index])
        index += 1
        guard union & .highBits == 0 || text.isUTF8 else { throw Unread() }
        return hasEscapes ? .escaped(quoted) : .plain(text)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        index += 2
      case 0..<0x20: throw Unread()
      case let byte:
        union |= UInt64(byte)
        index += 1
      }
    }
    throw Unread()
  }

  /// Skips white space, and returns the byte after it; 0 at the end.
  @discardableResult
  @inline(__always)
  private mutating func skipSpace() -> UInt8 {
    while index < bytes.count {
      let byte = bytes[index]
      guard byte.isSpaceInJSON else { return byte }
      index += 1
    }
    return 0
  }

  /// Skips white space and a byte after it.
  @inline(__always)
  private mutating func skip(_ byte: UInt8) throws(Unread) {
    guard skipSpace() == byte else { throw Unread() }
    index += 1
  }

  private mutating func skip(_ word: StaticString) throws(Unread) {
    for offset in 0..<word.utf8CodeUnitCount {
      guard index < bytes.count, bytes[index] == word.utf8Start[offset] else { throw Unread() }
      index += 1
    }
  }
}

extension UInt8 {
  /// The value of a decimal digit.
  fileprivate var digit: Int? {
    let digit = self &- UInt8(ascii: "0")
    return digit <= 9 ? Int(digit) : nil
  }
}

/// Eight bytes of a text, the first in the lowest ones.
extension UInt64 {
  fileprivate static let ones: UInt64 = 0x0101_0101_0101_0101
  fileprivate static let highBits: UInt64 = ones << 7

  /// The index of the first quotation mark, backslash or control character; 8 if there is none.
  fileprivate var firstStop: Int {
    let quotes = (self ^ UInt64.ones &* UInt64(UInt8(ascii: "\""))).marks(below: 1)
    let backslashes = (self ^ UInt64.ones &* UInt64(UInt8(ascii: "\\"))).marks(below: 1)
    return (quotes | backslashes | marks(below: 0x20)).trailingZeroBitCount / 8
  }

  /// Sets the highest bit of bytes below a limit of up to 0x80, and no other bit before the first of
  /// them.
  private func marks(below limit: UInt64) -> UInt64 {
    (self &- UInt64.ones &* limit) & ~self & .highBits
  }
}
