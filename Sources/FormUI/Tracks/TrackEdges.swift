/// The widths of what is beside a track, in cells: shared by the tracks of a page, so that they begin
/// and end in the same columns.
struct TrackEdges: Hashable, Sendable {
  /// The widths of the lower and the upper end of the track, and of the value.
  var lowerEnd = 0
  var upperEnd = 0
  var value = 0

  /// Returns the larger widths of both.
  func joined(with other: TrackEdges) -> TrackEdges {
    TrackEdges(
      lowerEnd: max(lowerEnd, other.lowerEnd),
      upperEnd: max(upperEnd, other.upperEnd),
      value: max(value, other.value)
    )
  }
}
