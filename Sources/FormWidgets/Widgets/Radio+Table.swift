/// A widget that is a row of a table, below headings that are drawn once.
package protocol TableRow: Widget {
  /// The highlighted column; setting it highlights another one, and chooses nothing. `nil` if the
  /// widget is not in a table.
  var column: Int? { get set }

  /// Returns the lines of the headings above the first row, as drawn in a width; empty if there is no
  /// room for a table.
  func heading(in columns: Int) -> [String]
}

extension Radio: TableRow {
  package var column: Int? {
    get { arrangement == .table ? current : nil }
    set {
      guard let newValue, arrangement == .table, list.isEnabled(newValue) else { return }
      highlight(newValue)
    }
  }

  package func heading(in columns: Int) -> [String] {
    guard arrangement == .table else { return [] }
    return OptionTable(list.entries.map(\.label), in: columns)?.heading ?? []
  }
}
