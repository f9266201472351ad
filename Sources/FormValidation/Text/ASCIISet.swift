/// A set of ASCII characters, with one bit for each.
struct ASCIISet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Creates an empty set.
  init() {}

  /// Creates a set of the characters that meet a condition.
  init(where isMember: (UInt8) -> Bool) {
    for byte in UInt8(0)..<0x80 where isMember(byte) { insert(byte) }
  }

  /// Adds a character.
  /// - Precondition: the byte is ASCII.
  mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << byte } else { high |= 1 << (byte - 64) }
  }

  /// Whether a byte is in the set; one beyond ASCII never is.
  func contains(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 64 ? low : high) >> (byte & 63) & 1 == 1
  }
}

extension String {
  /// Passes the bytes of a text to a closure and returns its result; `nil` if a byte may not be a
  /// character.
  ///
  /// In ASCII every byte is a character, except for a carriage return, which forms one character
  /// with a line feed.
  /// - Complexity: O(n), in bytes.
  func withCharacterBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R? {
    withBytes { bytes in bytes.areCharacters ? body(bytes) : nil }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all are ASCII, and none is a carriage return.
  var areCharacters: Bool {
    // Without branches, so that many bytes are checked at a time.
    reduce(0) { $0 | $1 | ($1 == UInt8(ascii: "\r") ? 0x80 : 0) } < 0x80
  }
}

extension String {
  /// Passes the bytes of UTF-8 to a closure, without copying the text.
  /// - Complexity: O(1), or O(n) if the text is stored in another encoding.
  @inline(__always)
  func withBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    utf8.withContiguousStorageIfAvailable(body) ?? withCopiedBytes(body)
  }

  /// Out of line, so that a common text is not retained for it.
  @inline(never)
  private func withCopiedBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    var copy = self
    return copy.withUTF8(body)
  }
}
