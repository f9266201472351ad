/// A stored snapshot beside the screen that differs from it, row by row.
package struct SnapshotSides: Sendable {
  /// A row of both.
  package struct Row: Equatable, Sendable {
    /// The stored row; `nil` if there is none.
    package let stored: String?
    /// The row of the screen; `nil` if there is none.
    package let actual: String?
    /// Whether they differ.
    package var differs: Bool { stored != actual }
  }

  /// What a mismatch says if there is no stored snapshot.
  static let missing = "no stored snapshot"

  /// The rows of the higher one.
  package let rows: [Row]

  /// Creates the sides of a snapshot's mismatch; `nil` if its text does not differ.
  ///
  /// The mismatch lists the rows that differ, and the screen has the others. Without a stored
  /// snapshot, all rows are new.
  package init?(of mismatch: Mismatch) {
    guard mismatch.aspect == "snapshot" else { return nil }
    if mismatch.actual == [SnapshotSides.missing] {
      rows = mismatch.screen.map { Row(stored: nil, actual: $0) }
      return
    }
    let lines = mismatch.details.first { $0.name == "text" }?.lines ?? []
    guard !lines.isEmpty else { return nil }
    var (stored, actual): ([Int: String], [Int: String]) = ([:], [:])
    for line in lines {
      let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let number = Int(parts[1]) else { continue }
      if parts[0] == "-" { stored[number] = String(parts[2]) }
      if parts[0] == "+" { actual[number] = String(parts[2]) }
    }
    let changed = Set(stored.keys).union(actual.keys)
    let count = max(mismatch.screen.count, changed.max() ?? 0)
    rows = (1...max(1, count)).map { number in
      let shown = mismatch.screen.indices ~= number - 1 ? mismatch.screen[number - 1] : nil
      guard changed.contains(number) else { return Row(stored: shown, actual: shown) }
      return Row(stored: stored[number], actual: actual[number])
    }
  }
}
