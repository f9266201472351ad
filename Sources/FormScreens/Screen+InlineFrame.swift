import FormFilling
import FormNarration
import FormValidation
package import FormWidgets
import Forms

/// The screen below a shell's prompt, in as few rows as it needs.
extension Screen {
  /// Returns the picture of the screen on a terminal with one column more than a size, without the
  /// rows that it does not need; a single question has no title.
  ///
  /// Its layout is the same as on a full screen of that size. The last column stays free, because
  /// terminals differ on the cursor position after it.
  package func inlineFrame(in whole: Size, reusing blocks: inout DrawnBlocks) -> Frame {
    guard isCompact else {
      var compact = self
      compact.isCompact = true
      return compact.inlineFrame(in: whole, reusing: &blocks)
    }
    let size = whole.measure
    guard size.isFillable else {
      return Frame(asking: self, forMoreThan: whole, margin: 1).withoutBlankRows
    }
    if helpPage != nil { return frame(in: whole, reusing: &blocks).withoutBlankRows }
    let title = facts.form.isQuestion ? 1 : 0
    var (rows, cursor) = formRows(on: size, reusing: &blocks)
    let rest = facts.form.isQuestion ? title + dealtRows(on: size).restingRows : 0
    while rows.count < rest { rows.append([]) }
    if let asking = drawQuestion(over: &rows, on: size) { cursor = asking }
    rows.removeFirst(title)
    var bottom = bottomRows(on: size, reusing: &blocks)
    bottom.removeAll { $0.isEmpty }
    rows.removeSubrange(min(rows.count, size.rows - bottom.count)...)
    cursor?.row -= title
    if cursor.map({ $0.row >= rows.count }) == true {
      cursor = Position(row: rows.count, column: 1)
    }
    let shown = rows + bottom
    return Frame(
      size: Size(columns: whole.columns, rows: shown.count),
      rows: shown,
      cursor: cursor
    )
  }
}

extension Frame {
  /// Makes the frame that stays on the terminal after a submit: the answers, each after its
  /// label, below the title of a form; secrets are masked.
  package init(answersOf screen: Screen, columns: Int) {
    let indices = screen.facts.form.fields.indices.filter {
      screen.filling.sheet.isAsked(fieldAt: $0) && !screen.facts.fields[$0].isControl
        && !screen.narrator.submittedSummary(ofFieldAt: $0, in: screen.filling.sheet).isEmpty
    }
    let first = screen.facts.form.isQuestion ? 0 : 1
    let widths = indices.map { screen.facts.form.fields[$0].label.printable.cellWidth }
    let width = min(widths.max() ?? 0, max(0, columns / 2 - 2))
    var canvas = screen.canvas(Size(columns: columns, rows: first + indices.count))
    if first == 1 {
      let title = screen.facts.form.title.printable.fitted(to: columns - 3, screen.narrator.glyphs)
      canvas.write(title, row: 0, column: 2, style: .title)
    }
    if canvas.size.rows > 0 {
      canvas.fill(screen.narrator.glyphs.success, count: 1, row: 0, column: 0, style: .success)
    }
    for (row, index) in zip(first..., indices) {
      let answer = screen.narrator.submittedSummary(ofFieldAt: index, in: screen.filling.sheet)
        .printable
      let room = screen.facts.form.isQuestion ? max(width, columns - 5 - answer.cellWidth) : width
      let label = screen.facts.form.fields[index].label.printable.fitted(
        to: room,
        screen.narrator.glyphs
      )
      canvas.write(label, row: row, column: 2, style: .label)
      let column = 2 + (screen.facts.form.isQuestion ? label.cellWidth : width) + 2
      let fitted = answer.fitted(to: max(1, columns - column), screen.narrator.glyphs)
      canvas.write(fitted, row: row, column: column, style: .value)
    }
    self.init(canvas)
  }

  /// Makes a frame that asks for a larger window, or whether to quit if that is being asked; the
  /// margin is the number of columns of the window that a frame leaves free.
  init(asking screen: Screen, forMoreThan size: Size, margin: Int = 0) {
    var canvas = screen.canvas(size)
    let smallest = Size.smallestScreen
    let wish = screen.narrator.text(
      .tooSmall,
      [
        "columns": .number(Number(smallest.columns + margin)),
        "rows": .number(Number(smallest.rows)),
      ]
    )
    let question = Notice(screen.filling.outside.keepsDraft ? .confirmQuit : .confirmCancel).text(
      in: screen.filling,
      by: screen.narrator,
      columns: 0
    )
    let text = screen.filling.mode == .confirmingLeave ? question : wish
    for (row, line) in text.wrapped(to: max(1, size.columns)).enumerated() {
      canvas.write(line, row: row, column: 0)
    }
    self.init(size: size, rows: canvas.rows, cursor: Position(row: 0, column: 0))
  }

  /// The frame without its last blank rows above the last row.
  fileprivate var withoutBlankRows: Frame {
    guard let last = rows.last else { return self }
    let end = rows.dropLast().lastIndex { !$0.isEmpty } ?? -1
    let shown = Array(rows[...end]) + (last.isEmpty ? [] : [last])
    return Frame(size: Size(columns: size.columns, rows: shown.count), rows: shown, cursor: cursor)
  }
}
