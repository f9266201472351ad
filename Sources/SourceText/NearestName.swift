extension Sequence<String> {
  /// Returns the name closest to a misspelled one, or `nil` if none is close enough, or one equals it.
  ///
  /// Close enough is one slip per three letters: a missing, extra, or wrong letter, or two swapped
  /// ones. Case is ignored, but of a code of two capitals, two letters are close only if they are
  /// swapped. If two names are equally close, the first wins.
  /// - Complexity: O(n·m), in letters of all names and of the misspelled one.
  package func nearest(to misspelling: String) -> String? {
    let meant = Array(misspelling.lowercased().unicodeScalars)
    guard meant.count <= longestMisspelling else { return nil }
    var nearest: (name: String, distance: Int)?
    // Lowercasing turns one byte into at most three, and four into at least one.
    let lengths = meant.count / 6...meant.count * 12 + 12
    for name in self where lengths ~= name.utf8.count {
      let letters = Array(name.lowercased().unicodeScalars)
      let shorter = Swift.min(meant.count, letters.count)
      let limit = Swift.max(1, shorter / 3)
      guard abs(letters.count - meant.count) <= limit else { continue }
      let distance = slips(from: meant, to: letters)
      if name == misspelling { return nil }
      // Names in which every letter is wrong have nothing in common.
      guard distance <= limit, distance < shorter else { continue }
      let areCodes = shorter == 2 && meant.count == letters.count && name.allSatisfy(\.isUppercase)
      if areCodes, meant.sorted() != letters.sorted() { continue }
      if distance < nearest?.distance ?? .max { nearest = (name, distance) }
    }
    return nearest?.name
  }
}

/// The longest word, in scalars, that is compared.
private let longestMisspelling = 60

/// Returns the smallest number of slips that turns one word into another.
/// - Source: optimal string alignment, the restricted Damerau–Levenshtein distance.
private func slips(from first: [Unicode.Scalar], to second: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for i in first.indices {
    var row = [i + 1]
    for j in second.indices {
      var distance = min(
        last[j + 1] + 1,
        row[j] + 1,
        last[j] + (first[i] == second[j] ? 0 : 1)
      )
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        distance = min(distance, beforeLast[j - 1] + 1)
      }
      row.append(distance)
    }
    beforeLast = last
    last = row
  }
  return last[second.count]
}
