import FormUI

/// The end of a row, from its first character of uncertain width on, in separately placed pieces.
///
/// Terminals differ on joined emoji, skin tones and flags: ncurses cannot know where the cursor is
/// after one. So it writes blanks there, and these pieces are written over them, each at an
/// explicit position.
struct PlacedTail {
  /// A text that every terminal shows in the same width, except for a last character of uncertain
  /// width.
  struct Piece: Hashable {
    var column: Int
    var text: String
    var style: Style
  }

  /// The pieces from left to right, side by side.
  let pieces: [Piece]

  /// Creates the tail of a row; `nil` if all widths are certain.
  /// - Parameters:
  ///   - spans: The row; later spans cover earlier ones.
  ///   - columns: The width of the row.
  ///   - isPlaced: Returns whether a character bypasses ncurses.
  init?(of spans: [Span], columns: Int, isPlaced: (Character) -> Bool) {
    let starts = spans.compactMap { $0.firstColumn(where: isPlaced) }
    guard let first = starts.min(), 0..<columns ~= first else { return nil }
    let row = CellRow(of: spans, columns: columns)
    let (cells, styles) = (row.texts, row.styles)
    let last = cells.indices.last { cells[$0] != " " || styles[$0] != .plain } ?? first
    var pieces: [Piece] = []
    var column = first
    while column <= last {
      let style = styles[column]
      let end = styles[column...last].firstIndex { $0 != style } ?? last + 1
      pieces += PlacedTail.pieces(of: cells[column..<end], in: style)
      column = end
    }
    self.pieces = pieces
  }

  /// Returns the pieces of cells of one style, which neighboring cells do not join.
  private static func pieces(of cells: ArraySlice<String>, in style: Style) -> [Piece] {
    var pieces: [Piece] = []
    var isOpen = false
    var column = cells.startIndex
    for character in cells.joined() {
      if isOpen {
        pieces[pieces.count - 1].text.append(character)
      } else {
        pieces.append(Piece(column: column, text: String(character), style: style))
      }
      isOpen = !character.isOfDoubtfulWidth
      column += character.cellWidth
    }
    return pieces
  }
}

extension Span {
  /// Returns the column of the first character that meets a condition.
  fileprivate func firstColumn(where isWanted: (Character) -> Bool) -> Int? {
    if isOfPlainCells { return nil }
    var column = column
    for character in text {
      if isWanted(character) { return column }
      column += character.cellWidth
    }
    return nil
  }
}
