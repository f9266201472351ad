/// A set of scalars, looked up by binary search.
struct ScalarSet: Sendable {
  /// Where ranges begin and end, alternating and ascending; an end is the value after the last.
  private var bounds: [UInt32] = []

  /// Creates a set from ascending ranges in hexadecimal, such as `41-5A AA`.
  init(_ text: StaticString) {
    text.withUTF8Buffer { bytes in
      for range in bytes.split(whereSeparator: { $0 <= UInt8(ascii: " ") }) {
        let ends = range.split(separator: UInt8(ascii: "-")).map { digits in
          digits.reduce(UInt32(0)) { $0 << 4 | UInt32($1.hexDigit ?? 0) }
        }
        bounds += [ends[0], ends[ends.count - 1] + 1]
      }
    }
  }

  /// Returns whether a scalar is in the set.
  /// - Complexity: O(log n), in ranges.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var (low, high) = (0, bounds.count)
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle] <= scalar.value { low = middle + 1 } else { high = middle }
    }
    return low % 2 == 1
  }
}

/// A Unicode script, by its name in form files.
///
/// A scalar belongs to the one script that uses it: marks and digits that several scripts share
/// belong to none.
enum Script: Int, CaseIterable {
  case latin, greek, cyrillic, armenian, georgian, hebrew, arabic, devanagari, bengali, tamil, thai
  case hangul, hiragana, katakana, han

  private static let sets = allCases.map { ScalarSet($0.text) }

  /// Returns whether a scalar is of the script.
  func contains(_ scalar: Unicode.Scalar) -> Bool { Script.sets[rawValue].contains(scalar) }
}
