import FormValidation

extension TrackScale {
  /// The rules that every value of the scale keeps.
  var rules: RuleSet {
    [.range(min: min, max: max), .multipleOf(step, base: min)]
      + RuleSet(zones.map { Clause(OutsideZone(zone: $0)) })
  }

  /// The position to move on from: that of a value being typed where it is one, on its near side where
  /// it is on no step.
  func start(from typed: String, at position: Int, going direction: Int) -> Int {
    guard let number = Number(typed) else { return position }
    return direction > 0 ? self.position(notAbove: number) : self.position(notBelow: number)
  }

  /// The cells that the widest value takes.
  var valueWidth: Int {
    Swift.max(min.wholeText.utf8.count, max.wholeText.utf8.count)
      + Swift.max(min.fractionText.utf8.count, step.fractionText.utf8.count)
  }
}

extension Key {
  /// The text of a number that the key makes of another one; nothing where it types no number.
  func typing(on typed: String) -> String? {
    switch self {
    case .character("-"): return "-"
    case .backspace where !typed.isEmpty: return String(typed.dropLast())
    default:
      guard let sign = self.typed, sign == "." || "0"..."9" ~= sign else { return nil }
      return typed + String(sign)
    }
  }
}

extension Number {
  /// The sign and the digits before the point.
  fileprivate var wholeText: Substring { description.prefix { $0 != "." } }

  /// The point and the digits behind it.
  fileprivate var fractionText: Substring { description.drop { $0 != "." } }
}
