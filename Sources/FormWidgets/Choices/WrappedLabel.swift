/// The label of an option in the lines that it takes.
struct WrappedLabel {
  /// The whole label.
  let text: String

  /// The lines; at least one.
  let lines: [String]

  /// The least width that labels are wrapped to; in less room, they are cut.
  private static let narrowest = 4

  /// Wraps a label to a width.
  init(_ label: String, columns: Int) {
    text = label.printable
    // No character takes more cells than bytes.
    let isOneLine = text.utf8.count <= columns || columns < WrappedLabel.narrowest
    lines = isOneLine ? [text] : text.wrapped(to: columns)
  }

  /// The width of the widest line.
  var width: Int { lines.map(\.cellWidth).max() ?? 0 }

  /// Where the lines are in the label, without the spaces between them.
  var ranges: [Range<String.Index>] {
    guard lines.count > 1 else { return [text.startIndex..<text.endIndex] }
    var end = text.startIndex
    return lines.map { line in
      let start = text[end...].firstIndex { $0 != " " } ?? text.endIndex
      end = text.index(start, offsetBy: line.count, limitedBy: text.endIndex) ?? text.endIndex
      return start..<end
    }
  }
}

extension Canvas {
  /// Writes a mark and the lines of a label beside it, in the first of some rows; a bar has the same
  /// width in all of them.
  mutating func write(
    _ mark: String,
    before label: WrappedLabel,
    in rows: Range<Int>,
    column: Int,
    style: Style,
    isBar: Bool
  ) {
    let start = mark.cellWidth + 1
    for (row, line) in zip(rows, label.lines) {
      if isBar, label.lines.count > 1 {
        fill(" ", count: start + label.width, row: row, column: column, style: style)
      }
      let isFirst = row == rows.lowerBound
      let text = isFirst ? "\(mark) \(line)" : line
      write(text, row: row, column: isFirst ? column : column + start, style: style)
    }
  }
}
