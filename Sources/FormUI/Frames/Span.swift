/// A run of text of one style in one row.
public struct Span: Hashable, Sendable {
  /// The first cell's column, from 0.
  public var column: Int
  /// The text: printable, and no wider than the rest of the row.
  public var text: String
  /// The width in cells.
  public var width: Int
  /// The style.
  public var style: Style

  /// Creates a span.
  public init(column: Int, text: String, width: Int, style: Style) {
    self.column = column
    self.text = text
    self.width = width
    self.style = style
  }
}

extension Span {
  /// Whether each scalar is obviously a character of one cell on any terminal.
  /// - Complexity: O(n), in scalars; O(1) if every byte takes a cell.
  public var isOfPlainCells: Bool {
    text.utf8.count == width || text.unicodeScalars.allSatisfy(\.isPlainCell)
  }
}

extension Unicode.Scalar {
  /// Whether it is Latin, or one of the symbols that frames are drawn with; never one that joins
  /// others or is wide.
  var isPlainCell: Bool {
    switch value {
    case ..<0x300: true
    // Dashes, quotation marks, the ellipsis; arrows; lines, blocks and shapes; check marks.
    case 0x2010...0x2027, 0x2030...0x205E, 0x2190...0x21FF, 0x2500...0x25FC, 0x2713...0x2718: true
    default: false
    }
  }
}
