/// A run of text of one style in one row.
public struct Span: Hashable, Sendable {
  /// The first cell's column, from 0.
  public var column: Int
  /// The text: printable, and never wider than what is left of the row.
  public var text: String
  /// The cells it covers.
  public var width: Int
  /// What it is for.
  public var style: Style

  /// Creates a span.
  public init(column: Int, text: String, width: Int, style: Style) {
    self.column = column
    self.text = text
    self.width = width
    self.style = style
  }
}
