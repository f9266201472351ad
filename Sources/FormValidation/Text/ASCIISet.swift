/// A set of ASCII characters, each told by a bit.
struct ASCIISet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Creates a set of no character.
  init() {}

  /// Creates a set of the characters for which something is so.
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
  /// What the bytes of a text tell by themselves; `nil` if a byte may not be a
  /// character.
  ///
  /// In ASCII each is one, but for carriage returns, which a line feed would join.
  /// - Complexity: O(n), in bytes.
  func withCharacterBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R? {
    withBytes { bytes in bytes.areCharacters ? body(bytes) : nil }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all are ASCII, and none is a carriage return.
  var areCharacters: Bool {
    let words = ByteWords(UnsafeRawBufferPointer(self))
    return words.allSatisfy { word in
      // A byte is zero here where it is a carriage return, and one less than that has its highest
      // bit.
      let difference = word ^ UInt64(eightOf: UInt8(ascii: "\r"))
      let returns = (difference &- UInt64(eightOf: 1)) & ~difference
      return !(word | returns).hasByteBeyondASCII
    }
  }
}

extension String {
  /// Hands the bytes of UTF-8 to a closure, without copying the text.
  /// - Complexity: O(1), but O(n) where the text is kept in another encoding.
  @inline(__always)
  func withBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    utf8.withContiguousStorageIfAvailable(body) ?? withCopiedBytes(body)
  }

  /// Out of line, so that the usual text is not retained for it.
  @inline(never)
  private func withCopiedBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    var copy = self
    return copy.withUTF8(body)
  }
}
