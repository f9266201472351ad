extension RangeSlider {
  /// Where the parts stand in a row.
  func layout(columns: Int) -> TrackLayout {
    // Between the numbers stands a dash with a blank on each side.
    let (low, high) = shown
    return TrackLayout(
      columns: columns,
      lowerEnd: shownMin.utf8.count,
      upperEnd: shownMax.utf8.count,
      value: Swift.max(scale.valueWidth * 2, low.utf8.count + high.utf8.count) + 3
    )
  }

  /// Draws the ends, the track with its thumbs, and the values: `0 ──●━━●─── 8  2 – 5`.
  public func draw(on canvas: inout Canvas) {
    let layout = layout(columns: canvas.size.columns)
    let style: Style = canvas.isFocused ? .focusedControl : .plain
    if layout.hasEnds {
      canvas.write(shownMin, row: 0, column: 0, style: .quiet)
      canvas.write(shownMax, row: 0, column: layout.upperEnd, style: .quiet)
    }
    // Of two thumbs in one cell the active one is seen.
    let thumbs = active == .low ? [high, low] : [low, high]
    canvas.drawTrack(
      layout,
      of: scale,
      filled: low...high,
      thumbs: thumbs,
      ticks: ticks,
      style: style
    )
    let ends = drawValues(on: &canvas, from: layout.value, style: style)
    let thumb = layout.column(of: active == .low ? low : high, on: scale)
    let caret = typed.isEmpty && !layout.track.isEmpty ? thumb : active == .low ? ends.0 : ends.1
    canvas.placeCaret(row: 0, column: Swift.min(caret, canvas.size.columns - 1))
  }

  /// Draws the values, the active one weightier, and returns the columns behind each.
  private func drawValues(
    on canvas: inout Canvas,
    from column: Int,
    style: Style
  ) -> (Int, Int) {
    let (low, high) = shown
    let lowEnd = canvas.write(
      low,
      row: 0,
      column: column,
      style: active == .low ? style : .plain
    )
    let dash = canvas.write(" \(canvas.glyphs.rangeDash) ", row: 0, column: lowEnd, style: .quiet)
    let highEnd = canvas.write(
      high,
      row: 0,
      column: dash,
      style: active == .high ? style : .plain
    )
    return (lowEnd, highEnd)
  }
}
