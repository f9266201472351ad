import FormValidation

/// Forbids the numbers between two others, both included.
///
/// With 3 to 5: passes `"2"`; fails `"4"`, incomplete, since more digits may lead out again.
struct OutsideZone: Rule {
  let name = "forbidden"

  /// The lowest and highest forbidden numbers.
  let zone: ClosedRange<Number>

  var requirement: Requirement {
    Requirement("needs.outside", "Below {min} or above {max}", parameters)
  }

  func verdict(on input: NumericText, among _: Answers) -> Verdict {
    guard let number = input.number, zone ~= number else { return .valid }
    return .incomplete("range.forbidden", "{label} must be below {min} or above {max}.", parameters)
  }

  private var parameters: Parameters {
    ["min": .number(zone.lowerBound), "max": .number(zone.upperBound)]
  }
}
