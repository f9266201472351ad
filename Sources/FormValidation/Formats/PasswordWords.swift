/// Passwords that are refused together with their slight changes.
struct PasswordWords: Hashable, Sendable {
  private let words: Set<String>

  /// How many bytes the longest of them has.
  private let longest: Int

  /// Creates the words; they are in small letters.
  init(_ words: Set<String>) {
    self.words = words
    longest = words.lazy.map(\.utf8.count).max() ?? 0
  }

  /// Whether a password is one of them or a slight change of one.
  /// - Complexity: O(1); a password of more than 160 bytes is never one.
  func haveVariant(of password: String) -> Bool {
    guard !words.isEmpty, password.utf8.count <= PasswordVariants.limit else { return false }
    var copy = password
    let found = copy.withUTF8 { bytes -> Bool? in
      bytes.allSatisfy { $0 < 0x80 } ? haveVariant(ofASCII: bytes) : nil
    }
    return found ?? PasswordVariants(password).meet(words)
  }

  /// As with `PasswordVariants`, but a text of ASCII keeps its length, and is spelt anew in place.
  private func haveVariant(ofASCII bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = bytes.count
    if contain(bytes.prefix(end)) { return true }
    end = shortened(bytes, from: end, by: 2) { Unicode.Scalar($0).isSpecial }
    if end < bytes.count, contain(bytes.prefix(end)) { return true }
    let bare = shortened(bytes, from: end, by: 4) { $0.decimalDigit != nil }
    return bare < end && contain(bytes.prefix(bare))
  }

  private func shortened(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from end: Int,
    by count: Int,
    where isDropped: (UInt8) -> Bool
  ) -> Int {
    var end = end
    let lowest = max(0, end - count)
    while end > lowest, isDropped(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Whether one of them is spelt like a text of ASCII, in any case and with signs for letters.
  private func contain(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard bytes.count <= longest else { return false }
    return PasswordVariants.spellings.contains { spelling in
      // Words of up to 15 bytes need no memory of their own.
      words.contains(
        String(unsafeUninitializedCapacity: bytes.count) { spelt in
          for (place, byte) in bytes.enumerated() { spelt[place] = spelling[Int(byte)] }
          return bytes.count
        }
      )
    }
  }
}
