/// A number must be between two limits, or on one side of a limit.
struct InRange: Rule {
  let name: String

  var traits: RuleTraits {
    var traits = RuleTraits(numbers: range.resolved(among: [:]))
    traits.comparesReading = demand == nil
    if !range.reads.isEmpty { traits.shape = nil }
    return traits
  }

  private let range: NumberRange

  /// The requirement, if it is not just the limits.
  private let demand: Wording?

  /// Creates the rule; a missing limit does not limit.
  init(min: Number? = nil, max: Number? = nil) {
    self.init("range", NumberRange(min: min, max: max))
  }

  /// Creates the rule with limits that may come from other fields; `nil` does not limit.
  init(from min: NumberRange.Bound?, to max: NumberRange.Bound?) {
    self.init("range", NumberRange(from: min, to: max))
  }

  /// Creates the rule with a limit that must be exceeded.
  init(above min: NumberRange.Bound) {
    self.init("exclusive_min", NumberRange(from: min, to: nil, isExclusive: true))
  }

  /// Creates the rule with a limit that must not be reached.
  init(below max: NumberRange.Bound) {
    self.init("exclusive_max", NumberRange(from: nil, to: max, isExclusive: true))
  }

  /// Creates the rule with another name, and with the wording of its requirement.
  init(_ name: String, _ range: NumberRange, _ demand: Wording? = nil) {
    self.name = name
    self.range = range
    self.demand = demand
  }

  var reads: [FieldID] { range.reads }

  var requirement: Wording { demand ?? range.requirement }

  func verdict(on input: NumericText, among answers: Answers) -> Verdict {
    range.verdict(on: input, among: answers)
  }

  package static let positive = RuleDefinition(
    "positive",
    "Greater than 0",
    codes: ViolationCode.numberAtLeast,
    example: RuleExample("positive", passes: #""0.1""#, fails: #""-1""#)
  ) { _ in InRange(above: .number(0)) }

  package static let negative = RuleDefinition(
    "negative",
    "Less than 0",
    codes: ViolationCode.numberAtMost,
    example: RuleExample("negative", passes: #""-0.1""#, fails: #""1""#)
  ) { _ in InRange(below: .number(0)) }

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
    "Within a minimum, a maximum, or both",
    details: """
      Both limits are included. A typed number is read in decimal notation. With a format, a
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
    "At least the given limit",
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
    "At most the given limit",
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

  package static let exclusiveMin = RuleDefinition(
    "exclusive_min",
    "Greater than the given limit",
    parameters: [
      RuleParameter("min", .notation(.numberBound), "a number, or {field: id}", isMain: true),
      RuleParameter("field", .field, Limit.fieldMeaning),
    ],
    constraints: [.oneOf("min", "field")],
    codes: ViolationCode.numberAtLeast,
    example: RuleExample("exclusive_min: 5", passes: #""5.1""#, fails: #""-5""#)
  ) { InRange(above: NumberRange.Bound($0, "min")) }

  package static let exclusiveMax = RuleDefinition(
    "exclusive_max",
    "Less than the given limit",
    parameters: [
      RuleParameter("max", .notation(.numberBound), "a number, or {field: id}", isMain: true),
      RuleParameter("field", .field, Limit.fieldMeaning),
    ],
    constraints: [.oneOf("max", "field")],
    codes: ViolationCode.numberAtMost,
    example: RuleExample("exclusive_max: 5", passes: #""4.9""#, fails: #""5""#)
  ) { InRange(below: NumberRange.Bound($0, "max")) }
}

extension NumberRange.Bound {
  /// Creates the bound of a parameter, or of `field` in its place.
  fileprivate init(_ arguments: RuleArguments, _ name: String) {
    self = arguments[optional: "field"].map(Self.field) ?? arguments[name]
  }
}

extension RuleParameter.Notation {
  fileprivate static let numberBound = RuleParameter.Notation(
    "a number",
    field: NumberRange.Bound.field
  ) { value in
    if case .number(let number) = value { NumberRange.Bound.number(number) } else { nil }
  }
}

extension Clause {
  /// A number must be between two limits, both included, or on one side of a limit.
  public static func range(min: Number? = nil, max: Number? = nil) -> Clause {
    Clause(InRange(min: min, max: max))
  }

  /// A number must be between two limits, both included, which may come from other fields.
  public static func range(from min: NumberRange.Bound?, to max: NumberRange.Bound?) -> Clause {
    Clause(InRange(from: min, to: max))
  }

  /// A number must be between two limits, both included.
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

  /// A number must be more than a limit.
  public static func exclusiveMin(_ min: Number) -> Clause { .exclusiveMin(.number(min)) }

  /// A number must be more than a limit, which may come from another field.
  public static func exclusiveMin(_ min: NumberRange.Bound) -> Clause {
    Clause(InRange(above: min))
  }

  /// A number must be less than a limit.
  public static func exclusiveMax(_ max: Number) -> Clause { .exclusiveMax(.number(max)) }

  /// A number must be less than a limit, which may come from another field.
  public static func exclusiveMax(_ max: NumberRange.Bound) -> Clause {
    Clause(InRange(below: max))
  }

  /// A number must be above zero.
  public static var positive: Clause { .exclusiveMin(0) }

  /// A number must be below zero.
  public static var negative: Clause { .exclusiveMax(0) }
}
