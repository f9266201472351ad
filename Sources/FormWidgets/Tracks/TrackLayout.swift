import FormValidation

/// The columns of a slider's parts: `0 ━━●────── 8  2`.
///
/// In a narrow row, the ends are left out first, then the track.
struct TrackLayout: Sendable {
  /// Whether the ends are shown.
  let hasEnds: Bool

  /// The columns of the track; empty if there is none.
  let track: Range<Int>

  /// The column of the upper end.
  var upperEnd: Int { track.upperBound + 1 }

  /// The column of the value.
  let value: Int

  /// Creates the layout of a row, from the widths of the parts beside the track.
  init(columns: Int, lowerEnd: Int, upperEnd: Int, value valueWidth: Int) {
    // There is a blank on each side of the ends, and one after the value for the caret.
    let roomWithEnds = columns - valueWidth - lowerEnd - upperEnd - 5
    hasEnds = roomWithEnds >= 6
    let width = hasEnds ? roomWithEnds : columns - valueWidth - 1
    let start = hasEnds ? lowerEnd + 1 : 0
    track = start..<(start + (width >= 3 ? width : 0))
    value = track.isEmpty ? 0 : hasEnds ? track.upperBound + upperEnd + 3 : track.upperBound + 1
  }

  /// Returns the column of a position on a scale.
  func column(of position: Int, on scale: TrackScale) -> Int {
    let last = track.count - 1
    guard last > 0, scale.stepCount > 0 else { return track.lowerBound }
    let position = scale.held(position)
    let offset =
      scale.isLogarithmic
      ? Int((scale.fraction(at: position) * Double(last)).rounded())
      : (position * last * 2 + scale.stepCount) / (scale.stepCount * 2)
    return track.lowerBound + offset
  }

  /// Returns the position of a handle nearest to a column; `nil` without a track.
  func position(at column: Int, on scale: TrackScale) -> Int? {
    guard track.count > 1 else { return nil }
    let offset = max(0, min(column - track.lowerBound, track.count - 1))
    let fraction = Double(offset) / Double(track.count - 1)
    return scale.position(nearest: scale.position(atFraction: fraction))
  }
}

extension Canvas {
  /// Draws a track, filled between two positions if there is an answer, with its ticks, zones and
  /// handles.
  mutating func drawTrack(
    _ layout: TrackLayout,
    of scale: TrackScale,
    filled: ClosedRange<Int>?,
    thumbs: [Int],
    ticks: [Number],
    style: Style
  ) {
    guard !layout.track.isEmpty else { return }
    let start = layout.track.lowerBound
    let from = filled.map { layout.column(of: $0.lowerBound, on: scale) } ?? start
    let to = filled.map { layout.column(of: $0.upperBound, on: scale) } ?? start
    fill(glyphs.trackEmpty, count: from - start, row: 0, column: start, style: .emptyTrack)
    fill(glyphs.trackFilled, count: to - from, row: 0, column: from, style: style)
    fill(
      glyphs.trackEmpty,
      count: layout.track.upperBound - to,
      row: 0,
      column: to,
      style: .emptyTrack
    )
    for tick in ticks {
      let column = layout.column(of: scale.position(notAbove: tick), on: scale)
      let isFilled = from..<to ~= column
      let glyph = isFilled ? glyphs.trackFilledTick : glyphs.trackTick
      fill(glyph, count: 1, row: 0, column: column, style: isFilled ? style : .emptyTrack)
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
