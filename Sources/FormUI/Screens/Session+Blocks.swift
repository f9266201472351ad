import FormValidation

/// The parts of a form that scroll as one, each as wide as the screen.
extension Session {
  /// The lines above the first field; nothing where there are none.
  func introBlock(columns: Int) -> Block? {
    guard let intro = form.intro else { return nil }
    let lines = intro.printable.wrapped(to: max(1, columns - 2))
    return Block(height: lines.count + 1) { canvas in
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
    let top = columns.isStacked ? 1 : 0
    let height = widgets[place].height(atWidth: columns.widgetWidth)
    return Block(height: top + height + lines.count) { canvas in
      drawLabel(of: place, on: &canvas, column: columns.label)
      let size = Size(columns: columns.widgetWidth, rows: height)
      let isFocused = focusedPlace == place
      canvas.draw(at: Position(row: top, column: columns.widget), size: size, isFocused: isFocused)
      {
        widgets[place].draw(on: &$0)
      }
      if showsSuccess(at: place) {
        let column = columns.widget + columns.widgetWidth + 1
        canvas.write(measures.glyphs.success, row: top, column: column, style: .success)
      }
      for (row, line) in lines.enumerated() where !line.text.isEmpty {
        let row = top + height + row
        if !line.mark.isEmpty {
          canvas.fill(line.mark, count: 1, row: row, column: columns.widget, style: line.style)
        }
        canvas.write(line.text, row: row, column: columns.widget + 2, style: line.style)
      }
    }
  }

  /// The button that submits.
  func submitBlock() -> Block {
    Block(height: 1) { canvas in
      let isFocused = focus == .submit
      if isFocused { canvas.write(measures.glyphs.focus, row: 0, column: 0, style: .focusedLabel) }
      let (corner, size) = (Position(row: 0, column: 2), Size(columns: 10, rows: 1))
      canvas.draw(at: corner, size: size, isFocused: isFocused) { button in
        button.write("[ Submit ]", row: 0, column: 0, style: isFocused ? .focusedButton : .plain)
        button.placeCaret(row: 0, column: 2)
      }
    }
  }

  private func drawLabel(of place: Int, on canvas: inout Canvas, column: Int) {
    let label = measures.labels[place].text
    if focusedPlace == place {
      canvas.write(measures.glyphs.focus, row: 0, column: 0, style: .focusedLabel)
      canvas.write(label, row: 0, column: column, style: .focusedLabel)
    } else {
      canvas.write(label, row: 0, column: column, style: .label)
    }
  }

  /// Whether a sign says that the answer is good: it was changed, is not blank, and nothing is wrong.
  private func showsSuccess(at place: Int) -> Bool {
    let field = form.fields[place]
    return states[place].isChanged && !field.rules.clauses.isEmpty
      && !ruler.answers[field.id].isBlank && ruler.verdict(on: field.id).isValid
  }
}
