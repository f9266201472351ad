/// A number must lie between two limits, or on one side of one.
///
/// Both limits are included. A typed text is judged in plain notation, `1200` and not `1.2e3`: an
/// exponent could still lead from any text to any range, so that no text would ever be invalid. A
/// number from data may be written either way.
///
/// A text is incomplete where further digits can lead into the range.
///
/// With 13 to 120: passes `"42"`; fails `"1"`, incomplete, and `"200"`, invalid.
public struct InRange: Rule {
  public let name = "range"

  private let bounds: NumberBounds

  /// Creates the rule; a limit left out does not limit.
  public init(min: Number? = nil, max: Number? = nil) {
    bounds = NumberBounds(min: min, max: max)
  }

  /// The lowest number allowed, if there is one.
  public var min: Number? { bounds.min }

  /// The highest number allowed, if there is one.
  public var max: Number? { bounds.max }

  public var requirement: Requirement { bounds.requirement }

  public func verdict(on input: NumericText, among _: Answers) -> Verdict {
    if let number = input.number, !input.isTyped {
      return bounds.contains(number) ? .valid : verdict(outside: NumberScanner(number.description))
    }
    let scan = NumberScanner(input.text)
    if scan.reading == .invalid { return scan.misplaced(in: input.text) }
    if scan.hasExponent {
      return .invalid("range.exponent", "Write the number out in digits, without an e.")
    }
    guard bounds.contains(scan.plainNumber) else { return verdict(outside: scan) }
    if scan.reading == .number { return .valid }
    return bounds.isReachable(from: scan)
      ? .goOnWithDigit : bounds.verdict(on: scan.plainNumber, canBeMended: false)
  }

  private func verdict(outside scan: NumberScanner) -> Verdict {
    bounds.verdict(on: scan.plainNumber, canBeMended: bounds.isReachable(from: scan))
  }
}

extension Clause {
  /// A number must lie between two limits, both included, or on one side of one.
  public static func range(min: Number? = nil, max: Number? = nil) -> Clause {
    Clause(InRange(min: min, max: max))
  }

  /// A number must lie between two limits, both included.
  public static func range(_ limits: ClosedRange<Number>) -> Clause {
    .range(min: limits.lowerBound, max: limits.upperBound)
  }

  /// A number must be at least a limit.
  public static func range(_ limits: PartialRangeFrom<Number>) -> Clause {
    .range(min: limits.lowerBound)
  }

  /// A number must be at most a limit.
  public static func range(_ limits: PartialRangeThrough<Number>) -> Clause {
    .range(max: limits.upperBound)
  }
}
