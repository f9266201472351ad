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
    let end = drawValue(on: &canvas, from: layout.value, style: style)
    let caret =
      typed.isEmpty && !layout.track.isEmpty ? layout.column(of: position, on: scale) : end
    canvas.placeCaret(row: 0, column: min(caret, columns - 1))
  }
}
