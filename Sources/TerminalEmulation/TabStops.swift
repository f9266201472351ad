/// The tab stops of a screen, in columns from 0; initially every eighth.
struct TabStops: Equatable, Sendable {
  private var stops: Set<Int>
  private var columns: Int

  /// Creates the stops of a screen.
  init(columns: Int) {
    stops = Set(stride(from: 8, to: columns, by: 8))
    self.columns = columns
  }

  /// Returns the tab stop after a column, or the last column.
  func next(after column: Int) -> Int {
    (column + 1..<max(column + 1, columns)).first(where: stops.contains) ?? columns - 1
  }

  /// Returns the tab stop before a column, or the first column.
  func previous(before column: Int) -> Int {
    (0..<column).last(where: stops.contains) ?? 0
  }

  /// Adds a stop.
  mutating func set(_ column: Int) { stops.insert(column) }

  /// Removes a stop.
  mutating func clear(_ column: Int) { stops.remove(column) }

  /// Removes every stop.
  mutating func clearAll() { stops.removeAll() }

  /// Resizes to another width; added columns have the initial stops.
  mutating func resize(columns: Int) {
    stops.formUnion(stride(from: 0, to: columns, by: 8).filter { $0 >= self.columns })
    self.columns = columns
  }
}
