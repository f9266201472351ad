import FormValidation

extension Select {
  /// Draws the choice, and below it the list if open: `Team    2 of 3 ▴`.
  public func draw(on canvas: inout Canvas) {
    let columns = canvas.size.columns
    canvas.fill(" ", count: columns, row: 0, column: 0, style: .room)
    canvas.placeCaret(row: 0, column: 0)
    let position = shownPosition(on: canvas)
    let room = Swift.max(0, columns - 2 - (position.isEmpty ? 0 : position.cellWidth + 2))
    if let menu, !menu.filter.text.isEmpty {
      let (corner, size) = (Position(row: 0, column: 0), Size(columns: Swift.max(1, room), rows: 1))
      canvas.draw(at: corner, size: size, isFocused: canvas.isFocused) { part in
        part.draw(menu.filter, placeholder: nil)
      }
    } else if let chosen, choice.isOther, !isOpen {
      canvas.write(
        choice.otherText,
        after: list.entries[chosen].label.printable,
        columns: Swift.max(1, room),
        style: .plain,
        isFocused: canvas.isFocused
      )
    } else if let chosen {
      let label = list.entries[chosen].label.printable.fitted(to: room, canvas.glyphs)
      canvas.write(label, row: 0, column: 0, style: .value)
    } else if !leftFilter.isEmpty {
      canvas.write(
        leftFilter.printable.fitted(to: room, canvas.glyphs),
        row: 0,
        column: 0,
        style: .value
      )
    } else if let placeholder = choice.options.noteText(in: canvas.words, canvas.glyphs)
      ?? placeholder
      ?? (isAlone ? canvas.words[.keyNarrow] : nil)
    {
      let text = placeholder.firstLine.printable.fitted(to: room, canvas.glyphs)
      canvas.write(text, row: 0, column: 0, style: .placeholder)
    }
    let start = columns - 2 - position.cellWidth
    canvas.write(position, row: 0, column: start, style: .quiet)
    if !(isOpen && isAlone) {
      let mark = isOpen ? canvas.glyphs.menuOpen : canvas.glyphs.menuClosed
      canvas.fill(mark, count: 1, row: 0, column: columns - 1, style: .quiet)
    }
    if list.entries.isEmpty, choice.options.isAwaited {
      let note = choice.options.noteText(in: canvas.words, canvas.glyphs) ?? ""
      canvas.write(note, row: 1, column: 2, style: .quiet)
      return
    }
    menu?.draw(list.entries, in: list.menuRoom(in: canvas.size), on: &canvas)
  }

  /// Returns the position of the highlight, if the row is wide enough.
  private func shownPosition(on canvas: Canvas) -> String {
    guard let menu, menu.count > 0, canvas.size.columns >= 24 else { return "" }
    let (number, count) = (Number(menu.highlight + 1), Number(menu.count))
    return canvas.words.text(.numberOf, ["number": .number(number), "count": .number(count)])
  }
}
