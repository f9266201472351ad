import FormValidation

extension Select {
  public func height(atWidth columns: Int) -> Int {
    // A list without matches has a row that says so.
    menu.map { 1 + Swift.max(1, Swift.min($0.count, ChoiceMenu.rowLimit)) } ?? 1
  }

  public func height(in room: Size) -> Int {
    Swift.max(isOpen ? 2 : 1, Swift.min(height(atWidth: room.columns), room.rows))
  }

  /// Draws the choice, and below it the list if open: `Team    2 of 3 ▴`.
  public func draw(on canvas: inout Canvas) {
    let columns = canvas.size.columns
    canvas.fill(" ", count: columns, row: 0, column: 0, style: .room)
    canvas.placeCaret(row: 0, column: 0)
    let position = shownPosition(on: canvas)
    let room = Swift.max(0, columns - 2 - (position.isEmpty ? 0 : position.cellWidth + 2))
    if let menu, !menu.filter.text.isEmpty {
      let (corner, size) = (Position(row: 0, column: 0), Size(columns: room + 1, rows: 1))
      canvas.draw(at: corner, size: size, isFocused: canvas.isFocused) { part in
        part.draw(menu.filter, placeholder: nil)
      }
    } else if let chosen {
      let label = choices[chosen].label.printable.fitted(to: room, canvas.glyphs)
      canvas.write(label, row: 0, column: 0, style: .value)
    } else if let placeholder {
      let text = placeholder.printable.fitted(to: room, canvas.glyphs)
      canvas.write(text, row: 0, column: 0, style: .placeholder)
    }
    let start = columns - 2 - position.cellWidth
    canvas.write(position, row: 0, column: start, style: .quiet)
    let mark = isOpen ? canvas.glyphs.menuOpen : canvas.glyphs.menuClosed
    canvas.fill(mark, count: 1, row: 0, column: columns - 1, style: .quiet)
    if let menu { draw(menu, on: &canvas) }
  }

  /// Returns the position of the highlight, if the row is wide enough.
  private func shownPosition(on canvas: Canvas) -> String {
    guard let menu, menu.count > 0, canvas.size.columns >= 24 else { return "" }
    return canvas.text(
      .place,
      [
        "place": .number(Number(menu.highlight + 1)), "count": .number(Number(menu.count)),
      ]
    )
  }

  private func draw(_ menu: ChoiceMenu, on canvas: inout Canvas) {
    let window = menu.window(in: canvas.size.rows - 1)
    let rows = window.rows(of: menu.count)
    for (offset, row) in rows.enumerated() {
      guard let place = menu.place(at: row) else { continue }
      let isHighlighted = row == menu.highlight
      let style: Style = isHighlighted ? .focusedControl : .plain
      let label = choices[place].label.printable
      let room = Swift.max(1, canvas.size.columns - 4)
      if isHighlighted {
        canvas.fill(canvas.glyphs.focus, count: 1, row: offset + 1, column: 0, style: style)
        if !menu.isTyping {
          canvas.placeCaret(row: offset + 1, column: Swift.min(2, canvas.size.columns - 1))
        }
      }
      let text = label.fitted(to: room, canvas.glyphs)
      canvas.write(text, row: offset + 1, column: 2, style: style)
      let matchStyle: Style = isHighlighted ? .focusedMnemonic : .mnemonic
      for part in text.parts(matching: menu.filter.text) {
        let column = 2 + String(text[..<part.lowerBound]).cellWidth
        canvas.write(String(text[part]), row: offset + 1, column: column, style: matchStyle)
      }
    }
    if rows.isEmpty { canvas.write(canvas.words[.noMatch], row: 1, column: 2, style: .quiet) }
    canvas.markMore(of: menu.count, in: window, from: 1)
  }
}
