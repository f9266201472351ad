extension CellGrid {
  /// The screen as text with escape sequences for its styles, without trailing blanks.
  public var ansi: String {
    var lines = rows.map(CellGrid.ansi(of:))[...]
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func ansi(of row: [Cell]) -> String {
    var cells = row[...]
    while let last = cells.last, last.text == " ", last.look == CellLook() { cells.removeLast() }
    var line = ""
    var look = CellLook()
    for (column, cell) in cells.enumerated() where !cell.text.isEmpty {
      if cell.look != look { line += cell.look.sequence }
      look = cell.look
      let isWide = column + 1 < cells.count && cells[column + 1].text.isEmpty
      line += cell.terminalText(covering: isWide ? 2 : 1)
    }
    return look == CellLook() ? line : line + CellLook().sequence
  }
}
