/// What scalars decompose into, to be looked up by their values.
///
/// Sorted lists find one of some thousand scalars in a dozen steps, and hold no arrays of arrays.
struct DecompositionTable: Sendable {
  /// What one scalar decomposes into.
  struct Entry {
    /// The values of the scalars, in order.
    let values: ArraySlice<UInt32>
    /// Whether it is never composed of them again.
    let isFinal: Bool
  }

  private var scalars: [UInt32] = []
  private var ends: [Int] = []
  private var finals: Set<UInt32> = []
  private var values: [UInt32] = []

  /// Creates a table from its entries, as `CanonicalMappings` describes them.
  init(_ text: StaticString) {
    text.withUTF8Buffer { bytes in
      var next: UInt32 = 0
      for token in bytes.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == 0x0A }) {
        switch token.first {
        case UInt8(ascii: "="): next = DecompositionTable.numbers(in: token)[0]
        case UInt8(ascii: "!"):
          finals.insert(next)
          add(DecompositionTable.numbers(in: token), to: &next)
        default:
          let numbers = DecompositionTable.numbers(in: token)
          guard token.contains(UInt8(ascii: "*")) else {
            add(numbers, to: &next)
            continue
          }
          for offset in 0..<numbers[1] { add([numbers[0] + offset], to: &next) }
        }
      }
    }
  }

  /// What a scalar decomposes into, if it does.
  subscript(scalar: UInt32) -> Entry? {
    var (low, high) = (0, scalars.count)
    while low < high {
      let middle = (low + high) / 2
      if scalars[middle] < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < scalars.count, scalars[low] == scalar else { return nil }
    let start = low == 0 ? 0 : ends[low - 1]
    return Entry(values: values[start..<ends[low]], isFinal: finals.contains(scalar))
  }

  /// Every pair of scalars that one is composed of, the first in the upper half of the key.
  var compositions: [UInt64: UInt32] {
    var pairs: [UInt64: UInt32] = [:]
    for scalar in scalars {
      guard let entry = self[scalar], !entry.isFinal, entry.values.count == 2 else { continue }
      let key = UInt64(entry.values.first ?? 0) << 32 | UInt64(entry.values.last ?? 0)
      pairs[key] = scalar
    }
    return pairs
  }

  private mutating func add(_ mapping: [UInt32], to scalar: inout UInt32) {
    scalars.append(scalar)
    values += mapping
    ends.append(values.count)
    scalar += 1
  }

  /// The hexadecimal numbers of an entry, whatever stands between them; at least one.
  private static func numbers(in token: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt32] {
    var numbers: [UInt32] = [0]
    for byte in token {
      if let digit = byte.hexDigit {
        numbers[numbers.count - 1] = numbers[numbers.count - 1] << 4 | UInt32(digit)
      } else if byte != UInt8(ascii: "="), byte != UInt8(ascii: "!") {
        numbers.append(0)
      }
    }
    return numbers
  }
}
