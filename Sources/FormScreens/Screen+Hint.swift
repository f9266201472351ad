import FormFilling
import FormNarration
import FormWidgets
import Forms

/// The lines above the keys about the focused field, if it has no rows for its help or hint.
///
/// They cover rows of the form below the field, so that they move nothing.
extension Screen {
  /// Returns the lines of a hint whose block begins at a row of the view: as many as it needs, but
  /// none that covers its field, and no more than half of the screen; none if a notice takes their
  /// place.
  func hintLines(_ hint: Block.Hint, from row: Int, on size: Size) -> [MessageLine] {
    guard size.rows >= Screen.roomyRows, !filling.isAsking, noticeLines(on: size).isEmpty else {
      return []
    }
    let rows = min(Screen.rowsOfForm(on: size) - row - hint.end, size.rows / 2 - 1)
    return hintLines(hint, rows: 1 + max(0, rows), columns: size.columns)
  }

  private func hintLines(_ hint: Block.Hint, rows: Int, columns: Int) -> [MessageLine] {
    let (mark, style) = (hint.line.mark, hint.line.style)
    let width = columns - (mark.isEmpty ? 2 : 4)
    return hint.line.text.wrapped(to: width, rows: rows, narrator.glyphs).enumerated().map {
      MessageLine(mark: $0 == 0 ? mark : "", text: $1, style: style, isPassing: true)
    }
  }

  /// Returns the number of rows of the form that the hint of a focused element covers if there are
  /// enough below the element.
  func rowsCoveredByHint(of target: Focus) -> Int {
    guard size.rows >= Screen.roomyRows, let hint = hint(of: target, on: size) else { return 0 }
    return hintLines(hint, rows: size.rows / 2, columns: size.columns).count - 1
  }

  /// Returns the number of rows of the form that the hint of the focused element covers.
  func rowsCoveredByHint(in layout: PageLayout, on screen: Size) -> Int {
    let number = numberOfBlock(of: filling.focus, on: screen)
    guard let hint = hint(of: filling.focus, on: screen),
      let row = layout.blocks.first(where: { $0.number == number })?.row
    else { return 0 }
    return max(0, hintLines(hint, from: row, on: screen).count - 1)
  }

  private func hint(of target: Focus, on screen: Size) -> Block.Hint? {
    guard case .field(let index) = target else { return nil }
    return fieldBlock(at: leader(ofRowAt: index, on: screen), on: screen).hint
  }

  /// Returns the lines of a hint as rows; a blank one if there are none.
  func hintRows(_ lines: [MessageLine], columns: Int) -> [[Span]] {
    var canvas = canvas(Size(columns: columns, rows: max(1, lines.count)))
    let column = lines.first?.mark.isEmpty == false ? 3 : 1
    for (row, line) in lines.enumerated() {
      canvas.write(line.mark, row: row, column: 1, style: line.style)
      canvas.write(line.text, row: row, column: column, style: line.style)
    }
    return canvas.rows
  }
}
