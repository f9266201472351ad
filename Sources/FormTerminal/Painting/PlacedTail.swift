import FormUI

/// The end of a row, from its first character of doubtful width on, in pieces that are each written
/// at a place of their own.
///
/// What terminals make of joined emoji, skin tones and flags differs: ncurses cannot know where the
/// cursor is behind one, and moves it from where it should be. So it is given blanks in their
/// place, and this is written over them, with the cursor told its place again behind each of them.
struct PlacedTail {
  /// A text that every terminal shows in as many cells, but for a last character of doubtful width.
  struct Piece: Hashable {
    var column: Int
    var text: String
    var style: Style
  }

  /// The pieces from left to right, side by side.
  let pieces: [Piece]

  /// Creates the tail of a row; nothing where all widths are sure.
  /// - Parameters:
  ///   - spans: The row, the later span above the earlier one.
  ///   - columns: The cells of the row.
  ///   - isPlaced: Whether a character is one that ncurses is not told of.
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

  /// The pieces of cells of one style; what is next to them joins nothing of theirs.
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
  /// The column of the first character that something is true of.
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
