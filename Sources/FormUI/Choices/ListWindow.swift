/// The rows of a list that are in view.
struct ListWindow: Hashable, Sendable {
  /// The most rows in view.
  let limit: Int

  /// The first row in view, from 0.
  private(set) var top = 0

  /// Creates a window at the top of a list.
  init(limit: Int) {
    self.limit = limit
  }

  /// The rows in view of so many.
  func rows(of count: Int) -> Range<Int> {
    top..<max(top, min(top + limit, count))
  }

  /// The window where there is room for so few rows only, with a row of so many in view, if one is
  /// to be.
  func narrowed(to rows: Int, showing row: Int?, of count: Int) -> ListWindow {
    var narrow = ListWindow(limit: max(1, min(rows, limit)))
    narrow.top = top
    narrow.show(row ?? top, of: count)
    return narrow
  }

  /// Begins where another one does, which has as many rows or fewer.
  mutating func follow(_ other: ListWindow) {
    top = other.top
  }

  /// Moves no further than is needed to have a row of so many in view.
  mutating func show(_ row: Int, of count: Int) {
    if row < top { top = row }
    if row >= top + limit { top = row - limit + 1 }
    scroll(by: 0, of: count)
  }

  /// Moves by some rows of so many, held to their ends.
  mutating func scroll(by rows: Int, of count: Int) {
    top = max(0, min(top + rows, count - limit))
  }
}

extension Canvas {
  /// Marks that a list goes on above or below its rows in view, at the right end of those.
  mutating func markMore(of count: Int, in window: ListWindow, from row: Int) {
    let rows = window.rows(of: count)
    let column = size.columns - 1
    if rows.lowerBound > 0 {
      fill(glyphs.moreAbove, count: 1, row: row, column: column, style: .quiet)
    }
    if rows.upperBound < count {
      fill(glyphs.moreBelow, count: 1, row: row + rows.count - 1, column: column, style: .quiet)
    }
  }
}
