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
    bounds.verdict(on: input)
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

  /// A number must not be below zero.
  public static var nonNegative: Clause { .range(min: 0) }

  /// A number must not be above zero.
  public static var nonPositive: Clause { .range(max: 0) }
}
