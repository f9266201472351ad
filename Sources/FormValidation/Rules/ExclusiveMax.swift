/// A number must be less than a limit.
///
/// A text is judged as `InRange` judges it; the limit itself is refused.
///
/// With 5: passes `"4.9"`; fails `"5"`, invalid.
public struct ExclusiveMax: Rule {
  public let name = "exclusive_max"

  private let limits: NumberLimits

  /// Creates the rule.
  public init(_ max: Number) {
    self.init(.number(max))
  }

  /// Creates the rule of a limit that another field may hold.
  public init(_ limit: NumberLimit) {
    limits = NumberLimits(min: nil, max: limit, isExclusive: true)
  }

  public var reads: [FieldID] { limits.reads }

  public var requirement: Requirement { limits.requirement }

  public var numberSpan: NumberSpan { limits.span }

  public func verdict(on input: NumericText, among answers: Answers) -> Verdict {
    limits.verdict(on: input, among: answers)
  }
}

extension ExclusiveMax {
  package static let negative = RuleDefinition(
    "negative",
    "Less than 0",
    codes: ViolationCode.numberAtMost,
    example: RuleExample("negative", passes: #""-0.1""#, fails: #""1""#)
  ) { _ in ExclusiveMax(0) }

  package static let definition = RuleDefinition(
    "exclusive_max",
    "Less than a limit",
    parameters: [
      RuleParameter("max", .notation(.numberLimit), "a number, or {field: id}", isMain: true),
      RuleParameter("field", .field, Limit.fieldMeaning),
    ],
    constraints: [.oneOf("max", "field")],
    codes: ViolationCode.numberAtMost,
    example: RuleExample("exclusive_max: 5", passes: #""4.9""#, fails: #""5""#)
  ) { ExclusiveMax(NumberLimit($0, "max")) }
}

extension Clause {
  /// A number must be less than a limit.
  public static func exclusiveMax(_ max: Number) -> Clause { Clause(ExclusiveMax(max)) }

  /// A number must be less than a limit that another field may hold.
  public static func exclusiveMax(_ limit: NumberLimit) -> Clause { Clause(ExclusiveMax(limit)) }

  /// A number must be below zero.
  public static var negative: Clause { .exclusiveMax(0) }
}
