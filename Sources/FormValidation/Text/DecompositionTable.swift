/// What scalars decompose into, looked up by their values.
///
/// Sorted lists find one of some thousand scalars in a dozen steps, and hold no arrays of arrays.
struct DecompositionTable: Sendable {
  /// What one scalar decomposes into.
  struct Entry {
    /// The values of the scalars, in order; they may decompose further.
    let values: ArraySlice<UInt32>
    /// Whether the mapping is canonical; otherwise it is a compatibility mapping.
    let isCanonical: Bool
    /// Whether the scalar is composed of them again.
    let isComposed: Bool
  }

  private static let final: UInt32 = 1
  private static let compatibility: UInt32 = 2

  /// The scalars, ascending, each shifted left by two bits: `compatibility` and `final`.
  private var keys: [UInt32] = []
  private var ends: [UInt16] = []
  private var values: [UInt32] = []

  /// Creates a table from its text; see `shared`.
  init(_ text: StaticString) {
    text.withUTF8Buffer { bytes in
      var next: UInt32 = 0
      for token in bytes.split(whereSeparator: { $0 <= UInt8(ascii: " ") }) {
        var numbers = DecompositionTable.numbers(in: token)
        switch token.first {
        case UInt8(ascii: "="): next = numbers[0] << 2
        case UInt8(ascii: "~"): next = numbers[0] << 2 | DecompositionTable.compatibility
        default:
          let count = token.contains(UInt8(ascii: "*")) ? numbers.removeLast() : 1
          let bits = token.first == UInt8(ascii: "!") ? DecompositionTable.final : 0
          add(numbers, count: count, bits: bits, to: &next)
        }
      }
    }
  }

  private mutating func add(
    _ mapping: [UInt32],
    count: UInt32,
    bits: UInt32,
    to next: inout UInt32
  ) {
    var mapping = mapping
    let greatest = mapping.max().flatMap(mapping.firstIndex) ?? 0
    for _ in 0..<count {
      keys.append(next | bits)
      values += mapping
      ends.append(UInt16(values.count))
      mapping[greatest] += 1
      next += 4
    }
  }

  /// The hexadecimal numbers of an entry, whatever stands between them; at least one.
  private static func numbers(in token: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt32] {
    var numbers: [UInt32] = [0]
    for byte in token {
      if let digit = byte.hexDigit {
        numbers[numbers.count - 1] = numbers[numbers.count - 1] << 4 | UInt32(digit)
      } else if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "*") {
        numbers.append(0)
      }
    }
    return numbers
  }

  /// What a scalar decomposes into, or `nil` if it does not.
  subscript(scalar: UInt32) -> Entry? {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] >> 2 < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < keys.count, keys[low] >> 2 == scalar else { return nil }
    let start = low == 0 ? 0 : Int(ends[low - 1])
    return Entry(
      values: values[start..<Int(ends[low])],
      isCanonical: keys[low] & DecompositionTable.compatibility == 0,
      isComposed: keys[low] & 3 == 0
    )
  }

  /// Every pair of scalars that one is composed of, the first in the upper half of the key.
  var compositions: [UInt64: UInt32] {
    var pairs: [UInt64: UInt32] = [:]
    for scalar in keys.lazy.map({ $0 >> 2 }) {
      guard let entry = self[scalar], entry.isComposed, entry.values.count == 2 else { continue }
      let key = UInt64(entry.values.first ?? 0) << 32 | UInt64(entry.values.last ?? 0)
      pairs[key] = scalar
    }
    return pairs
  }
}
