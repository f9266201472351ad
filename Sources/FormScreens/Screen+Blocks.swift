package import FormFilling
import FormNarration
import FormValidation
package import FormWidgets
import Forms

/// The parts of a form that scroll as a unit, drawn.
extension Screen {
  /// Draws the part above the first field of the page.
  func topBlock(on screen: Size) -> Block {
    let columns = screen.columns
    return block(columns: columns, rows: topHeight(on: screen)) { canvas in
      var row = 0
      if showsIntro {
        let lines = measures.intro.lines(columns: columns - 2)
        canvas.write(lines, row: 0, column: 1)
        row = lines.count + 1
      }
      let steps = steps(columns: columns)
      drawSteps(steps, on: &canvas, row: row)
      for (offset, line) in titleLines(columns: columns).enumerated() {
        canvas.write(line, row: row + offset, column: 1, style: steps.isEmpty ? .title : .quiet)
      }
    }
  }

  /// Draws a note of the page: its text, and its section's heading if the note is the first content
  /// there.
  func noteBlock(_ number: Int, columns: Int) -> Block {
    block(columns: columns, rows: noteHeight(number, columns: columns)) { canvas in
      guard canvas.size.rows > 0 else { return }
      let note = filling.notesOnPage[number]
      let heading = headingLines(of: note, columns: columns)
      for (row, line) in heading.enumerated() {
        canvas.write(line.text, row: row, column: 1 + line.indent, style: line.style)
      }
      let column = FieldLayout.labelColumn
      let lines = measures.notes[filling.page][number].lines(columns: columns - column - 2)
      canvas.write(lines, row: heading.count, column: column)
    }
  }

  /// Draws the fields of the row that a field begins, each with its label, its widget, and the
  /// lines below it; empty if it is not asked, or is beside another one.
  func fieldBlock(at index: Int, on screen: Size) -> Block {
    guard let layout = rowLayout(at: index, on: screen) else { return Block.empty }
    var block = block(columns: screen.columns, rows: layout.height) { canvas in
      if let heading = layout.heading { canvas.write(heading) }
      for field in layout.fields {
        if filling.focusedIndex == field.index { drawFocusBar(on: &canvas, field) }
        drawLabel(of: field, on: &canvas)
        drawWidget(on: &canvas, field)
        draw(field.lines, on: &canvas, at: field.lineCorner)
      }
      drawCounter(in: layout, on: &canvas)
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

  /// Draws the buttons of the page: back, and continue.
  func buttonBlock(on screen: Size) -> Block {
    let buttons = buttons(on: screen)
    return block(columns: screen.columns, rows: buttonHeight(on: screen)) { canvas in
      for (button, text, corner) in buttons {
        let isFocused = filling.focus == button
        // Between two buttons, it would touch the wrong one.
        if isFocused, corner.column == buttons[0].corner.column {
          drawFocusMark(on: &canvas, row: corner.row, column: corner.column - 2)
        }
        let size = Size(columns: text.cellWidth, rows: 1)
        canvas.draw(at: corner, size: size, isFocused: isFocused) { part in
          part.drawButton(text)
          part.placeCaret(row: 0, column: 2)
        }
      }
    }
  }

  /// Returns the button at a cell of their block, if any.
  func button(at cell: Position, on screen: Size) -> Focus? {
    buttons(on: screen).first { _, text, corner in
      cell.row == corner.row && corner.column..<corner.column + text.cellWidth ~= cell.column
    }?.focus
  }

  /// Returns the number of rows of the buttons.
  func buttonRows(columns: Int) -> Int {
    buttons(columns: columns).last.map { $0.corner.row + 1 } ?? 0
  }

  /// Returns the height of the block of the buttons, with the blank row dealt to them.
  func buttonHeight(on screen: Size) -> Int {
    buttons(on: screen).last.map { $0.corner.row + 1 } ?? 0
  }

  /// Returns the buttons and their positions in their block on a screen.
  private func buttons(on screen: Size) -> [(focus: Focus, text: String, corner: Position)] {
    let top = dealtRows(on: screen).spacesButtons ? 1 : 0
    return buttons(columns: screen.columns).map { focus, text, corner in
      (focus, text, Position(row: top + corner.row, column: corner.column))
    }
  }

  /// Returns the buttons and their positions, at the left edge of the values: in one row if they
  /// fit, otherwise stacked.
  private func buttons(columns: Int) -> [(focus: Focus, text: String, corner: Position)] {
    let buttons: [Focus] =
      facts.form.isQuestion ? [] : filling.hasBackButton ? [.back, .button] : [.button]
    let left = valueColumn(columns: columns)
    var corner = Position(row: 0, column: left)
    return buttons.map { button in
      let name = narrator[word(of: button)].fitted(to: columns - left - 5, narrator.glyphs)
      let text = "[ \(name) ]"
      if corner.column > left, corner.column + text.cellWidth > columns {
        corner = Position(row: corner.row + 1, column: left)
      }
      defer { corner.column += text.cellWidth + 2 }
      return (button, text, corner)
    }
  }

  /// Returns the action of a button of the page.
  package func word(of button: Focus) -> Word {
    if button == .back { return .backButton }
    if filling.isReturning { return .backToReviewButton }
    guard let next = filling.openPage(after: filling.page, step: 1) else { return .submitButton }
    return next < facts.pages.count ? .nextButton : .reviewButton
  }

  /// Returns a block of some rows, drawn on a separate canvas.
  func block(columns: Int, rows: Int, draw: (inout Canvas) -> Void) -> Block {
    var canvas = canvas(Size(columns: columns, rows: rows))
    draw(&canvas)
    return Block(canvas)
  }

  private func drawLabel(of field: FieldLayout, on canvas: inout Canvas) {
    let index = field.index
    let (row, column) = (field.label.row, field.label.column)
    let room =
      measures.fields[index].isBoxed
      ? field.size.columns - FieldLayout.boxWidth : canvas.size.columns - column - 1
    let lines = measures.fields[index].labelWidth > room ? labelLines(at: index, width: room) : []
    let label = lines.first ?? measures.fields[index].label
    let isFocused = filling.focusedIndex == index
    let style = isFocused ? field.focusStyle : .label
    canvas.write(label, row: row, column: column, style: style)
    for offset in lines.indices.dropFirst() {
      canvas.write(lines[offset], row: row + offset, column: column, style: style)
    }
    guard let letter = facts.form.fields[index].mnemonic?.letter,
      let initial = label.firstIndex(ofLetter: letter)
    else { return }
    canvas.write(
      String(label[initial]),
      row: row,
      column: column + String(label[..<initial]).cellWidth,
      style: isFocused ? .focusedMnemonic : .mnemonic
    )
  }

  private func drawWidget(on canvas: inout Canvas, _ layout: FieldLayout) {
    let index = layout.index
    defer { drawSuccess(on: &canvas, layout) }
    if measures.fields[index].isBoxed { return drawBox(on: &canvas, layout) }
    let isFocused = filling.focusedIndex == index
    let (corner, size) = (layout.corner, layout.size)
    let grounds = grounds(of: layout, isFocused: isFocused)
    if grounds.first != .form {
      for row in 0..<size.rows {
        let ground = row == 0 ? grounds.first : grounds.below
        let (row, column) = (corner.row + row, corner.column - 1)
        canvas.put(" ", width: 1, row: row, column: column, style: .plain, on: ground)
      }
    }
    canvas.draw(at: corner, size: size, isFocused: isFocused, on: grounds) { part in
      // Asking the field to draw would copy all of it.
      if filling.fields[index].isReadOnly {
        drawReadOnlyAnswer(at: index, on: &part)
      } else {
        filling.fields[index].widget.draw(on: &part)
      }
      if grounds.first != .form {
        for row in 0..<size.rows { part.fillGaps(inRow: row) }
      }
    }
  }

  /// Draws a toggle as the box before its label.
  private func drawBox(on canvas: inout Canvas, _ layout: FieldLayout) {
    let isOn = filling.fields[layout.index].value == .bool(true)
    let isFocused = filling.focusedIndex == layout.index
    let size = Size(columns: FieldLayout.boxWidth, rows: 1)
    canvas.draw(at: layout.corner, size: size, isFocused: isFocused) { part in
      let mark = isOn ? part.glyphs.toggleOn : part.glyphs.toggleOff
      part.write(mark, row: 0, column: 0, style: isFocused ? .current : isOn ? .chosen : .plain)
      part.placeCaret(row: 0, column: 1)
    }
  }

  private func drawSuccess(on canvas: inout Canvas, _ layout: FieldLayout) {
    guard filling.showsSuccess(at: layout.index) else { return }
    canvas.fill(
      narrator.glyphs.success,
      count: 1,
      row: layout.corner.row,
      // The last column is for the marks of scrolling, which it must not touch.
      column: min(layout.corner.column + contentWidth(of: layout) + 1, canvas.size.columns - 3),
      style: .success
    )
  }

  /// Returns what the rows of a widget are part of.
  private func grounds(
    of layout: FieldLayout,
    isFocused: Bool
  ) -> (first: Ground, below: Ground) {
    let index = layout.index
    guard facts.fields[index].traits.isBox, !filling.fields[index].isReadOnly else {
      return (.form, .form)
    }
    let ground: Ground = layout.showsError ? .errorField : isFocused ? .focusedField : .field
    return (ground, filling.fields[index].isOpen ? .surface : ground)
  }

  private func drawReadOnlyAnswer(at index: Int, on canvas: inout Canvas) {
    let answer = narrator.summary(ofFieldAt: index, in: filling).printable
    let text = answer.isEmpty ? canvas.glyphs.rangeDash : answer
    let fitted = text.fitted(to: canvas.size.columns, canvas.glyphs)
    canvas.write(fitted, row: 0, column: 0, style: answer.isEmpty ? .quiet : .value)
    canvas.placeCaret(row: 0, column: 0)
  }

  private func draw(_ lines: [MessageLine], on canvas: inout Canvas, at corner: Position) {
    for (offset, line) in lines.enumerated() where !line.text.isEmpty {
      let (row, column) = (corner.row + offset, corner.column)
      if !line.mark.isEmpty {
        canvas.put(line.mark + " ", width: 2, row: row, column: column, style: line.style)
      }
      canvas.write(line.text, row: row, column: column + 2, style: line.style)
    }
  }

  /// Draws a bar along a field: its label, its widget, and the messages directly below that.
  private func drawFocusBar(on canvas: inout Canvas, _ field: FieldLayout) {
    let column = min(field.label.column, field.corner.column) - 2
    var end = field.corner.row + field.size.rows
    if field.lineCorner.row == end, field.lineCorner.column >= field.label.column {
      end += (field.lines.lastIndex { !$0.text.isEmpty } ?? -1) + 1
    }
    let style = field.focusStyle
    drawFocusMark(on: &canvas, row: field.label.row, column: column, style)
    for row in field.label.row + 1..<max(end, field.label.row + 1) {
      canvas.put(narrator.glyphs.focus, width: 1, row: row, column: column, style: style)
    }
  }

  /// Draws the focus mark with the blank after it, so that the terminal switches styles once.
  func drawFocusMark(
    on canvas: inout Canvas,
    row: Int,
    column: Int = 0,
    _ style: Style = .focusedLabel
  ) {
    let mark = narrator.glyphs.focusMark
    canvas.put(mark, width: 2, row: row, column: column, style: style)
  }
}

extension Canvas {
  /// Writes headings in the first rows.
  mutating func write(_ heading: FieldHeading) {
    for (row, line) in zip(heading.isApart ? 1... : 0..., heading.lines) {
      write(line.text, row: row, column: 1 + line.indent, style: line.style)
    }
  }

  /// Draws a button over the whole canvas: `[ Submit ]`, of which a theme with grounds hides the
  /// brackets.
  mutating func drawButton(_ text: String) {
    let (style, edge): (Style, Style) =
      isFocused ? (.focusedButton, .focusedButtonEdge) : (.button, .buttonEdge)
    let ground = Ground.button
    put("[", width: 1, row: 0, column: 0, style: edge, on: ground)
    let name = String(text.dropFirst().dropLast())
    let end = put(name, width: size.columns - 2, row: 0, column: 1, style: style, on: ground)
    put("]", width: 1, row: 0, column: end, style: edge, on: ground)
  }

  /// Writes lines of a text with markup, starting at a cell.
  fileprivate mutating func write(_ lines: [[Markup.Piece]], row: Int, column: Int) {
    for (offset, line) in lines.enumerated() {
      var column = column
      for piece in line {
        column = write(piece.text, row: row + offset, column: column, style: piece.style)
      }
    }
  }
}
