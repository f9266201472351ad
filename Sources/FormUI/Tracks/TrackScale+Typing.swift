import FormValidation

extension TrackScale {
  /// The rules that every value of the scale keeps.
  var rules: RuleSet {
    [.range(min: min, max: max), .multipleOf(step, base: min)]
      + RuleSet(zones.map { Clause(OutsideZone(zone: $0)) })
  }

  /// The position to move on from: that of a value being typed where it is one, on its near side
  /// where it is on no step.
  func start(from typed: TypedNumber, at position: Int, going direction: Int) -> Int {
    guard let number = typed.number else { return position }
    return direction > 0 ? self.position(notAbove: number) : self.position(notBelow: number)
  }

  /// The value at a part of the track, or at the one nearest to it that a thumb can have; nothing
  /// where the part is not from 0 to 100 percent.
  ///
  /// Half of a linear track is the middle of its values; of a logarithmic one, the value that is as
  /// many times the lower end as the upper end is times it.
  func number(atPercent percent: Number) -> Number? {
    guard 0...100 ~= percent, let part = Double(percent.description) else { return nil }
    return number(at: position(nearest: position(atFraction: part / 100)))
  }

  /// The cells that the widest value takes.
  var valueWidth: Int {
    Swift.max(min.wholeText.utf8.count, max.wholeText.utf8.count)
      + Swift.max(min.fractionText.utf8.count, step.fractionText.utf8.count)
  }
}

extension Number {
  /// The sign and the digits before the point.
  fileprivate var wholeText: Substring { description.prefix { $0 != "." } }

  /// The point and the digits behind it.
  fileprivate var fractionText: Substring { description.drop { $0 != "." } }
}
