import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

extension Screen {
  /// Returns the help page on a screen of a size: a title, the visible lines, the keys.
  func frame(of page: HelpPage, in size: Size) -> Frame {
    var canvas = canvas(size)
    let body = size.rows - 2
    let title = title(of: page).fitted(to: size.columns - 2, narrator.glyphs)
    // A label that is cut in the title is repeated in full among the lines.
    let label = page.index.map { facts.form.fields[$0].label.printable } ?? ""
    let lines = (title.contains(label) ? [] : [HelpLine(label)]) + helpLines(of: page)
    let shown = drawnHelp(lines, columns: size.columns)
    // The last lines fill the screen, however far it is scrolled.
    let firsts = shown.indices.filter { shown[$0].isFirst }
    let asked = firsts.indices ~= page.firstLine ? firsts[page.firstLine] : shown.count
    let first = max(0, min(asked, shown.count - body))
    // Below a prompt, the page is as short as its lines.
    let rows = 1 + (isCompact ? min(body, shown.count) : body)
    let area = Size(columns: size.columns, rows: rows)
    let hasMore = first + body < shown.count
    let corner = Position(row: 0, column: 0)
    canvas.draw(at: corner, size: area, isFocused: true, on: (.surface, .surface)) { part in
      part.write(title, row: 0, column: 1, style: .title)
      draw(shown[first...].prefix(body), on: &part, hasMore: hasMore)
      part.placeCaret(row: 1, column: 1)
    }
    drawHelpKeys(on: &canvas, hasMore: hasMore)
    return Frame(canvas)
  }

  private func draw(_ rows: ArraySlice<HelpRow>, on canvas: inout Canvas, hasMore: Bool) {
    for (row, line) in zip(1..., rows) {
      if !line.mark.isEmpty {
        canvas.fill(line.mark, count: 1, row: row, column: 1, style: line.style)
      }
      canvas.write(line.text, row: row, column: line.column, style: line.style)
    }
    if hasMore {
      let end = Position(row: canvas.size.rows - 1, column: canvas.size.columns - 1)
      let glyph = narrator.glyphs.moreBelow
      canvas.fill(glyph, count: 1, row: end.row, column: end.column, style: .quiet)
    }
    for row in 0..<canvas.size.rows { canvas.fillGaps(inRow: row) }
  }

  /// A row of the page, and whether a line begins in it.
  private struct HelpRow {
    var mark = ""
    var text = ""
    var style = Style.plain
    var column = 1
    var isFirst = false
  }

  private func drawnHelp(_ lines: [HelpLine], columns: Int) -> [HelpRow] {
    lines.enumerated().flatMap { number, line -> [HelpRow] in
      let column = line.isHead ? 1 : 3
      var rows = line.text.printable.wrapped(to: max(1, columns - column - 1)).map {
        HelpRow(text: $0, style: line.style, column: column)
      }
      rows[0].mark = line.mark
      if line.isHead, number > 0 { rows.insert(HelpRow(), at: 0) }
      rows[0].isFirst = true
      return rows
    }
  }

  private func title(of page: HelpPage) -> String {
    let title =
      page.index.map { narrator.text(.aboutField, ["field": .text(facts.form.fields[$0].label)]) }
      ?? facts.form.title
    return title.printable
  }

  private func drawHelpKeys(on canvas: inout Canvas, hasMore: Bool) {
    let row = canvas.size.rows - 1
    let hints = placedHelpHints(columns: canvas.size.columns)
    for (hint, column) in hints.prefix(hasMore ? 2 : 1) {
      draw(hint, on: &canvas, row: row, column: column)
    }
  }
}
