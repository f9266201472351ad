/// The picture of a whole screen: rows of spans, and the position of the cursor.
///
/// Cells that no span covers are blank. Later spans of a row cover earlier ones.
public struct Frame: Hashable, Sendable {
  /// The size of the screen.
  public let size: Size

  /// The spans by row, `size.rows` of them, in the order they were drawn.
  public let rows: [[Span]]

  /// The position of the hardware cursor; `nil` if hidden.
  public let cursor: Position?

  /// Creates a frame of rows.
  init(size: Size, rows: [[Span]], cursor: Position?) {
    self.size = size
    self.rows = rows
    self.cursor = cursor
  }

  /// Creates the frame of a canvas as large as the screen.
  public init(_ canvas: Canvas) {
    size = canvas.size
    rows = canvas.rows
    cursor = canvas.caret
  }
}
