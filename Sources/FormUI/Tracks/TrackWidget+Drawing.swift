extension TrackWidget {
  /// Where the parts stand in a row; what is typed takes the cells it needs from the track.
  func layout(columns: Int) -> TrackLayout {
    TrackLayout(
      columns: columns,
      lowerEnd: scale.shownMin.utf8.count,
      upperEnd: scale.shownMax.utf8.count,
      value: max(valueCells, shownCells)
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
    // Where there is room for nothing else, the end of what is typed is seen.
    let isCut = layout.track.isEmpty && shownCells > valueCells
    let start = isCut ? min(0, columns - 1 - shownCells) : layout.value
    let end = drawValue(on: &canvas, from: start, style: style)
    let caret =
      typed.isEmpty && !layout.track.isEmpty ? layout.column(of: position, on: scale) : end
    canvas.placeCaret(row: 0, column: min(caret, columns - 1))
  }
}
