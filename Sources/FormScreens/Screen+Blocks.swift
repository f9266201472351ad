import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

/// The parts of a form that scroll as a unit, drawn.
extension Screen {
  /// Draws the part above the first field of the page.
  func topBlock(on screen: Size) -> Block {
    let top = PageTop(of: self, columns: screen.columns)
    return block(columns: screen.columns, rows: height(of: top, on: screen)) { top.draw(on: &$0) }
  }

  /// Draws a note of the page.
  func noteBlock(_ number: Int, columns: Int) -> Block {
    let note = NoteLayout(number, of: self, columns: columns)
    return block(columns: columns, rows: note.height) { note.draw(on: &$0) }
  }

  /// Draws the list of problems.
  func summaryBlock(besideRows rows: Int?, on screen: Size) -> Block {
    let list = ProblemList(of: filling.sheet, besideRows: rows, on: screen)
    return block(columns: screen.columns, rows: list.rows) {
      list.draw(filling.sheet, by: narrator, on: &$0)
    }
  }

  /// Draws the fields of the row that a field begins, each with its label, its widget, and the
  /// lines below it; empty if it is not asked, or is beside another one.
  func fieldBlock(at index: Int, on screen: Size) -> Block {
    guard let layout = rowLayout(at: index, on: screen) else { return Block.empty }
    var block = block(columns: screen.columns, rows: layout.height) { canvas in
      if let heading = layout.heading { canvas.write(heading) }
      for field in layout.fields {
        field.draw(on: &canvas, of: self)
      }
      layout.drawCounter(on: &canvas, of: self)
    }
    block.rowsAboveControl = layout.fields[0].corner.row
    block.rowsToRest = layout.fields.reduce(0) { rows, field in
      max(rows, field.corner.row + field.size.rows - (field.label.row < field.corner.row ? 1 : 0))
    }
    block.hint =
      layout.fields.lazy.compactMap { field in
        field.hint.map { Block.Hint(line: $0, end: field.height) }
      }.first
    return block
  }

  /// Draws the buttons of the page.
  func buttonBlock(on screen: Size) -> Block {
    let buttons = PageButtons(of: self, on: screen)
    return block(columns: screen.columns, rows: buttons.rows) {
      buttons.draw(on: &$0, focus: filling.sheet.focus)
    }
  }

  /// Returns a block of some rows, drawn on a separate canvas.
  func block(columns: Int, rows: Int, draw: (inout Canvas) -> Void) -> Block {
    var canvas = canvas(Size(columns: columns, rows: rows))
    draw(&canvas)
    return Block(canvas)
  }
}

extension Canvas {
  /// Writes headings in the first rows.
  mutating func write(_ heading: FieldHeading) {
    for (row, line) in zip(heading.isApart ? 1... : 0..., heading.lines) {
      write(line.text, row: row, column: 1 + line.indent, style: line.style)
    }
  }

  /// Writes lines with their marks, starting at a cell.
  mutating func write(_ lines: [MessageLine], at corner: Position) {
    for (offset, line) in lines.enumerated() where !line.text.isEmpty {
      let (row, column) = (corner.row + offset, corner.column)
      if !line.mark.isEmpty {
        put(line.mark + " ", width: 2, row: row, column: column, style: line.style)
      }
      write(line, row: row, column: column + 2)
    }
  }

  /// Writes the text of a line.
  private mutating func write(_ line: MessageLine, row: Int, column: Int) {
    // The answer before it may contain the name.
    guard !line.key.isEmpty, let key = line.text.ranges(of: line.key).last else {
      write(line.text, row: row, column: column, style: line.style)
      return
    }
    let (before, after) = (line.text[..<key.lowerBound], line.text[key.upperBound...])
    var end = write(String(before), row: row, column: column, style: line.style)
    end = put(
      line.key,
      width: line.key.cellWidth,
      row: row,
      column: end,
      style: .key,
      on: .keyCap
    )
    write(String(after), row: row, column: end, style: line.style)
  }

  /// Draws the focus mark with the blank after it, so that the terminal switches styles once.
  mutating func drawFocusMark(row: Int, column: Int = 0, _ style: Style = .focusedLabel) {
    put(glyphs.focusMark, width: 2, row: row, column: column, style: style)
  }

  /// Writes lines of a text with markup, starting at a cell.
  mutating func write(_ lines: [[Markup.Piece]], row: Int, column: Int) {
    for (offset, line) in lines.enumerated() {
      var column = column
      for piece in line {
        column = write(piece.text, row: row + offset, column: column, style: piece.style)
      }
    }
  }
}
