/// The cells of a row that spans cover; later spans cover earlier ones.
public struct CellRow: Hashable, Sendable {
  /// The text of each cell; empty for the second cell of a wide character.
  public private(set) var texts: [String]

  /// The style of each cell; plain if no span covers it.
  ///
  /// The blank left of a wide character that a later span half covers is plain, too, since
  /// terminals do not keep its style.
  public private(set) var styles: [Style]

  /// Creates the cells of a row from spans.
  /// - Complexity: O(n), in cells.
  public init(of spans: [Span], columns: Int) {
    texts = [String](repeating: " ", count: max(0, columns))
    styles = [Style](repeating: .plain, count: max(0, columns))
    for span in spans {
      var column = span.column
      for scalar in span.text.unicodeScalars {
        let width = scalar.cellWidth
        if width == 0, column > span.column, column <= columns {
          let last = texts[..<column].lastIndex { !$0.isEmpty } ?? 0
          texts[last].unicodeScalars.append(scalar)
        } else if width > 0, column >= 0, column + width <= columns {
          put(scalar, width: width, at: column, span.style)
        }
        column += width
      }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar, width: Int, at column: Int, _ style: Style) {
    blankHalf(of: column)
    blankHalf(of: column + width - 1)
    for covered in column..<(column + width) {
      texts[covered] = covered == column ? String(scalar) : ""
      styles[covered] = style
    }
  }

  /// Blanks both cells of the wide character at a column.
  private mutating func blankHalf(of column: Int) {
    let start = texts[column].isEmpty && column > 0 ? column - 1 : column
    guard start + 1 < texts.count, texts[start + 1].isEmpty else { return }
    for half in [start, start + 1] {
      texts[half] = " "
      styles[half] = .plain
    }
  }
}
