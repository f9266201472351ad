import FormValidation

extension Checklist {
  /// Draws the filter, if any, and the visible rows: `[x] Swift`.
  public func draw(on canvas: inout Canvas) {
    let top = filterHeight(in: canvas.size.rows)
    if list.entries.isEmpty {
      canvas.writeNote(options.noteText(in: canvas.words, canvas.glyphs), row: top)
      if top > 0 { drawFilter(on: &canvas) }
      return
    }
    let shown = listRoom(in: canvas.size, isNarrowed: menu.isNarrowed)
    let view = menu.view(of: list.entries, in: shown)
    for (item, row, _) in view.items {
      switch rows.content(at: item) {
      case .heading(let title):
        canvas.writeHeading(title, row: top + row)
      case .option(let option):
        let rows = top + row..<top + view.rowCount
        draw(option, in: rows, shown.columns, on: &canvas)
      }
    }
    if view.items.isEmpty {
      canvas.write(canvas.words[.noMatch], row: top, column: 0, style: .quiet)
    }
    canvas.markMore(of: view, from: top)
    let end = top + view.rowCount
    let loading = canvas.writeLoading(options, row: end)
    if canvas.isFocused, let index = menu.highlighted {
      canvas.writeHelp(of: list.entries[index], from: end + loading)
    }
    if top > 0 { drawFilter(on: &canvas) }
  }

  private func drawFilter(on canvas: inout Canvas) {
    let columns = Swift.max(1, canvas.size.columns - 2)
    canvas.fill(" ", count: columns, row: 0, column: 0, style: .room)
    let isEdited = canvas.isFocused && menu.isTyping
    canvas.draw(
      at: Position(row: 0, column: 0),
      size: Size(columns: columns, rows: 1),
      isFocused: isEdited
    ) { part in
      part.draw(menu.filter, placeholder: nil)
    }
  }

  /// Draws an option from the first of some rows on, as far as they reach.
  private func draw(
    _ option: Int,
    in rows: Range<Int>,
    _ room: Int,
    on canvas: inout Canvas
  ) {
    guard let index = menu.index(at: option) else { return }
    let columns = canvas.size.columns
    let isCurrent = canvas.isFocused && option == menu.highlight
    let isEnabled = menu.rows.isEnabled(option)
    let style: Style =
      !isEnabled ? .quiet : isCurrent ? .current : marks[index] ? .chosen : .plain
    let glyphs = canvas.glyphs
    let mark =
      marks[index] ? glyphs.toggleOn : isEnabled ? glyphs.toggleOff : glyphs.toggleDisabled
    if index == choices.count, marks[index] {
      return drawOther(mark, in: rows, style: style, isCurrent: isCurrent, on: &canvas)
    }
    let label = WrappedLabel(list.entries[index].shownLabel, columns: room)
    canvas.write(mark, before: label, in: rows, column: 0, style: style, isBar: isCurrent)
    canvas.markMatch(
      of: menu.filter.text,
      in: label,
      rows,
      column: mark.utf8.count + 1,
      isHighlighted: isCurrent
    )
    if isCurrent {
      canvas.placeCaret(row: rows.lowerBound, column: Swift.min(1, columns - 1))
    }
  }

  /// Draws the option for a typed answer with its text, in the first of some rows.
  private func drawOther(
    _ mark: String,
    in rows: Range<Int>,
    style: Style,
    isCurrent: Bool,
    on canvas: inout Canvas
  ) {
    canvas.write(
      otherText,
      after: "\(mark) \(list.entries[choices.count].label.printable)",
      row: rows.lowerBound,
      columns: canvas.size.columns,
      style: style,
      isFocused: isCurrent
    )
  }
}
