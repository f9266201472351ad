import FormWidgets

/// A screen and its cursor, drawn as changes to a terminal's current screen.
package struct AnsiFrame: Sendable {
  /// The screen.
  package var grid: CellGrid

  /// The position of the cursor; `nil` if hidden.
  package var cursor: ScreenPosition?

  package init(_ grid: CellGrid, cursor: ScreenPosition? = nil) {
    self.grid = grid
    self.cursor = cursor
  }

  /// Returns the shortest text that turns the previous screen into this one, in sequences that
  /// every terminal supports.
  ///
  /// Without a previous frame, or after one of another size, the screen is cleared and drawn in
  /// full.
  /// - Complexity: O(n), in cells.
  package func text(after previous: AnsiFrame? = nil) -> String {
    let isSameSize = previous?.grid.size == grid.size
    var painter = AnsiPainter()
    if !isSameSize { painter.clear() }
    let rows = grid.rows
    let blank = [Cell](repeating: Cell(), count: grid.size.columns)
    let shown = isSameSize ? previous?.grid.rows : nil
    for (row, pair) in zip(rows, shown ?? rows.map { _ in blank }).enumerated() {
      painter.paint(pair.0, over: pair.1, row: row)
    }
    painter.finish(at: cursor, after: previous, isCleared: !isSameSize)
    return painter.text
  }
}

/// Writes the changes from one screen to another, row by row.
struct AnsiPainter {
  /// The text written so far.
  private(set) var text = ""

  /// The terminal's current style.
  private var look = CellAppearance()

  /// The position of the terminal's cursor; `nil` if uncertain.
  private var position: ScreenPosition?

  /// The minimum number of trailing blanks of a row that are erased with one sequence.
  private static let erasedCount = 4

  /// Clears the screen.
  mutating func clear() {
    text += "\u{1B}[m\u{1B}[H\u{1B}[2J"
    position = ScreenPosition(row: 1, column: 1)
  }

  /// Writes the changed cells of a row, from 0.
  mutating func paint(_ new: [Cell], over old: [Cell], row: Int) {
    let changed = AnsiPainter.changes(old, new)
    guard let last = changed.lastIndex(of: true) else { return }
    var end = new.count
    while end > 0, new[end - 1].text == " ", new[end - 1].look == CellAppearance() { end -= 1 }
    let isErased = changed.dropFirst(end).count { $0 } >= AnsiPainter.erasedCount
    for column in 0...last where changed[column] && !(isErased && column >= end) {
      if new[column].text.isEmpty, column > 0, new[column - 1].width == 2 { continue }
      write(new, at: column, row: row)
    }
    if isErased {
      move(to: ScreenPosition(row: row + 1, column: end + 1))
      use(CellAppearance())
      text += "\u{1B}[K"
    }
  }

  /// Resets the style and moves the cursor to its position, as the next frame expects.
  mutating func finish(at cursor: ScreenPosition?, after previous: AnsiFrame?, isCleared: Bool) {
    use(CellAppearance())
    let isUntouched = text.isEmpty
    if let cursor, !isUntouched || cursor != previous?.cursor { move(to: cursor) }
    if isCleared || (cursor == nil) != (previous?.cursor == nil) {
      text += cursor == nil ? "\u{1B}[?25l" : "\u{1B}[?25h"
    }
  }

  private mutating func write(_ cells: [Cell], at column: Int, row: Int) {
    let cell = cells[column]
    let isWide = column + 1 < cells.count && cells[column + 1].text.isEmpty
    let width = isWide ? 2 : 1
    move(to: ScreenPosition(row: row + 1, column: column + 1))
    use(cell.look)
    text += cell.terminalText(covering: width)
    // Terminals disagree on the cursor's position after the last column.
    let isSure = cell.isOfSureWidth && column + width < cells.count
    position = isSure ? ScreenPosition(row: row + 1, column: column + width + 1) : nil
  }

  private mutating func move(to position: ScreenPosition) {
    guard self.position != position else { return }
    text += "\u{1B}[\(position.row);\(position.column)H"
    self.position = position
  }

  private mutating func use(_ look: CellAppearance) {
    guard self.look != look else { return }
    text += look.sequence
    self.look = look
  }

  /// Returns the cells to write: those that changed, and those that share a wide character with
  /// one, because writing half of it would erase the other half.
  private static func changes(_ old: [Cell], _ new: [Cell]) -> [Bool] {
    var changed = zip(old, new).map { $0.text != $1.text || $0.look != $1.look }
    for range in [Array(changed.indices), changed.indices.reversed()] {
      for column in range where changed[column] {
        let isSecond = old[column].text.isEmpty || new[column].text.isEmpty
        if isSecond, column > 0 { changed[column - 1] = true }
        let next = column + 1
        if next < changed.count, old[next].text.isEmpty || new[next].text.isEmpty {
          changed[next] = true
        }
      }
    }
    return changed
  }
}

extension Cell {
  /// Returns the text to send to a terminal for the cell, given the number of cells it covers.
  ///
  /// Characters that would move the cursor or affect the terminal are replaced.
  func terminalText(covering width: Int) -> String {
    let scalars = text.unicodeScalars
    let isSafe = scalars.allSatisfy { $0.properties.generalCategory != .control }
    guard isSafe, scalars.first?.cellWidth == width, text.cellWidth == width else {
      return String(repeating: text.isEmpty ? " " : "\u{FFFD}", count: width)
    }
    return text
  }

  /// Whether all terminals agree on the width of the cell.
  var isOfSureWidth: Bool {
    text.utf8.count == 1 || text.unicodeScalars.allSatisfy { $0.widthRisk == nil }
  }
}

extension CellAppearance {
  /// The escape sequence that sets this style, regardless of the previous one.
  /// - Source: as for `GraphicRendition`.
  var sequence: String {
    let numbers: [(Look.Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
      (.strike, "9"),
    ]
    var parameters = numbers.filter { attributes.contains($0.0) }.map(\.1)
    if let code = foreground.flatMap({ CellAppearance.parameter($0, plain: 30) }) {
      parameters.append(code)
    }
    if let code = background.flatMap({ CellAppearance.parameter($0, plain: 40) }) {
      parameters.append(code)
    }
    return parameters.isEmpty ? "\u{1B}[m" : "\u{1B}[0;\(parameters.joined(separator: ";"))m"
  }

  /// Returns the parameter for a color, given the number of the first basic color.
  private static func parameter(_ name: String, plain: Int) -> String? {
    switch TerminalColor(name: name) {
    case .numbered(let number) where number < 8: "\(plain + Int(number))"
    case .numbered(let number) where number < 16: "\(plain + 60 + Int(number) - 8)"
    case .numbered(let number): "\(plain + 8);5;\(number)"
    case .mixed(let red, let green, let blue): "\(plain + 8);2;\(red);\(green);\(blue)"
    case nil: nil
    }
  }
}

extension CellGrid {
  /// The screen as text with escape sequences for its styles, without trailing blanks.
  package var ansi: String {
    var lines = rows.map(CellGrid.ansi(of:))[...]
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func ansi(of row: [Cell]) -> String {
    var cells = row[...]
    while let last = cells.last, last.text == " ", last.look == CellAppearance() {
      cells.removeLast()
    }
    var line = ""
    var look = CellAppearance()
    for (column, cell) in cells.enumerated() where !cell.text.isEmpty {
      if cell.look != look { line += cell.look.sequence }
      look = cell.look
      let isWide = column + 1 < cells.count && cells[column + 1].text.isEmpty
      line += cell.terminalText(covering: isWide ? 2 : 1)
    }
    return look == CellAppearance() ? line : line + CellAppearance().sequence
  }
}
