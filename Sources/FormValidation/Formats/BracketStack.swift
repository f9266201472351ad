/// The brackets that are open in a text, a bit each.
struct BracketStack {
  /// The most brackets that can be open.
  static let limit = 512

  /// How many are open.
  private(set) var count = 0

  private var braces = SIMD8<UInt64>()

  /// The one opened last, if one is open.
  var last: UInt8? {
    guard count > 0 else { return nil }
    let isBrace = braces[(count - 1) / 64] >> UInt64((count - 1) % 64) & 1 == 1
    return UInt8(ascii: isBrace ? "{" : "[")
  }

  /// Adds one that opens, of either kind.
  /// - Precondition: fewer than `limit` are open.
  mutating func append(_ bracket: UInt8) {
    precondition(count < BracketStack.limit, "too many brackets are open")
    let bit: UInt64 = 1 << UInt64(count % 64)
    if bracket == UInt8(ascii: "{") {
      braces[count / 64] |= bit
    } else {
      braces[count / 64] &= ~bit
    }
    count += 1
  }

  /// Takes away the one opened last.
  /// - Precondition: one is open.
  mutating func removeLast() {
    precondition(count > 0, "no bracket is open")
    count -= 1
  }
}
