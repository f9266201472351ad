/// A part of a form that scrolls as one, drawn as wide as the screen.
struct Block: Hashable, Sendable {
  /// The spans by row.
  let rows: [[Span]]

  /// Where the caret is in the block; nothing where there is none.
  let caret: Position?

  /// A block that takes no room.
  static let empty = Block(rows: [], caret: nil)

  /// The rows it takes.
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
