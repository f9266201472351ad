import FormValidation

/// The parts of a form that scroll as a unit, drawn.
extension Session {
  /// Returns what is above the first field of the page, with a blank line: the form's introduction
  /// on the first page, the page's title.
  func topBlock(columns: Int) -> Block {
    let isFirst = page == 0 || openPage(after: page, step: -1) == nil
    var lines: [(text: String, style: Style)] = []
    func add(_ text: String, _ style: Style) {
      lines += text.printable.wrapped(to: max(1, columns - 2)).map { ($0, style) }
    }
    if isFirst, !isReviewing, let intro = form.intro {
      for line in intro.textLines { add(line, .quiet) }
    }
    if isReviewing {
      add(text(.review), .title)
    } else if let title = measures.pages[page].title {
      if !lines.isEmpty { lines.append(("", .plain)) }
      add(title, .title)
    }
    return block(columns: columns, rows: lines.isEmpty ? 0 : lines.count + 1) { canvas in
      for (row, line) in lines.enumerated() {
        canvas.write(line.text, row: row, column: 1, style: line.style)
      }
    }
  }

  /// Returns the heading before the first field asked in a part, and its height; among answers, it
  /// has a blank row before it.
  private func heading(at place: Int) -> (text: String, rows: Int)? {
    guard let part = measures.fields[place].part, isReviewing || part.kind == .section,
      askedPlaceInForm(from: part.start) == place
    else { return nil }
    return (part.title, isReviewing && askedPlaceInForm(from: 0) != place ? 2 : 1)
  }

  private func askedPlaceInForm(from place: Int) -> Int? {
    form.fields.indices[place...].first(where: isAsked)
  }

  /// Draws a field: its label, its widget, the lines below it; nothing if it is not asked.
  func fieldBlock(at place: Int, on screen: Size) -> Block {
    guard isAsked(fieldAt: place) else { return Block.empty }
    let heading = heading(at: place)
    let top = heading?.rows ?? 0
    let columns = columns(ofFieldAt: place, screenWidth: screen.columns)
    let lines = messageLines(at: place, width: columns.messageWidth)
    let height = height(ofWidgetAt: place, columns, above: lines.count, on: screen)
    let messageRow = top + columns.widgetRow + height
    return block(columns: screen.columns, rows: messageRow + lines.count) { canvas in
      if let heading {
        canvas.write(heading.text, row: heading.rows - 1, column: 1, style: .title)
      }
      drawLabel(of: place, on: &canvas, row: top, column: columns.label)
      drawWidget(at: place, on: &canvas, columns, row: top + columns.widgetRow, height: height)
      draw(lines, on: &canvas, row: messageRow, column: columns.widget)
    }
  }

  /// Draws an answer on the review page: its label, the answer, whether something is wrong with it.
  func answerBlock(at place: Int, columns screenWidth: Int) -> Block {
    guard isAsked(fieldAt: place) else { return Block.empty }
    let heading = heading(at: place)
    let row = heading?.rows ?? 0
    let column = 2 + min(measures.labelWidth, screenWidth / 2) + 2
    let isFocused = focus == .answer(place)
    return block(columns: screenWidth, rows: row + 1) { canvas in
      if let heading { canvas.write(heading.text, row: row - 1, column: 1, style: .title) }
      if isFocused { drawFocusMark(on: &canvas, row: row) }
      let label = form.fields[place].label.printable.fitted(to: column - 4, measures.glyphs)
      canvas.write(label, row: row, column: 2, style: isFocused ? .focusedLabel : .label)
      canvas.draw(
        at: Position(row: row, column: column),
        size: Size(columns: screenWidth - column - 1, rows: 1),
        isFocused: isFocused
      ) { part in
        drawAnswer(at: place, on: &part)
      }
    }
  }

  private func drawAnswer(at place: Int, on canvas: inout Canvas) {
    var column = 0
    if !verdict(at: place).isValid {
      column = canvas.fill(measures.glyphs.error, count: 1, row: 0, column: 0, style: .error) + 1
    }
    let text = submittedSummary(ofFieldAt: place)
    let shown = text.isEmpty ? self.text(.noAnswer) : text
    let fitted = shown.printable.fitted(to: canvas.size.columns - column, measures.glyphs)
    canvas.write(fitted, row: 0, column: column, style: text.isEmpty ? .quiet : .value)
    canvas.placeCaret(row: 0, column: column)
  }

  /// Draws the buttons of the page: back, and continue.
  func buttonBlock(columns: Int) -> Block {
    let buttons = buttons(columns: columns)
    return block(columns: columns, rows: (buttons.last?.corner.row ?? 0) + 1) { canvas in
      for (button, text, corner) in buttons {
        let isFocused = focus == button
        if isFocused { drawFocusMark(on: &canvas, row: corner.row) }
        let size = Size(columns: text.cellWidth, rows: 1)
        canvas.draw(at: corner, size: size, isFocused: isFocused) { part in
          part.write(text, row: 0, column: 0, style: isFocused ? .focusedButton : .plain)
          part.placeCaret(row: 0, column: 2)
        }
      }
    }
  }

  /// Returns the button at a cell of their block, if any.
  func button(at cell: Position, columns: Int) -> Focus? {
    buttons(columns: columns).first { _, text, corner in
      cell.row == corner.row && corner.column..<corner.column + text.cellWidth ~= cell.column
    }?.focus
  }

  /// Returns the buttons and their positions: in one row if they fit, else one above the other.
  private func buttons(columns: Int) -> [(focus: Focus, text: String, corner: Position)] {
    let buttons: [Focus] = hasBackButton ? [.back, .button] : [.button]
    var corner = Position(row: 0, column: 2)
    return buttons.map { button in
      let text = "[ \(measures.words[word(of: button)]) ]"
      if corner.column > 2, corner.column + text.cellWidth > columns {
        corner = Position(row: corner.row + 1, column: 2)
      }
      defer { corner.column += text.cellWidth + 2 }
      return (button, text, corner)
    }
  }

  /// Returns the position of a field's widget in its block, and its size.
  func widgetArea(at place: Int, on screen: Size) -> (corner: Position, size: Size) {
    let columns = columns(ofFieldAt: place, screenWidth: screen.columns)
    let row = (heading(at: place)?.rows ?? 0) + columns.widgetRow
    let lines =
      widgets[place].description.isOpen
      ? messageLines(at: place, width: columns.messageWidth).count : 1
    return (
      Position(row: row, column: columns.widget),
      Size(
        columns: columns.widgetWidth,
        rows: height(ofWidgetAt: place, columns, above: lines, on: screen)
      )
    )
  }

  /// Returns the height of a widget with some lines below it; an open list leaves its label and
  /// those lines in view.
  private func height(
    ofWidgetAt place: Int,
    _ columns: FieldColumns,
    above lines: Int,
    on screen: Size
  ) -> Int {
    let taken = (heading(at: place)?.rows ?? 0) + columns.widgetRow + lines
    let rows = max(1, Session.rowsOfForm(on: screen) - taken)
    return widgets[place].height(in: Size(columns: columns.widgetWidth, rows: rows))
  }

  private func columns(ofFieldAt place: Int, screenWidth: Int) -> FieldColumns {
    FieldColumns(
      screenWidth: screenWidth,
      widestLabel: measures.labelWidth,
      label: measures.fields[place].labelWidth,
      widgetLimit: measures.fields[place].widgetLimit
    )
  }

  /// Returns what a button of the page does.
  func word(of button: Focus) -> SessionWord {
    if button == .back { return .backButton }
    if isReturning { return .backToReviewButton }
    guard let next = openPage(after: page, step: 1) else { return .submitButton }
    return next < measures.pages.count ? .nextButton : .reviewButton
  }

  /// Returns a block of some rows, drawn on a canvas of its own.
  func block(columns: Int, rows: Int, draw: (inout Canvas) -> Void) -> Block {
    var canvas = canvas(Size(columns: columns, rows: rows))
    draw(&canvas)
    return Block(canvas)
  }

  private func drawLabel(of place: Int, on canvas: inout Canvas, row: Int, column: Int) {
    let label = label(of: place, fittedTo: canvas.size.columns - column - 1)
    let isFocused = focusedPlace == place
    if isFocused { drawFocusMark(on: &canvas, row: row) }
    canvas.write(label, row: row, column: column, style: isFocused ? .focusedLabel : .label)
    guard let letter = form.fields[place].mnemonic?.letter,
      let index = label.firstIndex(ofLetter: letter)
    else { return }
    canvas.write(
      String(label[index]),
      row: row,
      column: column + String(label[..<index]).cellWidth,
      style: isFocused ? .focusedMnemonic : .mnemonic
    )
  }

  /// Returns a field's label in a width; the asterisk of a required field stays if the rest is cut.
  private func label(of place: Int, fittedTo columns: Int) -> String {
    let label = measures.fields[place].label
    guard measures.fields[place].labelWidth > columns else { return label }
    let star = label.hasSuffix(FieldMeasures.star) ? FieldMeasures.star : ""
    let name = String(label.dropLast(star.count))
    return name.fitted(to: columns - star.count, measures.glyphs) + star
  }

  private func drawWidget(
    at place: Int,
    on canvas: inout Canvas,
    _ columns: FieldColumns,
    row: Int,
    height: Int
  ) {
    canvas.draw(
      at: Position(row: row, column: columns.widget),
      size: Size(columns: columns.widgetWidth, rows: height),
      isFocused: focusedPlace == place
    ) { part in
      widgets[place].draw(on: &part)
    }
    guard showsSuccess(at: place) else { return }
    canvas.fill(
      measures.glyphs.success,
      count: 1,
      row: row,
      column: columns.widget + columns.widgetWidth + 1,
      style: .success
    )
  }

  private func draw(_ lines: [MessageLine], on canvas: inout Canvas, row: Int, column: Int) {
    for (offset, line) in lines.enumerated() where !line.text.isEmpty {
      let row = row + offset
      if !line.mark.isEmpty {
        canvas.put(line.mark + " ", width: 2, row: row, column: column, style: line.style)
      }
      canvas.write(line.text, row: row, column: column + 2, style: line.style)
    }
  }

  /// Draws the focus mark with the blank after it, so that the terminal switches styles once.
  private func drawFocusMark(on canvas: inout Canvas, row: Int) {
    canvas.put(measures.glyphs.focus + " ", width: 2, row: row, column: 0, style: .focusedLabel)
  }

  /// Returns whether to mark the answer as valid: the user gave it, it meets at least one rule, as
  /// does the one it repeats, and no other is suggested or being typed.
  func showsSuccess(at place: Int) -> Bool {
    guard states[place].isChanged, measures.fields[place].hasRules, !values[place].isBlank,
      verdict(at: place).isValid, !isPending(at: place), !isDoubtful(at: place),
      measures.fields[place].repeated.allSatisfy({ verdict(at: $0).isValid && !isPending(at: $0) })
    else { return false }
    guard widgets[place].description.isOpen else { return true }
    var widget = widgets[place]
    if case .refused = widget.handle(.commit, in: .line) { return false }
    return true
  }
}
