extension Radio {
  /// Draws the options, `(•) First`, and below them the help of the current one.
  public func draw(on canvas: inout Canvas) {
    if rows.optionCount == 0 {
      return canvas.writeNote(choice.options.noteText(in: canvas.words, canvas.glyphs))
    }
    let layout = layout(in: canvas.size)
    let window = window(on: layout, in: canvas.size)
    let visible = window.rows(of: layout.height)
    for (offset, row) in visible.enumerated() {
      for content in layout.contents(of: row) {
        switch content {
        case .heading(let title): canvas.writeHeading(title, row: offset)
        case .option(let option): draw(option, of: layout, row: offset, on: &canvas)
        }
      }
    }
    canvas.markMore(of: layout.height, in: window, from: 0)
    if !layout.showsLabels { drawLabel(on: &canvas) }
    let isHelped = canvas.isFocused || chosen != nil
    guard isHelped, choices.indices ~= current else { return }
    canvas.writeHelp(
      of: choices[current],
      from: visible.count + (layout.showsLabels ? 0 : 1)
    )
  }

  private func draw(_ option: Int, of layout: RadioLayout, row: Int, on canvas: inout Canvas) {
    let isCurrent = canvas.isFocused && option == current
    let isEnabled = rows.isEnabled(option)
    let style: Style =
      !isEnabled ? .quiet : isCurrent ? .current : option == chosen ? .chosen : .plain
    let glyphs = canvas.glyphs
    let mark =
      !isEnabled ? glyphs.radioDisabled : option == chosen ? glyphs.radioOn : glyphs.radioOff
    guard choices.indices ~= option else {
      return drawOther(mark, row: row, style: style, on: &canvas)
    }
    let label = choices[option].label.printable.fitted(to: layout.room(of: option), glyphs)
    let column = layout.position(of: option).column
    let text = layout.showsLabels ? "\(mark) \(label)" : mark
    canvas.write(text, row: row, column: column, style: style)
    if isCurrent {
      canvas.placeCaret(row: row, column: Swift.min(column + 1, canvas.size.columns - 1))
    }
  }

  /// Draws the option with a text: `(•) Other: a text`.
  private func drawOther(_ mark: String, row: Int, style: Style, on canvas: inout Canvas) {
    let columns = canvas.size.columns
    let label = "\(mark) \(list.entries[choices.count].label.printable)"
    let isCurrent = canvas.isFocused && current == choices.count
    guard isOther else {
      canvas.write(label.fitted(to: columns, canvas.glyphs), row: row, column: 0, style: style)
      if isCurrent { canvas.placeCaret(row: row, column: Swift.min(1, columns - 1)) }
      return
    }
    canvas.write(
      choice.otherText,
      after: label,
      row: row,
      columns: columns,
      style: style,
      isFocused: isCurrent
    )
  }

  /// Draws the label of the current option of a scale, or of its ends, if there is no choice.
  private func drawLabel(on canvas: inout Canvas) {
    let isShown = canvas.isFocused || chosen != nil
    let ends = [choices[0], choices[choices.count - 1]].map(\.label.printable)
    let text =
      isShown
      ? choices[current].label.printable : ends.joined(separator: " \(canvas.glyphs.rangeDash) ")
    let style: Style = isShown ? .value : .quiet
    let label = text.fitted(to: canvas.size.columns, canvas.glyphs)
    canvas.write(label, row: 1, column: 0, style: style)
  }
}
