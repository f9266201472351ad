/// The lowest and the highest of the numbers allowed, and what typing can still reach.
struct NumberBounds: Hashable, Sendable {
  /// The lowest number allowed, if there is one.
  let min: Number?

  /// The highest number allowed, if there is one.
  let max: Number?

  /// Whether the limits themselves are not allowed.
  var isExclusive = false

  /// Whether a number is allowed.
  func contains(_ number: Number) -> Bool {
    if isExclusive, number == min || number == max { return false }
    return (min.map { $0 <= number } ?? true) && (max.map { number <= $0 } ?? true)
  }

  /// The whole numbers from one limit to the other, where both limits are whole themselves.
  var wholes: ClosedRange<Int>? {
    guard let low = min.map(\.wholeValue) ?? Int.min, let high = max.map(\.wholeValue) ?? Int.max,
      low <= high
    else { return nil }
    return low...high
  }

  /// The verdict on a number, or on a text in plain notation that may become one.
  func verdict(on input: NumericText) -> Verdict {
    if let number = input.number, !input.isTyped {
      return contains(number) ? .valid : verdict(outside: NumberScanner(number.description))
    }
    let scan = NumberScanner(input.text)
    if scan.reading == .invalid { return scan.misplaced(in: input.text) }
    if scan.hasExponent {
      return .invalid("range.exponent", "Write the number without an exponent.")
    }
    guard contains(scan.plainNumber) else { return verdict(outside: scan) }
    if scan.reading == .number { return .valid }
    return isReachable(from: scan)
      ? .goOnWithDigit : verdict(on: scan.plainNumber, canBeMended: false)
  }

  private func verdict(outside scan: NumberScanner) -> Verdict {
    verdict(on: scan.plainNumber, canBeMended: isReachable(from: scan))
  }

  /// Whether typing digits or a point at the end can make a text an allowed number.
  ///
  /// Exact for texts in plain notation, with leading zeros allowed; one with an exponent reaches
  /// nothing.
  func isReachable(from scan: NumberScanner) -> Bool {
    guard scan.reading != .invalid, !scan.hasExponent else { return false }
    if let min, let max, max < min { return false }
    if scan.end == 0 { return true }
    // From an excluded limit digits lead away from zero only.
    if isExclusive, scan.plainNumber == (scan.isNegative ? min : max) { return false }
    let low = scan.isNegative ? max.map { -$0 } : min
    let high = scan.isNegative ? min.map { -$0 } : max
    if let high, high < 0 { return false }
    // Whatever follows, the magnitude is from `first` to below `beyond`, both moved up together by
    // as many places as digits are typed before the point.
    let first = scan.magnitude
    if first.isZero, !scan.hasPoint { return true }
    let beyond = first + Number(isNegative: false, digits: [1], exponent: -scan.fractionCount)
    var shift = 0
    if let low, low >= beyond {
      guard !scan.hasPoint else { return false }
      shift = Swift.max(0, low.place - beyond.place)
      if low >= beyond.shifted(by: shift) { shift += 1 }
    }
    return high.map { first.shifted(by: shift) <= $0 } ?? true
  }

  /// The verdict on a number outside.
  func verdict(on number: Number, canBeMended: Bool) -> Verdict {
    let isBelow = min.map { number < $0 || isExclusive && number == $0 } ?? false
    let violation = Violation(
      isBelow ? "range.below_min" : "range.above_max",
      message,
      parameters(actual: number),
      isIncomplete: canBeMended
    )
    return canBeMended ? .incomplete([violation]) : .invalid([violation])
  }

  /// What the bounds demand: "13 to 120".
  var requirement: Requirement {
    let demand = NumberBounds.demand(min: min != nil, max: max != nil, isExclusive: isExclusive)
    return Requirement(demand, parameters(actual: nil))
  }

  /// What bounds demand, by which of them there are.
  static func demand(min: Bool, max: Bool, isExclusive: Bool) -> Message {
    switch (min, max) {
    case (false, false): Message("needs.any_number", "Any number")
    case (true, false):
      isExclusive
        ? Message("needs.more_than", "Greater than {min}")
        : Message("needs.at_least", "At least {min}")
    case (false, true):
      isExclusive
        ? Message("needs.less_than", "Less than {max}")
        : Message("needs.at_most", "At most {max}")
    case (true, true): Message("needs.between", "{min} to {max}")
    }
  }

  private var message: Message {
    switch (min, max) {
    case (_, nil):
      isExclusive
        ? Message("range.more_than", "{label} must be greater than {min}.")
        : Message("range.at_least", "{label} must be at least {min}.")
    case (nil, _):
      isExclusive
        ? Message("range.less_than", "{label} must be less than {max}.")
        : Message("range.at_most", "{label} must be at most {max}.")
    case (_, _): Message("range.between", "{label} must be between {min} and {max}.")
    }
  }

  /// The message about a number outside the one bound there is, which is another answer.
  var messageOfField: Message {
    switch (max == nil, isExclusive) {
    case (true, true): Message("range.more_than.field", "{label} must be greater than {other_label}.")
    case (true, false): Message("range.at_least.field", "{label} must be at least {other_label}.")
    case (false, true): Message("range.less_than.field", "{label} must be less than {other_label}.")
    case (false, false): Message("range.at_most.field", "{label} must be at most {other_label}.")
    }
  }

  private func parameters(actual: Number?) -> Parameters {
    var parameters: Parameters = [:]
    parameters["min"] = min.map(Value.number)
    parameters["max"] = max.map(Value.number)
    parameters["actual"] = actual.map(Value.number)
    return parameters
  }
}

extension NumberScanner {
  /// The number read so far, its sign left out.
  var magnitude: Number {
    Number(isNegative: false, digits: digits, exponent: -fractionCount)
  }

  /// The number read so far in plain notation; of `-1.`, -1.
  var plainNumber: Number { isNegative ? -magnitude : magnitude }
}

extension Number {
  /// The number times a power of ten.
  fileprivate func shifted(by places: Int) -> Number {
    Number(isNegative: isNegative, digits: digits, exponent: exponent + places)
  }
}
