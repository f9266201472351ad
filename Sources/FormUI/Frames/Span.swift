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

extension Span {
  /// Returns the part of the span within a row of a width; `nil` if there is none.
  ///
  /// A wide character that would be cut in half is left out.
  /// - Complexity: O(n), in bytes of the text.
  func clipped(to columns: Int) -> Span? {
    guard width > 0, column < columns, column + width > 0 else { return nil }
    guard column < 0 || column + width > columns else { return self }
    return text.utf8.count == width
      ? clippedByCell(to: columns)
      : clippedByCharacter(to: columns)
  }

  /// Returns the part of a span in which every byte takes a cell.
  private func clippedByCell(to columns: Int) -> Span {
    let start = text.utf8.index(text.startIndex, offsetBy: max(0, -column))
    let end = text.utf8.index(text.startIndex, offsetBy: min(width, columns - column))
    let kept = String(text[start..<end])
    return Span(column: max(0, column), text: kept, width: kept.utf8.count, style: style)
  }

  private func clippedByCharacter(to columns: Int) -> Span? {
    var kept = ""
    var first: Int?
    var end = column
    for character in text {
      let start = end
      end += character.cellWidth
      guard end <= columns else {
        end = start
        break
      }
      guard start >= 0 else { continue }
      if first == nil { first = start }
      kept.append(character)
    }
    return first.map { Span(column: $0, text: kept, width: end - $0, style: style) }
  }
}

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
