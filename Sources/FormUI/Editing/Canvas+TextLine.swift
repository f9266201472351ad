import FormValidation

extension Canvas {
  /// Draws a line being edited over the first row: marks where it is cut, the caret in it, and what
  /// stands there while it is empty.
  mutating func draw(_ line: TextLine, placeholder: String?) {
    if line.text.isEmpty {
      drawEmptyLine(placeholder: placeholder)
    } else {
      let (before, after) = (String(line.beforeCaret).printable, String(line.afterCaret).printable)
      let window = LineWindow(
        before: before.cellWidth,
        after: after.cellWidth,
        columns: size.columns
      )
      let end = write(before + after, row: 0, column: -window.offset, style: .value)
      finish(window, end: end)
    }
  }

  /// Draws a line being edited with a mark in the place of each grapheme.
  mutating func drawMasked(_ line: TextLine, placeholder: String?) {
    if line.text.isEmpty {
      drawEmptyLine(placeholder: placeholder)
    } else {
      let before = String(line.beforeCaret).graphemeCount
      let after = String(line.afterCaret).graphemeCount
      let window = LineWindow(before: before, after: after, columns: size.columns)
      let visible = min(before + after - window.offset, size.columns)
      let end = fill(glyphs.mask, count: visible, row: 0, column: 0, style: .value)
      finish(window, end: end)
    }
  }

  private mutating func drawEmptyLine(placeholder: String?) {
    fill(" ", count: size.columns, row: 0, column: 0, style: .room)
    if let placeholder { write(placeholder, row: 0, column: 0, style: .placeholder) }
    placeCaret(row: 0, column: 0)
  }

  private mutating func finish(_ window: LineWindow, end: Int) {
    fill(" ", count: size.columns - end, row: 0, column: end, style: .room)
    if window.isCutLeft { write(glyphs.cutLeft, row: 0, column: 0, style: .quiet) }
    if window.isCutRight { write(glyphs.cutRight, row: 0, column: size.columns - 1, style: .quiet) }
    placeCaret(row: 0, column: window.caretColumn)
  }
}
