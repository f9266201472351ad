/// The visible rows of a list.
struct ListWindow: Equatable, Sendable {
  /// The largest number of visible rows.
  let limit: Int

  /// The first visible row, from 0.
  private(set) var top = 0

  /// Creates a window at the top of a list.
  init(limit: Int) {
    self.limit = limit
  }

  /// Returns the visible rows, given the number of rows.
  func rows(of count: Int) -> Range<Int> {
    top..<max(top, min(top + limit, count))
  }

  /// Returns the window reduced to fewer rows, with a certain row visible if given.
  func narrowed(to rows: Int, showing row: Int?, of count: Int) -> ListWindow {
    var narrow = ListWindow(limit: max(1, min(rows, limit)))
    narrow.top = top
    narrow.show(row ?? top, of: count)
    return narrow
  }

  /// Starts at the same row as another window of at most as many rows.
  mutating func follow(_ other: ListWindow) {
    top = other.top
  }

  /// Scrolls no further than needed to make a row visible.
  mutating func show(_ row: Int, of count: Int) {
    if row < top { top = row }
    if row >= top + limit { top = row - limit + 1 }
    scroll(by: 0, of: count)
  }

  /// Scrolls by some rows, clamped to the ends.
  mutating func scroll(by rows: Int, of count: Int) {
    top = max(0, min(top + rows, count - limit))
  }
}

extension Canvas {
  /// Marks at the right edge that a list continues above or below its visible rows.
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

extension ListWindow {
  /// Scrolls no further than needed to make an option visible, with a heading right above it.
  mutating func show(option: Int, in rows: ChoiceRows) {
    let row = rows.row(of: option)
    if row > 0, rows.option(at: row - 1) == nil { show(row - 1, of: rows.count) }
    show(row, of: rows.count)
  }
}
