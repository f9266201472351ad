extension Slider {
  /// What is typed, or the value.
  private var shown: String { typed.isEmpty ? shownValue : typed }

  /// Where the parts stand in a row.
  func layout(columns: Int) -> TrackLayout {
    TrackLayout(
      columns: columns,
      lowerEnd: shownMin.utf8.count,
      upperEnd: shownMax.utf8.count,
      value: Swift.max(valueWidth, shown.utf8.count)
    )
  }

  /// Draws the ends, the track with its thumb, and the value: `0 ━━●────── 8  2`.
  public func draw(on canvas: inout Canvas) {
    let columns = canvas.size.columns
    let style: Style = canvas.isFocused ? .focusedControl : .plain
    let layout = layout(columns: columns)
    if layout.hasEnds {
      canvas.write(shownMin, row: 0, column: 0, style: .quiet)
      canvas.write(shownMax, row: 0, column: layout.upperEnd, style: .quiet)
    }
    canvas.drawTrack(
      layout,
      of: scale,
      filled: 0...position,
      thumbs: [position],
      ticks: ticks,
      style: style
    )
    let end = canvas.write(shown, row: 0, column: layout.value, style: style)
    let caret =
      typed.isEmpty && !layout.track.isEmpty ? layout.column(of: position, on: scale) : end
    canvas.placeCaret(row: 0, column: Swift.min(caret, columns - 1))
  }
}
