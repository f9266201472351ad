public import FormUI

/// A cell of a screen as tapes count: row and column from 1.
public struct ScreenPosition: Hashable, Sendable {
  /// The row, from 1 at the top.
  public let row: Int

  /// The column, from 1 at the left.
  public let column: Int

  /// Creates a position.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  /// Creates the position of a cell of a frame, which counts from 0.
  public init(_ position: Position) {
    self.init(row: position.row + 1, column: position.column + 1)
  }

  /// The position counted from 0, as in frames.
  public var position: Position { Position(row: row - 1, column: column - 1) }
}

extension ScreenPosition: CustomStringConvertible {
  /// The row and the column, as written in a tape.
  public var description: String { "\(row) \(column)" }
}
