package import FormWidgets

/// A small form in the colors of a theme, as in `tabstop themes`.
package enum ThemeSample {
  /// The size of a sample, with the theme's name above it.
  package static let size = Size(columns: 38, rows: 8)

  /// Returns a sample on a screen of its size.
  package static func grid(of theme: Theme) -> CellGrid {
    CellGrid(frame(name: theme.name), in: theme)
  }

  /// Returns samples side by side, with a blank row and two blank columns between them.
  /// - Parameters:
  ///   - themes: The themes.
  ///   - columns: The width of the screen; at least one sample is in a row, even if it is wider.
  /// - Returns: A screen as wide as its samples.
  package static func sheet(of themes: [Theme], columns: Int) -> CellGrid {
    let count = max(1, (columns + 2) / (size.columns + 2))
    let width = count * (size.columns + 2) - 2
    var rows: [[Cell]] = []
    for start in stride(from: 0, to: themes.count, by: count) {
      let grids = themes[start..<min(start + count, themes.count)].map { grid(of: $0).rows }
      if start > 0 { rows.append([Cell](repeating: Cell(), count: width)) }
      for row in 0..<size.rows {
        let cells = Array(grids.map { $0[row] }.joined(separator: [Cell(), Cell()]))
        rows.append(cells + [Cell](repeating: Cell(), count: width - cells.count))
      }
    }
    return CellGrid(rows)
  }

  private static func frame(name: String) -> Frame {
    var canvas = Canvas(size: size)
    let glyphs = canvas.glyphs
    canvas.write(name, row: 0, column: 1, style: .title)
    draw("Name", .label, " Ada Lovelace", .value, on: .field, row: 1, &canvas)
    draw("E-mail", .focusedLabel, " ada@", .value, on: .focusedField, row: 2, &canvas)
    canvas.write("\(glyphs.hint) An address", row: 3, column: start + 1, style: .hint)
    draw("Age", .errorLabel, " 7", .value, on: .errorField, row: 4, &canvas)
    canvas.write("\(glyphs.error) At least 18", row: 5, column: start + 1, style: .error)
    canvas.write("Plan", row: 6, column: 1, style: .label)
    let chosen = " \(glyphs.radioOn) Pro "
    let end = canvas.put(
      chosen,
      width: chosen.cellWidth,
      row: 6,
      column: start,
      style: .chosen,
      on: .button
    )
    canvas.write(" \(glyphs.radioOff) Free", row: 6, column: end)
    drawLastRow(&canvas)
    return Frame(canvas)
  }

  /// The column of the first field.
  private static let start = 10

  /// Draws a label, and a field to the right edge but one.
  private static func draw(
    _ label: String,
    _ labelStyle: Style,
    _ text: String,
    _ style: Style,
    on ground: Ground,
    row: Int,
    _ canvas: inout Canvas
  ) {
    canvas.write(label, row: row, column: 1, style: labelStyle)
    let end = canvas.put(
      text,
      width: text.utf8.count,
      row: row,
      column: start,
      style: style,
      on: ground
    )
    let rest = size.columns - 1 - end
    let room = String(repeating: " ", count: rest)
    canvas.put(room, width: rest, row: row, column: end, style: .room, on: ground)
  }

  /// Draws the focused button, one at rest, and a key with what it does.
  private static func drawLastRow(_ canvas: inout Canvas) {
    let parts: [(text: String, style: Style, ground: Ground)] = [
      ("[", .focusedButtonEdge, .button), (" Send ", .focusedButton, .button),
      ("]", .focusedButtonEdge, .button), (" ", .plain, .form), ("[", .buttonEdge, .button),
      (" Back ", .button, .button), ("]", .buttonEdge, .button), ("   ", .plain, .form),
      ("F1", .key, .keyCap), (" help", .quiet, .form),
    ]
    var column = 1
    for part in parts {
      column = canvas.put(
        part.text,
        width: part.text.utf8.count,
        row: 7,
        column: column,
        style: part.style,
        on: part.ground
      )
    }
  }
}
