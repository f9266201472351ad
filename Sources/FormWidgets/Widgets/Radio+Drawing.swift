extension Radio {
  /// Draws the options, `(•) First`, and below them the help of the current one.
  public func draw(on canvas: inout Canvas) {
    if rows.optionCount == 0 {
      return canvas.writeNote(choice.options.noteText(in: canvas.words, canvas.glyphs))
    }
    let layout = layout(in: canvas.size)
    let view = view(of: layout, in: canvas.size)
    for (item, row, _) in view.items {
      for content in layout.contents(of: item) {
        switch content {
        case .heading(let title): canvas.writeHeading(title, row: row)
        case .option(let option): draw(option, of: layout, in: row..<view.rowCount, on: &canvas)
        }
      }
    }
    canvas.markMore(of: view, from: 0)
    if layout.labels == .below { drawLabel(on: &canvas) }
    let end = view.rowCount + layout.labelHeight
    let loading = canvas.writeLoading(choice.options, row: end)
    let isHelped = canvas.isFocused || chosen != nil
    guard isHelped, choices.indices ~= current else { return }
    canvas.writeHelp(of: choices[current], from: end + loading)
  }

  /// Draws an option from the first of some rows on, as far as they reach.
  private func draw(
    _ option: Int,
    of layout: RadioLayout,
    in rows: Range<Int>,
    on canvas: inout Canvas
  ) {
    let row = rows.lowerBound
    let isCurrent = canvas.isFocused && option == current
    let isDisabled = !list.isEnabled(option) && option != chosen
    let style: Style =
      isDisabled ? .quiet : isCurrent ? .current : option == chosen ? .chosen : .plain
    let glyphs = canvas.glyphs
    let mark =
      isDisabled ? glyphs.radioDisabled : option == chosen ? glyphs.radioOn : glyphs.radioOff
    guard choices.indices ~= option else {
      return drawOther(mark, row: row, style: style, on: &canvas)
    }
    let column = layout.position(of: option).column
    if layout.labels == .beside {
      let label = WrappedLabel(choices[option].shownLabel, columns: layout.room(of: option))
      canvas.write(mark, before: label, in: rows, column: column, style: style, isBar: isCurrent)
    } else {
      canvas.write(mark, row: row, column: column, style: style)
    }
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
      ? choices[current].shownLabel.printable
      : ends.joined(separator: " \(canvas.glyphs.rangeDash) ")
    let style: Style = isShown ? .value : .quiet
    let lines = text.wrapped(to: canvas.size.columns)
    let count = Swift.max(1, Swift.min(lines.count, canvas.size.rows - 1))
    for (offset, line) in lines.prefix(count).enumerated() {
      let isCut = offset == count - 1 && lines.count > count
      let shown = isCut ? (line + " " + lines[count]) : line
      let label = shown.fitted(to: canvas.size.columns, canvas.glyphs)
      canvas.write(label, row: 1 + offset, column: 0, style: style)
    }
  }
}
