extension Slider {
  /// Draws the ends, the track with its thumb, and the value: `0 ━━●────── 8  2`.
  ///
  /// Where the row is short the ends go first, then the track.
  public func draw(on canvas: inout Canvas) {
    let columns = canvas.size.columns
    let style: Style = canvas.isFocused ? .focusedControl : .plain
    let shown = typed.isEmpty ? shownValue : typed
    let valueWidth = Swift.max(valueWidth, shown.utf8.count)
    // Beside the ends there is a blank on each side, and one behind the value for the caret.
    let roomWithEnds = columns - valueWidth - shownMin.utf8.count - shownMax.utf8.count - 5
    let hasEnds = roomWithEnds >= 6
    let trackWidth = hasEnds ? roomWithEnds : columns - valueWidth - 1
    var column = 0
    if hasEnds { column = canvas.write(shownMin, row: 0, column: 0, style: .quiet) + 1 }
    let thumb = column + thumbOffset(in: trackWidth)
    if trackWidth >= 3 {
      column = drawTrack(on: &canvas, from: column, width: trackWidth, style: style) + 1
    }
    if hasEnds { column = canvas.write(shownMax, row: 0, column: column, style: .quiet) + 2 }
    let end = canvas.write(shown, row: 0, column: column, style: style)
    let caret = typed.isEmpty && trackWidth >= 3 ? thumb : end
    canvas.placeCaret(row: 0, column: Swift.min(caret, columns - 1))
  }

  private func thumbOffset(in width: Int) -> Int {
    width < 2 ? 0 : (position * (width - 1) * 2 + stepCount) / (stepCount * 2)
  }

  private func drawTrack(
    on canvas: inout Canvas,
    from start: Int,
    width: Int,
    style: Style
  ) -> Int {
    let offset = thumbOffset(in: width)
    let (filled, thumb, empty) =
      (canvas.glyphs.trackFilled, canvas.glyphs.thumb, canvas.glyphs.trackEmpty)
    var column = canvas.fill(filled, count: offset, row: 0, column: start, style: style)
    column = canvas.fill(thumb, count: 1, row: 0, column: column, style: style)
    return canvas.fill(empty, count: width - offset - 1, row: 0, column: column, style: .quiet)
  }
}
