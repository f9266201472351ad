extension String {
  /// The most marks in a row that are compared as they are.
  private static let markLimit = 30

  /// The text with a joiner after each 30 marks in a row, which no one can see.
  ///
  /// To compare texts, marks in a row are sorted, in time that grows with the square of their number.
  /// - Source: Unicode Standard Annex #15, 13, "Stream-Safe Text Format".
  /// - Complexity: O(n), in scalars.
  package var streamSafe: String {
    guard hasLongRunOfMarks else { return self }
    var safe = ""
    safe.reserveCapacity(utf8.count + utf8.count / String.markLimit)
    var marks = 0
    for scalar in unicodeScalars {
      marks = scalar.isSorted ? marks + 1 : 0
      if marks > String.markLimit {
        safe.unicodeScalars.append("\u{34F}")
        marks = 1
      }
      safe.unicodeScalars.append(scalar)
    }
    return safe
  }

  /// The text with the marks of each run in their canonical order, in which no comparison needs to
  /// sort them.
  ///
  /// - Source: The Unicode Standard, D109, "Canonical Ordering Algorithm".
  /// - Complexity: O(n log n), in scalars.
  package var sortingMarks: String {
    guard hasLongRunOfMarks else { return self }
    var sorted = ""
    sorted.reserveCapacity(utf8.count)
    var run: [(scalar: Unicode.Scalar, order: UInt8, position: Int)] = []
    func endRun() {
      run.sort { ($0.order, $0.position) < ($1.order, $1.position) }
      sorted.unicodeScalars.append(contentsOf: run.lazy.map(\.scalar))
      run.removeAll(keepingCapacity: true)
    }
    for scalar in unicodeScalars {
      guard scalar.isSorted else {
        endRun()
        sorted.unicodeScalars.append(scalar)
        continue
      }
      run.append((scalar, scalar.properties.canonicalCombiningClass.rawValue, run.count))
    }
    endRun()
    return sorted
  }

  /// Whether more marks follow each other than are compared as they are.
  private var hasLongRunOfMarks: Bool {
    // Each mark has two bytes or more.
    guard utf8.count > String.markLimit * 2 else { return false }
    var marks = 0
    for scalar in unicodeScalars {
      marks = scalar.isSorted ? marks + 1 : 0
      if marks > String.markLimit { return true }
    }
    return false
  }

  /// Returns whether the text is canonically equivalent to another one, as long as neither has more
  /// than 30 marks in a row; if one has, their order matters.
  package func isEquivalent(to other: String) -> Bool {
    if utf8.count <= String.markLimit * 2, other.utf8.count <= String.markLimit * 2 {
      return self == other
    }
    return utf8.elementsEqual(other.utf8) || streamSafe == other.streamSafe
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is sorted among its neighbors when a text is normalized.
  fileprivate var isSorted: Bool {
    value >= 0x300 && properties.canonicalCombiningClass != .notReordered
  }
}
