import FormUI

/// A screen and its cursor, drawn as changes to a terminal's current screen.
public struct AnsiFrame: Hashable, Sendable {
  /// The screen.
  public var grid: CellGrid

  /// The position of the cursor; `nil` if hidden.
  public var cursor: ScreenPosition?

  /// Creates a frame.
  public init(_ grid: CellGrid, cursor: ScreenPosition? = nil) {
    self.grid = grid
    self.cursor = cursor
  }

  /// Returns the shortest text that turns the previous screen into this one, in sequences that
  /// every terminal supports.
  ///
  /// Without a previous frame, or after one of another size, the screen is cleared and drawn in
  /// full.
  /// - Complexity: O(n), in cells.
  public func text(after previous: AnsiFrame? = nil) -> String {
    let isSameSize = previous?.grid.size == grid.size
    var painter = AnsiPainter()
    if !isSameSize { painter.clear() }
    let rows = grid.rows
    let blank = [Cell](repeating: Cell(), count: grid.size.columns)
    let shown = isSameSize ? previous?.grid.rows : nil
    for (row, pair) in zip(rows, shown ?? rows.map { _ in blank }).enumerated() {
      painter.paint(pair.0, over: pair.1, row: row)
    }
    painter.finish(at: cursor, after: previous, isCleared: !isSameSize)
    return painter.text
  }
}
