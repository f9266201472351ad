import FormValidation

extension TextArea {
  /// Draws the lines around the caret, with marks if there are more above or below.
  public func draw(on canvas: inout Canvas) {
    let size = canvas.size
    guard !edited.text.isEmpty else {
      drawEmpty(on: &canvas)
      return
    }
    let wrapped = WrappedText(edited.text, columns: size.columns)
    let top = visibleTop(of: wrapped, rows: size.rows)
    for row in 0..<size.rows { draw(top + row, of: wrapped, row: row, on: &canvas) }
    let mark = size.columns - 1
    if top > 0 { canvas.write(canvas.glyphs.moreAbove, row: 0, column: mark, style: .quiet) }
    if top + size.rows < wrapped.lines.count {
      canvas.write(canvas.glyphs.moreBelow, row: size.rows - 1, column: mark, style: .quiet)
    }
    let line = wrapped.line(of: edited.caret)
    let start = wrapped.lines[line].lowerBound
    let cells = edited.cells(of: start..<edited.caret)
    canvas.placeCaret(row: line - top, column: min(cells, size.columns - 1))
  }

  /// Returns the first visible line, such that the caret is visible and no row is needlessly empty.
  func visibleTop(of wrapped: WrappedText, rows: Int) -> Int {
    let line = wrapped.line(of: edited.caret)
    let lowest = max(0, wrapped.lines.count - rows)
    return min(max(min(top, lowest), line - rows + 1), line)
  }

  private func draw(_ line: Int, of wrapped: WrappedText, row: Int, on canvas: inout Canvas) {
    var end = 0
    if line < wrapped.lines.count {
      let range = wrapped.lines[line]
      end = canvas.draw(range, of: edited, row: row, column: 0)
      // A selected line break is visible, too.
      if !wrapped.isSoft(line), edited.selection?.contains(range.upperBound) == true {
        end = canvas.fill(" ", count: 1, row: row, column: end, style: .selection)
      }
    }
    canvas.fill(" ", count: canvas.size.columns - end, row: row, column: end, style: .room)
  }

  private func drawEmpty(on canvas: inout Canvas) {
    let size = canvas.size
    for row in 0..<size.rows {
      canvas.fill(" ", count: size.columns, row: row, column: 0, style: .room)
    }
    let lines = (placeholder ?? "").printable.wrapped(to: size.columns).prefix(size.rows)
    for (row, line) in lines.enumerated() {
      canvas.write(line, row: row, column: 0, style: .placeholder)
    }
    canvas.placeCaret(row: 0, column: 0)
  }
}
