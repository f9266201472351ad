import FormValidation

/// The parts of a form that scroll as one, drawn.
extension Session {
  /// The lines above the first field, and a blank one.
  func introBlock(_ intro: String, columns: Int) -> Block {
    let lines = intro.printable.wrapped(to: max(1, columns - 2))
    return block(columns: columns, rows: lines.count + 1) { canvas in
      for (row, line) in lines.enumerated() {
        canvas.write(line, row: row, column: 1, style: .quiet)
      }
    }
  }

  /// A field: its label, its widget, the lines under it.
  func fieldBlock(at place: Int, columns screenWidth: Int) -> Block {
    let columns = FieldColumns(
      screenWidth: screenWidth,
      widestLabel: measures.labelWidth,
      label: measures.labels[place].width
    )
    let lines = messageLines(at: place, width: columns.messageWidth)
    let height = widgets[place].height(atWidth: columns.widgetWidth)
    let messageRow = columns.widgetRow + height
    return block(columns: screenWidth, rows: messageRow + lines.count) { canvas in
      drawLabel(of: place, on: &canvas, column: columns.label)
      drawWidget(at: place, on: &canvas, columns, height: height)
      draw(lines, on: &canvas, row: messageRow, column: columns.widget)
    }
  }

  /// The button that submits.
  func submitBlock(columns: Int) -> Block {
    let isFocused = focus == .submit
    return block(columns: columns, rows: 1) { canvas in
      if isFocused { drawFocusMark(on: &canvas) }
      let text = "[ \(measures.words[.submitButton]) ]"
      let (corner, size) = (Position(row: 0, column: 2), Size(columns: text.cellWidth, rows: 1))
      canvas.draw(at: corner, size: size, isFocused: isFocused) { button in
        button.write(text, row: 0, column: 0, style: isFocused ? .focusedButton : .plain)
        button.placeCaret(row: 0, column: 2)
      }
    }
  }

  private func block(columns: Int, rows: Int, draw: (inout Canvas) -> Void) -> Block {
    var canvas = canvas(Size(columns: columns, rows: rows))
    draw(&canvas)
    return Block(canvas)
  }

  private func drawLabel(of place: Int, on canvas: inout Canvas, column: Int) {
    let label = measures.labels[place].text
    let isFocused = focusedPlace == place
    if isFocused { drawFocusMark(on: &canvas) }
    canvas.write(label, row: 0, column: column, style: isFocused ? .focusedLabel : .label)
  }

  private func drawWidget(
    at place: Int,
    on canvas: inout Canvas,
    _ columns: FieldColumns,
    height: Int
  ) {
    canvas.draw(
      at: Position(row: columns.widgetRow, column: columns.widget),
      size: Size(columns: columns.widgetWidth, rows: height),
      isFocused: focusedPlace == place
    ) { part in
      widgets[place].draw(on: &part)
    }
    guard showsSuccess(at: place) else { return }
    canvas.fill(
      measures.glyphs.success,
      count: 1,
      row: columns.widgetRow,
      column: columns.widget + columns.widgetWidth + 1,
      style: .success
    )
  }

  private func draw(_ lines: [MessageLine], on canvas: inout Canvas, row: Int, column: Int) {
    for (offset, line) in lines.enumerated() where !line.text.isEmpty {
      let row = row + offset
      if !line.mark.isEmpty {
        canvas.fill(line.mark, count: 1, row: row, column: column, style: line.style)
      }
      canvas.write(line.text, row: row, column: column + 2, style: line.style)
    }
  }

  private func drawFocusMark(on canvas: inout Canvas) {
    canvas.fill(measures.glyphs.focus, count: 1, row: 0, column: 0, style: .focusedLabel)
  }

  /// Whether a sign says that the answer is good: it was changed, is not blank, and nothing is wrong.
  private func showsSuccess(at place: Int) -> Bool {
    states[place].isChanged && measures.hasRules[place] && !values[place].isBlank
      && verdict(at: place).isValid && !ruler.registrations[place].isPending
  }
}
