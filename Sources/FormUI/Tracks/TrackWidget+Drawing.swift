extension TrackWidget {
  /// Returns the columns of the parts in a row; typed text takes the room that it needs from the
  /// track.
  func layout(columns: Int) -> TrackLayout {
    TrackLayout(
      columns: columns,
      lowerEnd: scale.shownMin.utf8.count,
      upperEnd: scale.shownMax.utf8.count,
      value: max(valueCells, shownCells)
    )
  }

  /// Draws the ends, the track with its handles, and the value: `0 ━━●────── 8  2`.
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
    // If there is room for nothing else, the end of the typed text is visible.
    let isCut = layout.track.isEmpty && shownCells > valueCells
    let start = isCut ? min(0, columns - 1 - shownCells) : layout.value
    let end = drawValue(on: &canvas, from: start, style: style)
    let caret =
      typed.isEmpty && !layout.track.isEmpty ? layout.column(of: position, on: scale) : end
    canvas.placeCaret(row: 0, column: min(caret, columns - 1))
  }
}
