/// A line and column in a text.
public struct Place: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public let line: Int

  /// The column, from 1, in characters as displayed.
  public let column: Int

  /// Creates a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: Place, right: Place) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension Place: CustomStringConvertible {
  /// The place as compilers print it: `7:13`.
  public var description: String { "\(line):\(column)" }
}
