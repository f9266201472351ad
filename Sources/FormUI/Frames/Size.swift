/// A size in terminal cells.
public struct Size: Hashable, Sendable {
  /// The number of columns.
  public var columns: Int
  /// The number of rows.
  public var rows: Int

  /// Creates a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// A row as wide as needed, for input to a widget that is not drawn.
  public static let line = Size(columns: .max, rows: 1)
}
