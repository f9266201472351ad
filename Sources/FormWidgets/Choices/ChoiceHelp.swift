extension ChoiceList {
  /// The largest number of rows for the help of a choice.
  private static let helpLimit = 3

  /// Returns the number of rows below the list for the help of any choice.
  ///
  /// It is the same for all of them, so that nothing below moves.
  func helpHeight(atWidth columns: Int) -> Int {
    guard let longestHelp else { return 0 }
    let lines = longestHelp.printable.wrapped(to: max(1, columns - ChoiceRows.indent))
    return min(lines.count, ChoiceList.helpLimit)
  }

  /// Returns how many rows of a height are for the list, above the help: at least two, if
  /// available.
  func listHeight(in size: Size) -> Int {
    max(min(size.rows, 2), size.rows - helpHeight(atWidth: size.columns))
  }

  /// Returns the number of rows of the whole list in a room, up to a limit.
  func height(in room: ListRoom, limit: Int) -> Int {
    ListWindow(limit: limit).height(of: rows.count) { item in
      rows.option(at: item).map { entries[$0].height(atWidth: room.columns) } ?? 1
    }
  }

  /// Returns the room of an open list in the size of its widget.
  func menuRoom(in size: Size) -> ListRoom {
    ListRoom(
      columns: size.columns - ChoiceMenu.columnsBeside,
      rows: listHeight(in: Size(columns: size.columns, rows: size.rows - 1))
    )
  }
}

extension Canvas {
  /// Writes why there are no options.
  mutating func writeNote(_ note: String?, row: Int = 0) {
    let text = (note ?? "").printable.fitted(to: size.columns, glyphs)
    write(text, row: row, column: 0, style: .quiet)
    placeCaret(row: row, column: 0)
  }

  /// Writes that more options are loading, in a row below the list if there is one, and returns how
  /// many rows that takes.
  mutating func writeLoading(_ options: OfferedOptions, row: Int) -> Int {
    guard options.isPartial, row < size.rows else { return 0 }
    let text = (options.noteText(in: words, glyphs) ?? "").printable.fitted(
      to: size.columns,
      glyphs
    )
    write(text, row: row, column: 0, style: .quiet)
    return 1
  }

  /// Writes the help of a choice, starting at a row, as far as it fits.
  mutating func writeHelp(of choice: Choice, from row: Int) {
    guard let help = choice.help, row < size.rows else { return }
    let columns = max(1, size.columns - ChoiceRows.indent)
    let lines = help.printable.wrapped(to: columns)
    let count = min(lines.count, size.rows - row)
    for (offset, line) in lines.prefix(count).enumerated() {
      let isCut = offset == count - 1 && lines.count > count
      let text = isCut ? (line + " " + lines[count]).fitted(to: columns, glyphs) : line
      write(text, row: row + offset, column: ChoiceRows.indent, style: .quiet)
    }
  }
}
