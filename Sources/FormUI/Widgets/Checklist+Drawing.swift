import FormValidation

extension Checklist {
  /// Draws the visible rows: `[x] Swift`; with limits, also how many are checked.
  public func draw(on canvas: inout Canvas) {
    let columns = canvas.size.columns
    let count = shownCount(on: canvas)
    let window = window(in: canvas.size.rows)
    for (offset, row) in window.rows(of: choices.count).enumerated() {
      let isCurrent = canvas.isFocused && row == current
      let style: Style = isCurrent ? .focusedControl : .plain
      let taken = offset == 0 && !count.isEmpty ? count.cellWidth + 1 : 0
      let mark = marks[row] ? canvas.glyphs.toggleOn : canvas.glyphs.toggleOff
      let room = Swift.max(1, columns - mark.utf8.count - 3 - taken)
      let label = choices[row].label.printable.fitted(to: room, canvas.glyphs)
      canvas.write("\(mark) \(label)", row: offset, column: 0, style: style)
      if isCurrent { canvas.placeCaret(row: offset, column: Swift.min(1, columns - 1)) }
    }
    let column = columns - 2 - count.cellWidth
    canvas.write(count, row: 0, column: column, style: .quiet)
    canvas.markMore(of: choices.count, in: window, from: 0)
  }

  /// Returns how many are checked and allowed, if that is limited and the row is wide enough.
  private func shownCount(on canvas: Canvas) -> String {
    guard min != nil || max != nil, canvas.size.columns >= 24 else { return "" }
    let limit = max ?? choices.count
    let count = marks.count { $0 }
    return canvas.text(
      .place,
      [
        "place": .number(Number(count)), "count": .number(Number(limit)),
      ]
    )
  }
}
