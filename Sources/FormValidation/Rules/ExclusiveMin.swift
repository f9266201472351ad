/// A number must be more than a limit.
///
/// A text is judged as `InRange` judges it; the limit itself is refused.
///
/// With 5: passes `"5.1"`; fails `"5"`, incomplete, and `"-5"`, invalid.
public struct ExclusiveMin: Rule {
  public let name = "exclusive_min"

  private let limits: NumberLimits

  /// Creates the rule.
  public init(_ min: Number) {
    self.init(.number(min))
  }

  /// Creates the rule of a limit that another field may hold.
  public init(_ limit: NumberLimit) {
    limits = NumberLimits(min: limit, max: nil, isExclusive: true)
  }

  public var reads: [FieldID] { limits.reads }

  public var requirement: Requirement { limits.requirement }

  public var numberSpan: NumberSpan { limits.span }

  public func verdict(on input: NumericText, among answers: Answers) -> Verdict {
    limits.verdict(on: input, among: answers)
  }
}

extension ExclusiveMin {
  package static let positive = RuleDefinition(
    "positive",
    "Greater than 0",
    codes: ViolationCode.numberAtLeast,
    example: RuleExample("positive", passes: #""0.1""#, fails: #""-1""#)
  ) { _ in ExclusiveMin(0) }

  package static let definition = RuleDefinition(
    "exclusive_min",
    "Greater than a limit",
    parameters: [
      RuleParameter("min", .notation(.numberLimit), "a number, or {field: id}", isMain: true),
      RuleParameter("field", .field, Limit.fieldMeaning),
    ],
    constraints: [.oneOf("min", "field")],
    codes: ViolationCode.numberAtLeast,
    example: RuleExample("exclusive_min: 5", passes: #""5.1""#, fails: #""-5""#)
  ) { ExclusiveMin(NumberLimit($0, "min")) }
}

extension Clause {
  /// A number must be more than a limit.
  public static func exclusiveMin(_ min: Number) -> Clause { Clause(ExclusiveMin(min)) }

  /// A number must be more than a limit that another field may hold.
  public static func exclusiveMin(_ limit: NumberLimit) -> Clause { Clause(ExclusiveMin(limit)) }

  /// A number must be above zero.
  public static var positive: Clause { .exclusiveMin(0) }
}
