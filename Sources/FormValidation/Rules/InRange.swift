/// A number must lie between two limits, or on one side of one.
///
/// Both limits are included. A typed text is judged in plain notation, `1200` and not `1.2e3`: an
/// exponent could still lead from any text to any range, so that no text would ever be invalid. A
/// number from data may be written either way.
///
/// A text is incomplete where further digits can lead into the range.
///
/// A limit may be another field's answer; while that is blank or no number, it does not limit.
///
/// With 13 to 120: passes `"42"`; fails `"1"`, incomplete, and `"200"`, invalid.
public struct InRange: Rule {
  public let name = "range"

  private let limits: NumberLimits

  /// Creates the rule; a limit left out does not limit.
  public init(min: Number? = nil, max: Number? = nil) {
    self.init(from: min.map(NumberLimit.number), to: max.map(NumberLimit.number))
  }

  /// Creates the rule of limits that other fields may hold; nothing does not limit.
  public init(from min: NumberLimit?, to max: NumberLimit?) {
    limits = NumberLimits(min: min, max: max)
  }

  /// The lowest number allowed, if there is one that does not depend on another field.
  public var min: Number? { limits.min?.number(among: [:]) }

  /// The highest number allowed, if there is one that does not depend on another field.
  public var max: Number? { limits.max?.number(among: [:]) }

  public var reads: [FieldID] { limits.reads }

  public var requirement: Requirement { limits.requirement }

  public var numberSpan: NumberSpan { limits.span }

  public func verdict(on input: NumericText, among answers: Answers) -> Verdict {
    limits.verdict(on: input, among: answers)
  }

  public func judgement(of value: Value, among answers: Answers) -> Verdict {
    // A number from data is looked at in place: to copy it takes longer than to compare it.
    if case .number(let number) = value, limits.plainlyAllow(number) { return .valid }
    return judgementOfInput(in: value, among: answers)
  }
}

extension Clause {
  /// A number must lie between two limits, both included, or on one side of one.
  public static func range(min: Number? = nil, max: Number? = nil) -> Clause {
    Clause(InRange(min: min, max: max))
  }

  /// A number must lie between two limits, both included, that other fields may hold.
  public static func range(from min: NumberLimit?, to max: NumberLimit?) -> Clause {
    Clause(InRange(from: min, to: max))
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
