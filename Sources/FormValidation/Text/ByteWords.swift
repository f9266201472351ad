/// The bytes of a text in words of eight, which are checked together.
///
/// The first byte of each word is its lowest; a chosen byte pads the last word.
package struct ByteWords: Sequence, IteratorProtocol {
  @usableFromInline let bytes: UnsafeRawBufferPointer
  @usableFromInline let filler: UInt8
  @usableFromInline var start = 0

  /// Creates the words of some bytes, which must outlive them.
  @inlinable package init(_ bytes: UnsafeRawBufferPointer, filledWith filler: UInt8 = 0) {
    self.bytes = bytes
    self.filler = filler
  }

  /// Returns the next word; `nil` after the last one.
  @inlinable @inline(__always) package mutating func next() -> UInt64? {
    let rest = bytes.count - start
    guard rest > 0 else { return nil }
    defer { start += 8 }
    if rest >= 8 { return word(at: start) }
    var last: UInt64 = 0
    if start > 0 {
      // Its bytes are at the end of the last eight bytes of the text.
      last = word(at: bytes.count - 8) >> UInt64(8 * (8 - rest))
    } else {
      for index in 0..<rest { last |= UInt64(bytes[index]) << UInt64(8 * index) }
    }
    return filler == 0 ? last : last | UInt64(eightOf: filler) << UInt64(8 * rest)
  }

  /// Returns whether a condition on each byte holds for all words.
  ///
  /// Eight bytes or more need no padding: the last word may contain bytes of the one before.
  @inline(__always)
  func allSatisfy(_ condition: (UInt64) -> Bool) -> Bool {
    guard bytes.count > 8 else {
      var words = self
      return words.next().map(condition) ?? true
    }
    let last = bytes.count - 8
    var start = 0
    while start < last {
      guard condition(word(at: start)) else { return false }
      start += 8
    }
    return condition(word(at: last))
  }

  @inlinable @inline(__always) func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

extension UInt64 {
  /// Creates a word of eight equal bytes.
  @inlinable init(eightOf byte: UInt8) { self = UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Whether one of its bytes is above 0x7F.
  var hasByteBeyondASCII: Bool { self & UInt64(eightOf: 0x80) != 0 }

  /// The number of its bytes that are in a range.
  /// - Precondition: Its bytes are ASCII.
  func count(in range: ClosedRange<UInt8>) -> Int {
    // The highest bit of a byte is set if the byte is at least the lower bound, or above the upper
    // one.
    let isEnough = self &+ UInt64(eightOf: 0x80 - range.lowerBound)
    let isTooMuch = self &+ UInt64(eightOf: 0x7F - range.upperBound)
    let isIn = (isEnough & ~isTooMuch & UInt64(eightOf: 0x80)) >> 7
    // The product has the sum of all bytes in its highest byte.
    return Int((isIn &* UInt64(eightOf: 1)) >> 56)
  }
}
