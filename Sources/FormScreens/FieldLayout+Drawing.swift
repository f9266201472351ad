import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

extension FieldLayout {
  /// Draws the field in the block of its row: its label, its widget, and the lines below it.
  func draw(on canvas: inout Canvas, of screen: Screen) {
    if screen.filling.sheet.focusedIndex == index { drawFocusBar(on: &canvas) }
    drawLabel(on: &canvas, of: screen)
    drawWidget(on: &canvas, of: screen)
    canvas.write(lines, at: lineCorner)
  }

  private func drawLabel(on canvas: inout Canvas, of screen: Screen) {
    let (row, column) = (label.row, label.column)
    let room =
      screen.measures.fields[index].isBoxed
      ? size.columns - FieldLayout.boxWidth : canvas.size.columns - column - 1
    let lines =
      screen.measures.fields[index].labelWidth > room
      ? screen.measures.fields[index].labelLines(width: room) : []
    let text = lines.first ?? screen.measures.fields[index].label
    let isFocused = screen.filling.sheet.focusedIndex == index
    let style = isFocused ? focusStyle : .label
    canvas.write(text, row: row, column: column, style: style)
    for offset in lines.indices.dropFirst() {
      canvas.write(lines[offset], row: row + offset, column: column, style: style)
    }
    guard let letter = screen.facts.form.fields[index].mnemonic?.letter,
      let initial = text.firstIndex(ofLetter: letter)
    else { return }
    canvas.write(
      String(text[initial]),
      row: row,
      column: column + String(text[..<initial]).cellWidth,
      style: isFocused ? .focusedMnemonic : .mnemonic
    )
  }

  private func drawWidget(on canvas: inout Canvas, of screen: Screen) {
    defer { drawSuccess(on: &canvas, of: screen) }
    if screen.measures.fields[index].isBoxed { return drawBox(on: &canvas, of: screen) }
    let isFocused = screen.filling.sheet.focusedIndex == index
    let grounds = grounds(isFocused: isFocused, in: screen)
    if grounds.first != .form {
      for row in 0..<size.rows {
        let ground = row == 0 ? grounds.first : grounds.below
        let (row, column) = (corner.row + row, corner.column - 1)
        canvas.put(" ", width: 1, row: row, column: column, style: .plain, on: ground)
      }
    }
    canvas.draw(at: corner, size: size, isFocused: isFocused, on: grounds) { part in
      // Asking the field to draw would copy all of it.
      if screen.filling.sheet.fields[index].isReadOnly {
        drawReadOnlyAnswer(on: &part, of: screen)
      } else {
        screen.filling.sheet.fields[index].widget.draw(on: &part)
      }
      if grounds.first != .form {
        for row in 0..<size.rows { part.fillGaps(inRow: row) }
      }
    }
  }

  /// Draws a toggle as the box before its label.
  private func drawBox(on canvas: inout Canvas, of screen: Screen) {
    let isOn = screen.filling.sheet.fields[index].value == .bool(true)
    let isFocused = screen.filling.sheet.focusedIndex == index
    let size = Size(columns: FieldLayout.boxWidth, rows: 1)
    canvas.draw(at: corner, size: size, isFocused: isFocused) { part in
      let mark = isOn ? part.glyphs.toggleOn : part.glyphs.toggleOff
      part.write(mark, row: 0, column: 0, style: isFocused ? .current : isOn ? .chosen : .plain)
      part.placeCaret(row: 0, column: 1)
    }
  }

  private func drawSuccess(on canvas: inout Canvas, of screen: Screen) {
    guard screen.filling.sheet.showsSuccess(at: index) else { return }
    canvas.fill(
      screen.narrator.glyphs.success,
      count: 1,
      row: corner.row,
      // The last column is for the marks of scrolling, which it must not touch.
      column: min(corner.column + contentWidth(in: screen) + 1, canvas.size.columns - 3),
      style: .success
    )
  }

  /// Returns what the rows of a widget are part of.
  private func grounds(
    isFocused: Bool,
    in screen: Screen
  ) -> (first: Ground, below: Ground) {
    guard screen.facts.fields[index].traits.isBox, !screen.filling.sheet.fields[index].isReadOnly
    else {
      return (.form, .form)
    }
    let ground: Ground =
      showsError
      ? .errorField
      : isFocused
        ? .focusedField : alternates(in: screen) ? .alternateField : .field
    return (ground, screen.filling.sheet.fields[index].isOpen ? .surface : ground)
  }

  /// Returns whether the field is an odd one among those asked and touches the one above or below,
  /// from which nothing else would set it apart.
  private func alternates(in screen: Screen) -> Bool {
    let sheet = screen.filling.sheet
    let rank = sheet.ranks.isEmpty ? index : sheet.ranks[index]
    guard rank % 2 == 0, label.row == corner.row else { return false }
    func isBox(_ index: Int) -> Bool {
      screen.facts.fields[index].traits.isBox && !sheet.fields[index].isReadOnly
    }
    if let above = sheet.askedIndexOnPage(from: index - 1, step: -1), isBox(above) {
      let first = screen.leader(ofRowAt: above, on: screen.size)
      if screen.dealt.count(below: first) == 0 { return true }
    }
    let first = screen.leader(ofRowAt: index, on: screen.size)
    guard screen.dealt.count(below: first) == 0 else { return false }
    return sheet.askedIndexOnPage(from: index + 1, step: 1).map(isBox) ?? false
  }

  private func drawReadOnlyAnswer(on canvas: inout Canvas, of screen: Screen) {
    let answer = screen.narrator.summary(ofFieldAt: index, in: screen.filling.sheet).printable
    let text = answer.isEmpty ? canvas.glyphs.rangeDash : answer
    let fitted = text.fitted(to: canvas.size.columns, canvas.glyphs)
    canvas.write(fitted, row: 0, column: 0, style: answer.isEmpty ? .quiet : .value)
    canvas.placeCaret(row: 0, column: 0)
  }

  /// Draws a bar along a field: its label, its widget, and the messages directly below that.
  private func drawFocusBar(on canvas: inout Canvas) {
    let column = min(label.column, corner.column) - 2
    var end = corner.row + size.rows
    if lineCorner.row == end, lineCorner.column >= label.column {
      end += (lines.lastIndex { !$0.text.isEmpty } ?? -1) + 1
    }
    canvas.drawFocusMark(row: label.row, column: column, focusStyle)
    for row in label.row + 1..<max(end, label.row + 1) {
      canvas.put(canvas.glyphs.focus, width: 1, row: row, column: column, style: focusStyle)
    }
  }
}
