import FormValidation

extension Canvas {
  /// Draws a track, filled between two positions, with its ticks, zones and handles.
  mutating func drawTrack(
    _ layout: TrackLayout,
    of scale: TrackScale,
    filled: ClosedRange<Int>,
    thumbs: [Int],
    ticks: [Number],
    style: Style
  ) {
    guard !layout.track.isEmpty else { return }
    let (from, to) = (
      layout.column(of: filled.lowerBound, on: scale),
      layout.column(of: filled.upperBound, on: scale)
    )
    let start = layout.track.lowerBound
    fill(glyphs.trackEmpty, count: from - start, row: 0, column: start, style: .quiet)
    fill(glyphs.trackFilled, count: to - from, row: 0, column: from, style: style)
    let rest = layout.track.upperBound - to - 1
    fill(glyphs.trackEmpty, count: rest, row: 0, column: to + 1, style: .quiet)
    for tick in ticks {
      let column = layout.column(of: scale.position(notAbove: tick), on: scale)
      let isFilled = from..<to ~= column
      let glyph = isFilled ? glyphs.trackFilledTick : glyphs.trackTick
      fill(glyph, count: 1, row: 0, column: column, style: isFilled ? style : .quiet)
    }
    for zone in scale.zones {
      let first = layout.column(of: scale.position(notBelow: zone.lowerBound), on: scale)
      let last = layout.column(of: scale.position(notAbove: zone.upperBound), on: scale)
      let width = max(0, last - first + 1)
      fill(glyphs.trackBarred, count: width, row: 0, column: first, style: .quiet)
    }
    for thumb in thumbs {
      let column = layout.column(of: thumb, on: scale)
      fill(glyphs.thumb, count: 1, row: 0, column: column, style: style)
    }
  }
}
