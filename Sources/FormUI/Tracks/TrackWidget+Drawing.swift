extension TrackWidget {
  /// Where the parts stand in a row.
  func layout(columns: Int) -> TrackLayout {
    TrackLayout(
      columns: columns,
      lowerEnd: scale.shownMin.utf8.count,
      upperEnd: scale.shownMax.utf8.count,
      value: valueCells
    )
  }

  /// The column that the value begins in: further left where it outgrows its cells, so that the
  /// track stays as it is and the end of what is typed is seen.
  private func start(of layout: TrackLayout, columns: Int) -> Int {
    shownCells > valueCells ? max(0, columns - 1 - shownCells) : layout.value
  }

  /// Draws the ends, the track with its thumbs, and the value: `0 ━━●────── 8  2`.
  public func draw(on canvas: inout Canvas) {
    let columns = canvas.size.columns
    let style: Style = canvas.isFocused ? .focusedControl : .plain
    let layout = layout(columns: columns)
    if layout.hasEnds {
      canvas.write(scale.shownMin, row: 0, column: 0, style: .quiet)
      canvas.write(scale.shownMax, row: 0, column: layout.upperEnd, style: .quiet)
    }
    canvas.drawTrack(
      layout,
      of: scale,
      filled: filled,
      thumbs: thumbs,
      ticks: ticks,
      style: style
    )
    let start = start(of: layout, columns: columns)
    if start < layout.value { canvas.fill(" ", count: 1, row: 0, column: start - 1, style: .plain) }
    let end = drawValue(on: &canvas, from: start, style: style)
    let caret =
      typed.isEmpty && !layout.track.isEmpty ? layout.column(of: position, on: scale) : end
    canvas.placeCaret(row: 0, column: min(caret, columns - 1))
  }
}
