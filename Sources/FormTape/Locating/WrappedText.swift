import FormValidation
import FormWidgets

/// Texts that go on in the next row, as forms wrap them at blanks.
extension CellGrid {
  /// Returns where a text begins in a row and goes on in the following ones, at the left edge of the
  /// same block of text; none for a pattern.
  func wrappedPlaces(of match: TextMatch, fromRow row: Int) -> [TextPlace] {
    guard case .containing(let text) = match, row < size.rows else { return [] }
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 1, !words.contains(""), line(row).contains(words[0]) else { return [] }
    let line = RowOfCells(cells(inRow: row) ?? [])
    return (1..<words.count).flatMap { count -> [TextPlace] in
      let first = words[..<count].joined(separator: " ")
      return line.places(of: first.map { String($0) }).compactMap { columns in
        guard line.endsBlock(behind: columns.upperBound) else { return nil }
        let rests = line.leftEdges(ofBlockAt: columns.lowerBound).lazy.compactMap { edge in
          rest(words[count...], inRow: row + 1, fromColumn: edge)
        }
        return rests.first.map { TextPlace(row: row, columns: columns, rest: $0) }
      }
    }
  }

  /// Returns where the rest of a text is, from the left edge of its block in a row on; `nil` if it is
  /// not there.
  private func rest(
    _ words: ArraySlice<String>,
    inRow row: Int,
    fromColumn edge: Int
  ) -> [TextPlace]? {
    let line = RowOfCells(cells(inRow: row) ?? [])
    guard line.beginsBlock(at: edge) else { return nil }
    for end in words.indices.reversed() {
      let text = words[...end].joined(separator: " ").map { String($0) }
      guard let columns = line.columns(of: text, from: edge) else { continue }
      let place = TextPlace(row: row, columns: columns)
      if end == words.indices.last { return [place] }
      guard line.endsBlock(behind: columns.upperBound) else { return nil }
      return rest(words[(end + 1)...], inRow: row + 1, fromColumn: edge).map { [place] + $0 }
    }
    return nil
  }
}

extension RowOfCells {
  /// Returns the columns of a text that begins at a column, given by characters; `nil` if it does
  /// not.
  fileprivate func columns(of characters: [String], from column: Int) -> ClosedRange<Int>? {
    places(of: characters).first { $0.lowerBound == column }
  }

  /// Whether nothing of a block of text follows a column: two blanks, a frame, or the end of the row.
  fileprivate func endsBlock(behind column: Int) -> Bool {
    isBlank(at: column + 1) && isBlankOrFrame(at: column + 2)
  }

  /// Whether a block of text begins at a column.
  fileprivate func beginsBlock(at column: Int) -> Bool {
    !isBlank(at: column) && isBlank(at: column - 1) && isBlankOrFrame(at: column - 2)
  }

  /// Returns the columns of the words before a column up to the beginning of their block, the nearest
  /// first.
  fileprivate func leftEdges(ofBlockAt column: Int) -> [Int] {
    var edges: [Int] = []
    for column in stride(from: column, through: 1, by: -1) {
      if isBlank(at: column), isBlank(at: column - 1) { break }
      if !isBlank(at: column), isBlank(at: column - 1) { edges.append(column) }
    }
    return edges
  }

  private func isBlank(at column: Int) -> Bool { text(at: column).map { $0 == " " } ?? true }

  private func isBlankOrFrame(at column: Int) -> Bool {
    text(at: column).map { " │┃║|▌█".contains($0) } ?? true
  }
}
