import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

/// Where the parts of an answer on the review page are in its block.
struct AnswerLayout {
  /// The headings above it.
  let heading: FieldHeading?

  /// The lines of the label, and the first cell of them.
  let label: [String]
  let labelCorner: Position

  /// The mark of an invalid answer; empty for a valid one.
  let mark: String

  /// The lines of the answer, and the first cell of them or of the mark.
  let lines: [String]
  let corner: Position

  /// Whether there is no answer, which the lines say.
  let isBlank: Bool

  /// The number of rows.
  var height: Int { corner.row + max(label.count, lines.count) }
}

extension Screen {
  /// Returns the layout of an answer on the review page; `nil` if its field is not asked.
  ///
  /// Its label and the answer are as tall as they need to be.
  func answerLayout(at index: Int, on screen: Size) -> AnswerLayout? {
    guard filling.sheet.isAsked(fieldAt: index) else { return nil }
    let heading = FieldHeading(above: index, in: self, on: screen)
    let row = heading?.rows ?? 0
    let column = valueColumn(columns: screen.columns)
    let indent = min(measures.fields[index].indent, column / 2)
    let labelColumn = FieldLayout.labelColumn + indent
    let mark = filling.sheet.verdict(at: index).isValid ? "" : narrator.glyphs.error
    let answer = narrator.submittedSummary(ofFieldAt: index, in: filling.sheet)
    func lines(_ text: String, _ columns: Int) -> [String] {
      text.printable.wrapped(to: max(1, columns))
    }
    return AnswerLayout(
      heading: heading,
      label: lines(facts.form.fields[index].label, column - FieldLayout.labelGap - labelColumn),
      labelCorner: Position(row: row, column: labelColumn),
      mark: mark,
      lines: lines(
        answer.isEmpty ? narrator.text(.noAnswer) : answer,
        screen.columns - 1 - column - (mark.isEmpty ? 0 : 2)
      ),
      corner: Position(row: row, column: column),
      isBlank: answer.isEmpty
    )
  }

  /// Draws an answer on the review page: its label, the answer, and whether it is invalid.
  func answerBlock(at index: Int, on screen: Size) -> Block {
    guard let layout = answerLayout(at: index, on: screen) else { return Block.empty }
    let isFocused = filling.sheet.focus == .answer(index)
    return block(columns: screen.columns, rows: layout.height) { canvas in
      if let heading = layout.heading { canvas.write(heading) }
      let (row, column) = (layout.corner.row, layout.corner.column)
      if isFocused {
        for row in row..<layout.height { canvas.drawFocusMark(row: row) }
      }
      for (offset, line) in layout.label.enumerated() {
        let style: Style = isFocused ? .focusedLabel : .label
        canvas.write(line, row: row + offset, column: layout.labelCorner.column, style: style)
      }
      let size = Size(columns: screen.columns - column - 1, rows: layout.lines.count)
      canvas.draw(at: layout.corner, size: size, isFocused: isFocused) { part in
        part.write(layout.mark, row: 0, column: 0, style: .error)
        let column = layout.mark.isEmpty ? 0 : 2
        for (row, line) in layout.lines.enumerated() {
          part.write(line, row: row, column: column, style: layout.isBlank ? .quiet : .value)
        }
        part.placeCaret(row: 0, column: column)
      }
    }
  }
}
