import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

extension HelpPage {
  /// Returns the help page on a screen of a size: a title, the visible lines, the keys.
  func frame(of screen: Screen, in size: Size) -> Frame {
    var canvas = screen.canvas(size)
    let body = size.rows - 2
    let title = title(on: screen).fitted(to: size.columns - 2, screen.narrator.glyphs)
    // A label that is cut in the title is repeated in full among the lines.
    let label = index.map { screen.form.fields[$0].label.printable } ?? ""
    let lines = (title.contains(label) ? [] : [HelpLine(label)]) + self.lines(on: screen)
    let isRoomy = !screen.isCompact && body >= HelpPage.roomyRows
    let shown = drawn(lines, columns: size.columns, isRoomy: isRoomy)
    // The last lines fill the screen, however far it is scrolled.
    let firsts = shown.indices.filter { shown[$0].isFirst }
    let asked = firsts.indices ~= firstLine ? firsts[firstLine] : shown.count
    let first = max(0, min(asked, shown.count - body))
    // Below a prompt, the page is as short as its lines.
    let rows = 1 + (screen.isCompact ? min(body, shown.count) : body)
    let area = Size(columns: size.columns, rows: rows)
    let hasMore = first + body < shown.count
    let corner = Position(row: 0, column: 0)
    canvas.draw(at: corner, size: area, isFocused: true, on: (.surface, .surface)) { part in
      part.write(title, row: 0, column: 1, style: .title)
      draw(shown[first...].prefix(body), on: &part, hasMore: hasMore)
      part.placeCaret(row: 1, column: 1)
    }
    drawKeys(on: &canvas, by: screen.narrator, hasMore: hasMore)
    return Frame(canvas)
  }

  /// The smallest number of rows with a blank one below the title.
  private static let roomyRows = 18

  private func draw(_ rows: ArraySlice<Row>, on canvas: inout Canvas, hasMore: Bool) {
    for (row, line) in zip(1..., rows) {
      if !line.mark.isEmpty {
        canvas.fill(line.mark, count: 1, row: row, column: 1, style: line.style)
      }
      canvas.write(line.keys, row: row, column: HelpPage.indent, style: .key)
      canvas.write(line.text, row: row, column: line.column, style: line.style)
    }
    if hasMore {
      let end = Position(row: canvas.size.rows - 1, column: canvas.size.columns - 1)
      let glyph = canvas.glyphs.moreBelow
      canvas.fill(glyph, count: 1, row: end.row, column: end.column, style: .quiet)
    }
    for row in 0..<canvas.size.rows { canvas.fillGaps(inRow: row) }
  }

  /// A row of the page, and whether a line begins in it.
  private struct Row {
    var mark = ""
    var keys = ""
    var text = ""
    var style = Style.plain
    var column = 1
    var isFirst = false
  }

  /// The column of ordinary lines.
  private static let indent = 3

  /// Returns the column of what keys do, beside them; `nil` if there is too little room.
  private static func meaningColumn(of lines: [HelpLine], columns: Int) -> Int? {
    let width = lines.reduce(0) { max($0, $1.keys.cellWidth) }
    return width * 5 <= columns * 2 ? indent + width + 2 : nil
  }

  private func drawn(_ lines: [HelpLine], columns: Int, isRoomy: Bool) -> [Row] {
    let meaningColumn = HelpPage.meaningColumn(of: lines, columns: columns)
    return lines.enumerated().flatMap { number, line -> [Row] in
      var (text, column) = (line.text.printable, line.isHead ? 1 : HelpPage.indent)
      let keys = meaningColumn == nil ? "" : line.keys
      if let meaningColumn, !keys.isEmpty {
        (text, column) = (String(text.dropFirst(keys.count + 2)), meaningColumn)
      }
      var rows = text.wrapped(to: max(1, columns - column - 1)).map {
        Row(text: $0, style: line.style, column: column)
      }
      (rows[0].mark, rows[0].keys) = (line.mark, keys)
      if number == 0 ? isRoomy : line.isHead { rows.insert(Row(), at: 0) }
      rows[0].isFirst = true
      return rows
    }
  }

  private func title(on screen: Screen) -> String {
    let title =
      index.map {
        screen.narrator.text(.aboutField, ["field": .text(screen.form.fields[$0].label)])
      } ?? screen.form.title
    return title.printable
  }

  private func drawKeys(on canvas: inout Canvas, by narrator: Narrator, hasMore: Bool) {
    let row = canvas.size.rows - 1
    let hints = HelpPage.hints(columns: canvas.size.columns, by: narrator)
    for (hint, column) in hints.prefix(hasMore ? 2 : 1) {
      canvas.write(hint, row: row, column: column)
    }
  }

  /// Returns the entries of the key line, with their columns.
  private static func hints(columns: Int, by narrator: Narrator) -> [(hint: KeyHint, column: Int)] {
    let more = narrator.hint([.pageDown], narrator[.moreBelow])
    var back = narrator.hint([.escape], narrator[.backToForm])
    if 1 + back.width + 2 + more.width > columns {
      back = narrator.hint([.escape], narrator[.keyClose])
    }
    return [(back, 1), (more, min(1 + back.width + 2, columns - more.width))]
  }

  /// Returns the key of the entry at a column of the key line, if any.
  static func key(at column: Int, columns: Int, by narrator: Narrator) -> Key? {
    KeyHint.key(at: column, in: hints(columns: columns, by: narrator))
  }
}
