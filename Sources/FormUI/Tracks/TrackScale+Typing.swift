import FormValidation

extension TrackScale {
  /// The rules that every value of the scale meets.
  var rules: RuleSet {
    [.range(min: min, max: max), .multipleOf(step, base: min)]
      + RuleSet(zones.map { Clause(OutsideZone(zone: $0)) })
  }

  /// Returns the position to move on from: that of a typed value, on its near side if it is between
  /// steps.
  func start(from typed: TypedNumber, at position: Int, going direction: Int) -> Int {
    guard let number = typed.number else { return position }
    return direction > 0 ? self.position(notAbove: number) : self.position(notBelow: number)
  }

  /// Returns the value at a percentage of the track, or the nearest possible one; `nil` unless it
  /// is from 0 to 100.
  ///
  /// Half of a linear track is the arithmetic mean of its ends; of a logarithmic one, the geometric
  /// mean.
  func number(atPercent percent: Number) -> Number? {
    guard 0...100 ~= percent, let part = Double(percent.description) else { return nil }
    return number(at: position(nearest: position(atFraction: part / 100)))
  }

  /// The width of the widest value.
  var valueWidth: Int {
    Swift.max(min.wholeText.utf8.count, max.wholeText.utf8.count)
      + Swift.max(min.fractionText.utf8.count, step.fractionText.utf8.count)
  }
}

extension Number {
  /// The sign and the digits before the point.
  fileprivate var wholeText: Substring { description.prefix { $0 != "." } }

  /// The point and the digits after it.
  fileprivate var fractionText: Substring { description.drop { $0 != "." } }
}
