/// A number must be more than a limit.
///
/// A text is judged as `InRange` judges it; the limit itself is refused.
///
/// With 5: passes `"5.1"`; fails `"5"`, incomplete, and `"-5"`, invalid.
public struct ExclusiveMin: Rule {
  public let name = "exclusive_min"

  private let bounds: NumberBounds

  /// Creates the rule.
  public init(_ min: Number) {
    bounds = NumberBounds(min: min, max: nil, isExclusive: true)
  }

  public var requirement: Requirement { bounds.requirement }

  public func verdict(on input: NumericText, among _: Answers) -> Verdict {
    bounds.verdict(on: input)
  }
}

extension Clause {
  /// A number must be more than a limit.
  public static func exclusiveMin(_ min: Number) -> Clause { Clause(ExclusiveMin(min)) }

  /// A number must be above zero.
  public static var positive: Clause { .exclusiveMin(0) }
}
