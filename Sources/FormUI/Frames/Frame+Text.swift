extension Frame {
  /// The rows as text, blanks at their ends dropped; styles and cursor are left out.
  /// - Complexity: O(n), in cells.
  public var lines: [String] {
    rows.map { Frame.cells(of: $0, columns: size.columns).joined().trimmingTrailingSpaces }
  }

  /// The text of each cell of a row; empty for the second cell of a wide character.
  ///
  /// A wide character that a later span covers half of leaves a blank.
  public static func cells(of spans: [Span], columns: Int) -> [String] {
    var cells = [String](repeating: " ", count: max(0, columns))
    for span in spans {
      var column = span.column
      for scalar in span.text.unicodeScalars {
        let width = scalar.cellWidth
        if width == 0, column > span.column, column <= columns {
          let last = cells[..<column].lastIndex { !$0.isEmpty } ?? 0
          cells[last].unicodeScalars.append(scalar)
        } else if width > 0, column + width <= columns {
          cells.clearWideCharacter(at: column)
          cells.clearWideCharacter(at: column + width - 1)
          cells[column] = String(scalar)
          for covered in cells[column..<(column + width)].indices.dropFirst() {
            cells[covered] = ""
          }
        }
        column += width
      }
    }
    return cells
  }
}

extension [String] {
  /// Blanks both cells of the wide character that a cell is part of.
  fileprivate mutating func clearWideCharacter(at column: Int) {
    if self[column].isEmpty, column > 0 {
      self[column - 1] = " "
      self[column] = " "
    } else if column + 1 < count, self[column + 1].isEmpty {
      self[column + 1] = " "
    }
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var trimmed = self[...]
    while trimmed.last == " " { trimmed.removeLast() }
    return String(trimmed)
  }
}
