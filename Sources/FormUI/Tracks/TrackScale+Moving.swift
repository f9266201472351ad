extension TrackScale {
  /// How far a key moves a handle.
  enum Stride {
    /// A step; on a logarithmic scale, a hundredth of the track if that is more.
    case small
    /// A tenth of the track.
    case large
  }

  /// Returns the position that a key moves a handle to, up or down, past zones and within the
  /// track.
  func position(from start: Int, by stride: Stride, going direction: Int) -> Int {
    let target = held(
      isLogarithmic ? mark(from: start, stride, direction) : start + length(of: stride) * direction
    )
    if let position = position(from: target, going: direction) { return position }
    // After a zone at the end of the track there is nothing: the last value before it is the end.
    let last = position(from: target, going: -direction) ?? start
    return (last - start) * direction > 0 ? last : start
  }

  private func length(of stride: Stride) -> Int {
    stride == .small ? 1 : Swift.max(1, stepCount / 10)
  }

  /// Returns the next of a hundred marks that divide a logarithmic track evenly, at least a step
  /// from another position.
  private func mark(from start: Int, _ stride: Stride, _ direction: Int) -> Int {
    // From outside the track, the next value is its end.
    guard held(start) == start else { return held(start) }
    let here = fraction(at: start) * 100
    let length = stride == .small ? 1 : 10
    var mark = Int(here.rounded(direction > 0 ? .down : .up))
    let nearest = Int(here.rounded())
    if position(atFraction: Double(nearest) / 100) == start { mark = nearest }
    mark += length * direction
    while 1..<100 ~= mark {
      let position = position(atFraction: Double(mark) / 100)
      if (position - start) * direction > 0 { return position }
      mark += direction
    }
    return mark < 1 ? 0 : stepCount
  }
}
