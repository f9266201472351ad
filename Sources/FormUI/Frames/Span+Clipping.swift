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
