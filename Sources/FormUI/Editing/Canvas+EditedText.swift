import FormValidation

extension Canvas {
  /// Draws a line being edited in the first row: with cut marks, the selection, the caret, and the
  /// placeholder while it is empty.
  mutating func draw(_ line: TextLine, placeholder: String?) {
    if line.text.isEmpty {
      drawEmptyLine(placeholder: placeholder)
    } else {
      let (edited, whole) = (line.edited, 0..<line.text.utf8.count)
      let before = edited.shown(0..<edited.caret)
      let after = edited.shown(edited.caret..<whole.upperBound)
      let (width, widthAfter) = (before.cellWidth, after.cellWidth)
      let window = line.window(before: width, after: widthAfter, columns: size.columns)
      let start = -window.offset
      let end =
        edited.selection == nil
        ? put(before + after, width: width + widthAfter, row: 0, column: start, style: .value)
        : draw(whole, of: edited, row: 0, column: start)
      finish(window, end: end)
    }
  }

  /// Draws a line being edited with a mark for each grapheme.
  mutating func drawMasked(_ line: TextLine, placeholder: String?) {
    if line.text.isEmpty {
      drawEmptyLine(placeholder: placeholder)
    } else {
      let edited = line.edited
      let window = line.window(
        before: edited.graphemeCount(of: 0..<edited.caret),
        after: edited.graphemeCount(of: edited.caret..<line.text.utf8.count),
        columns: size.columns
      )
      var end = -window.offset
      for (part, style) in edited.pieces(of: 0..<line.text.utf8.count) {
        let count = edited.graphemeCount(of: part)
        end = fill(glyphs.mask, count: count, row: 0, column: end, style: style)
      }
      finish(window, end: end)
    }
  }

  /// Draws a line of a text, by its range, from a column on, and returns the column after it.
  @discardableResult
  mutating func draw(_ line: Range<Int>, of edited: EditedText, row: Int, column: Int) -> Int {
    var end = column
    for (part, style) in edited.pieces(of: line) {
      let shown = edited.shown(part)
      end = write(shown, row: row, column: end, style: style)
    }
    return end
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

extension EditedText {
  /// Returns a line in pieces of the same style: before, in and after the selection.
  fileprivate func pieces(of line: Range<Int>) -> [(part: Range<Int>, style: Style)] {
    guard let selection, selection.overlaps(line) else { return [(line, .value)] }
    let selected = selection.clamped(to: line)
    let pieces: [(part: Range<Int>, style: Style)] = [
      (line.lowerBound..<selected.lowerBound, .value), (selected, .selection),
      (selected.upperBound..<line.upperBound, .value),
    ]
    return pieces.filter { !$0.part.isEmpty }
  }
}
