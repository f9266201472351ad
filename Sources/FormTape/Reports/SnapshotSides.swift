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

  /// The rows of both, with equal ones side by side.
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
    let screen = mismatch.screen
    var rows: [Row] = []
    var (storedNumber, number) = (1, 1)
    while number <= max(screen.count, actual.keys.max() ?? 0)
      || storedNumber <= stored.keys.max() ?? 0
    {
      let (old, new) = (stored[storedNumber], actual[number])
      if old != nil || new != nil {
        rows.append(Row(stored: old, actual: new))
      } else if screen.indices ~= number - 1 {
        rows.append(Row(stored: screen[number - 1], actual: screen[number - 1]))
      }
      if old != nil || new == nil { storedNumber += 1 }
      if new != nil || old == nil { number += 1 }
    }
    self.rows = rows
  }
}
