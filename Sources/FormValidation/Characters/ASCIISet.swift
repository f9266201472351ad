/// A set of ASCII characters, each told by a bit.
struct ASCIISet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Adds a character.
  /// - Precondition: the byte is ASCII.
  mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << byte } else { high |= 1 << (byte - 64) }
  }

  /// Whether a byte of an ASCII text is in the set.
  func contains(_ byte: UInt8) -> Bool {
    (byte < 64 ? low : high) >> (byte & 63) & 1 == 1
  }
}

extension String {
  /// What can be told of a text from its bytes alone, or nothing where a byte may not be a character.
  ///
  /// In ASCII each is one, but for carriage returns, which a line feed would join.
  /// - Complexity: O(n), in bytes.
  func withCharacterBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R? {
    withBytes { bytes in
      // Without a branch, many bytes are looked at in one step.
      var seen: UInt8 = 0
      for byte in bytes { seen |= byte | (byte == UInt8(ascii: "\r") ? 0x80 : 0) }
      return seen < 0x80 ? body(bytes) : nil
    }
  }
}

extension String {
  /// Hands the bytes of UTF-8 to a closure, without copying the text.
  /// - Complexity: O(1), but O(n) where the text is kept in another encoding.
  @inline(__always)
  func withBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}
