extension TrackScale {
  /// How far a key moves a thumb.
  enum Stride {
    /// A step; on a logarithmic scale a hundredth of the track, if that is more.
    case small
    /// A tenth of the track.
    case large
  }

  /// The position that a key moves a thumb to from another one, up or down, past zones and held to
  /// the track.
  func position(from start: Int, by stride: Stride, going direction: Int) -> Int {
    let target = held(
      isLogarithmic ? mark(from: start, stride, direction) : start + length(of: stride) * direction
    )
    if let position = position(from: target, going: direction) { return position }
    // Behind a zone that ends the track there is nothing: the last value before it is as far as it
    // goes.
    let last = position(from: target, going: -direction) ?? start
    return (last - start) * direction > 0 ? last : start
  }

  private func length(of stride: Stride) -> Int {
    stride == .small ? 1 : Swift.max(1, stepCount / 10)
  }

  /// The position of the next of a hundred marks that divide a logarithmic track evenly, a step at
  /// least from another position.
  private func mark(from start: Int, _ stride: Stride, _ direction: Int) -> Int {
    // From beyond the track the next value is its end.
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
