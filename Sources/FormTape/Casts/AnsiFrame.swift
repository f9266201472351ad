import FormUI

/// A screen and its cursor, to be shown by a terminal that shows another one.
public struct AnsiFrame: Hashable, Sendable {
  /// The screen.
  public var grid: CellGrid

  /// Where the cursor stands; nothing where it is hidden.
  public var cursor: ScreenPosition?

  /// Creates a frame.
  public init(_ grid: CellGrid, cursor: ScreenPosition? = nil) {
    self.grid = grid
    self.cursor = cursor
  }

  /// What turns the screen that a frame left into this one: as little as need be, in sequences that
  /// every terminal knows.
  ///
  /// Without a frame before, or after one of another size, all is drawn on a cleared screen.
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
