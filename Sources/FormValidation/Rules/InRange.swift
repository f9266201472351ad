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

extension InRange {
  package static let nonNegative = RuleDefinition(
    "non_negative",
    "0 or greater",
    codes: ViolationCode.numberAtLeast,
    example: RuleExample("non_negative", passes: #""0""#, fails: #""-1""#)
  ) { _ in InRange(min: 0) }

  package static let nonPositive = RuleDefinition(
    "non_positive",
    "0 or less",
    codes: ViolationCode.numberAtMost,
    example: RuleExample("non_positive", passes: #""0""#, fails: #""1""#)
  ) { _ in InRange(max: 0) }

  package static let range = RuleDefinition(
    "range",
    aliases: ["between"],
    "Between two limits, or beyond one",
    details: """
      Both limits are included. A typed number is judged in decimal notation. With a format, a
      standard or a limit that is a date, answers are dates or times; a range of times may span
      midnight. A field that is blank or malformed does not limit.
      """,
    of: .number,
    for: "a number, a date",
    parameters: [
      RuleParameter("min", .notation(.limit), Limit.meaning),
      RuleParameter("max", .notation(.limit), Limit.meaning), .format, .dateStandard,
    ],
    constraints: [.ascending("min", "max"), .anyOf(["min", "max"])],
    codes: ViolationCode.numberRange + ViolationCode.dateRange,
    example: RuleExample("range: {min: 13, max: 120}", passes: #""42""#, fails: #""200""#)
  ) { arguments throws(RuleArgumentError) in
    try .range(arguments)
  }

  package static let min = RuleDefinition(
    "min",
    aliases: ["gte"],
    "At least a limit",
    details: Limit.details,
    of: .number,
    for: "a number, a date",
    parameters: [
      RuleParameter("min", .notation(.limit), Limit.meaning, isMain: true),
      RuleParameter("field", .field, Limit.fieldMeaning), .format, .dateStandard,
    ],
    constraints: [.oneOf("min", "field")],
    codes: ViolationCode.numberAtLeast + ["date.too_early"] + ViolationCode.dates,
    example: RuleExample("min: 13", passes: #""13""#, fails: #""-5""#)
  ) { arguments throws(RuleArgumentError) in
    try .range(arguments)
  }

  package static let max = RuleDefinition(
    "max",
    aliases: ["lte"],
    "At most a limit",
    details: Limit.details,
    of: .number,
    for: "a number, a date",
    parameters: [
      RuleParameter("max", .notation(.limit), Limit.meaning, isMain: true),
      RuleParameter("field", .field, Limit.fieldMeaning), .format, .dateStandard,
    ],
    constraints: [.oneOf("max", "field")],
    codes: ViolationCode.numberAtMost + ["date.too_late"] + ViolationCode.dates,
    example: RuleExample("max: 120", passes: #""120""#, fails: #""121""#)
  ) { arguments throws(RuleArgumentError) in
    try .range(arguments)
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
