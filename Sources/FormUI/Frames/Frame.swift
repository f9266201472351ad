/// The picture of a whole screen: rows of spans, and where the cursor is.
///
/// Cells that no span covers are blank. A span covers what an earlier one of its row put there.
public struct Frame: Hashable, Sendable {
  /// The size of the screen.
  public let size: Size

  /// The spans by row, `size.rows` of them, in the order they were drawn.
  public let rows: [[Span]]

  /// Where the hardware cursor stands; nothing where it is hidden.
  public let cursor: Position?

  /// Creates a frame of rows.
  init(size: Size, rows: [[Span]], cursor: Position?) {
    self.size = size
    self.rows = rows
    self.cursor = cursor
  }

  /// Creates the frame that shows a canvas as large as the screen.
  public init(_ canvas: Canvas) {
    size = canvas.size
    rows = canvas.rows
    cursor = canvas.caret
  }
}
