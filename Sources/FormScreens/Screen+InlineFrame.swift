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
    guard Screen.isFillable(on: size) else {
      return frameOfTooSmall(whole, margin: 1).withoutBlankRows
    }
    if helpPage != nil { return frame(in: whole, reusing: &blocks).withoutBlankRows }
    let title = facts.form.isQuestion ? 1 : 0
    var (rows, cursor) = formRows(on: size, reusing: &blocks)
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

  /// Returns the frame that stays on the terminal after a submit: the answers, each after its
  /// label, below the title of a form; secrets are masked.
  package func answerFrame(columns: Int) -> Frame {
    let indices = facts.form.fields.indices.filter {
      filling.isAsked(fieldAt: $0) && !facts.fields[$0].isControl
        && !narrator.submittedSummary(ofFieldAt: $0, in: filling).isEmpty
    }
    let first = facts.form.isQuestion ? 0 : 1
    let widths = indices.map { facts.form.fields[$0].label.printable.cellWidth }
    let width = min(widths.max() ?? 0, max(0, columns / 2 - 2))
    var canvas = canvas(Size(columns: columns, rows: first + indices.count))
    if first == 1 {
      let title = facts.form.title.printable.fitted(to: columns - 3, narrator.glyphs)
      canvas.write(title, row: 0, column: 2, style: .title)
    }
    if canvas.size.rows > 0 {
      canvas.fill(narrator.glyphs.success, count: 1, row: 0, column: 0, style: .success)
    }
    for (row, index) in zip(first..., indices) {
      let answer = narrator.submittedSummary(ofFieldAt: index, in: filling).printable
      let room = facts.form.isQuestion ? max(width, columns - 5 - answer.cellWidth) : width
      let label = facts.form.fields[index].label.printable.fitted(to: room, narrator.glyphs)
      canvas.write(label, row: row, column: 2, style: .label)
      let column = 2 + (facts.form.isQuestion ? label.cellWidth : width) + 2
      let fitted = answer.fitted(to: max(1, columns - column), narrator.glyphs)
      canvas.write(fitted, row: row, column: column, style: .value)
    }
    return Frame(canvas)
  }
}

extension Frame {
  /// The frame without its last blank rows above the last row.
  fileprivate var withoutBlankRows: Frame {
    guard let last = rows.last else { return self }
    let end = rows.dropLast().lastIndex { !$0.isEmpty } ?? -1
    let shown = Array(rows[...end]) + (last.isEmpty ? [] : [last])
    return Frame(size: Size(columns: size.columns, rows: shown.count), rows: shown, cursor: cursor)
  }
}
