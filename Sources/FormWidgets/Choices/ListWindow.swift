/// The visible part of a list, whose items take one row or more.
struct ListWindow: Equatable, Sendable {
  /// Returns the number of rows of an item, from 0.
  typealias Heights = (_ item: Int) -> Int

  /// The largest number of visible rows.
  let limit: Int

  /// The first visible item, from 0.
  private(set) var top = 0

  /// Creates a window at the top of a list.
  init(limit: Int) {
    self.limit = limit
  }

  /// Returns the visible items, given the number of items.
  func view(of count: Int, _ height: Heights = { _ in 1 }) -> ListView {
    var view = ListView(hasMoreAbove: top > 0)
    var item = top
    while item < count, view.rowCount < limit {
      let rows = height(item)
      view.items.append((item, view.rowCount, rows))
      view.rowCount += rows
      item += 1
    }
    view.hasMoreBelow = item < count || view.rowCount > limit
    view.rowCount = min(view.rowCount, limit)
    return view
  }

  /// Returns the number of rows of a list, up to the limit.
  func height(of count: Int, _ height: Heights) -> Int {
    var (item, rows) = (0, 0)
    while item < count, rows < limit {
      rows += height(item)
      item += 1
    }
    return min(rows, limit)
  }

  /// Returns the window reduced to fewer rows, with a certain item visible if given.
  func narrowed(
    to rows: Int,
    showing item: Int?,
    of count: Int,
    _ height: Heights = { _ in 1 }
  ) -> ListWindow {
    var narrow = ListWindow(limit: max(1, min(rows, limit)))
    narrow.top = top
    narrow.show(item ?? top, of: count, height)
    return narrow
  }

  /// Starts at the same item as another window of at most as many rows.
  mutating func follow(_ other: ListWindow) {
    top = other.top
  }

  /// Scrolls no further than needed to make an item visible.
  mutating func show(_ item: Int, of count: Int, _ height: Heights = { _ in 1 }) {
    reveal(item, height)
    scroll(by: 0, of: count, height)
  }

  /// Does so, even if more items would be visible nearer to the ends.
  private mutating func reveal(_ item: Int, _ height: Heights) {
    top = min(top, item)
    var first = item
    var rows = first > top ? height(item) : 0
    while first > top {
      rows += height(first - 1)
      if rows > limit { break }
      first -= 1
    }
    top = first
  }

  /// Scrolls by some items, clamped to the ends.
  mutating func scroll(by items: Int, of count: Int, _ height: Heights = { _ in 1 }) {
    let target = top + items
    // A window in which the last items are visible goes no further.
    var last = count
    var rows = 0
    while last > 0 {
      rows += height(last - 1)
      if rows > limit { break }
      last -= 1
    }
    top = max(0, min(target, last, count - 1))
  }
}

/// The visible items of a list, with their first rows and their heights; the last may be cut.
struct ListView {
  fileprivate(set) var items: [(item: Int, row: Int, height: Int)] = []

  /// The number of visible rows.
  fileprivate(set) var rowCount = 0

  /// Whether the list continues above or below.
  let hasMoreAbove: Bool
  fileprivate(set) var hasMoreBelow = false

  /// Returns the item at a row, if there is one.
  func item(at row: Int) -> Int? {
    items.first { $0.row..<min($0.row + $0.height, rowCount) ~= row }?.item
  }
}

extension Canvas {
  /// Marks at the right edge that a list continues above or below its visible rows.
  mutating func markMore(of view: ListView, from row: Int) {
    let rows = row..<row + max(1, view.rowCount)
    markMore(above: view.hasMoreAbove, below: view.hasMoreBelow, in: rows)
  }

  /// Marks at the right edge of some rows that something continues above or below them.
  package mutating func markMore(
    above hasMoreAbove: Bool,
    below hasMoreBelow: Bool,
    in rows: Range<Int>
  ) {
    let column = size.columns - 1
    if hasMoreAbove {
      fill(glyphs.moreAbove, count: 1, row: rows.lowerBound, column: column, style: .quiet)
    }
    if hasMoreBelow {
      fill(glyphs.moreBelow, count: 1, row: rows.upperBound - 1, column: column, style: .quiet)
    }
  }
}

extension ListWindow {
  /// Scrolls no further than needed to make an option visible, with a heading right above it, if
  /// each takes a row.
  mutating func show(option: Int, in rows: ChoiceRows) {
    let row = rows.row(of: option)
    if row > 0, rows.option(at: row - 1) == nil { reveal(row - 1) { _ in 1 } }
    reveal(row) { _ in 1 }
  }
}

/// The room for the labels of a list.
struct ListRoom {
  /// The width of a label.
  let columns: Int
  let rows: Int

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(1, columns), rows)
  }

  /// Whether the list is on a screen.
  var isDrawn: Bool { columns < Size.line.columns / 2 }
}

extension Choice {
  /// Returns the number of rows of the label in a width.
  func height(atWidth columns: Int) -> Int {
    WrappedLabel(shownLabel, columns: columns).lines.count
  }
}
