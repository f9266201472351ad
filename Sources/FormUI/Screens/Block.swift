/// A part of a form that scrolls as a unit, as wide as the screen.
struct Block: Hashable, Sendable {
  /// The spans by row.
  let rows: [[Span]]

  /// The position of the caret in the block; `nil` if there is none.
  let caret: Position?

  /// A block without rows.
  static let empty = Block(rows: [], caret: nil)

  /// The number of rows.
  var height: Int { rows.count }

  private init(rows: [[Span]], caret: Position?) {
    self.rows = rows
    self.caret = caret
  }

  /// Creates the block that a canvas of its size shows.
  init(_ canvas: Canvas) {
    rows = canvas.rows
    caret = canvas.caret
  }
}
