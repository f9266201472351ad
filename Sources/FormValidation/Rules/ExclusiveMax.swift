/// A number must be less than a limit.
///
/// A text is judged as `InRange` judges it; the limit itself is refused.
///
/// With 5: passes `"4.9"`; fails `"5"`, invalid.
public struct ExclusiveMax: Rule {
  public let name = "exclusive_max"

  private let bounds: NumberBounds

  /// Creates the rule.
  public init(_ max: Number) {
    bounds = NumberBounds(min: nil, max: max, isExclusive: true)
  }

  public var requirement: Requirement { bounds.requirement }

  public func verdict(on input: NumericText, among _: Answers) -> Verdict {
    bounds.verdict(on: input)
  }
}

extension Clause {
  /// A number must be less than a limit.
  public static func exclusiveMax(_ max: Number) -> Clause { Clause(ExclusiveMax(max)) }

  /// A number must be below zero.
  public static var negative: Clause { .exclusiveMax(0) }
}
