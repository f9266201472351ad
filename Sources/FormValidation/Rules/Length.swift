/// Text must have a minimum or maximum length, or both.
struct Length: Rule {
  let name: String
  let min: Int?
  let max: Int?
  let unit: LengthUnit

  /// Creates the rule for a length between two limits; a negative limit counts as 0.
  init(_ limits: ClosedRange<Int>, unit: LengthUnit = .graphemes) {
    name = "length"
    min = Swift.max(0, limits.lowerBound)
    max = Swift.max(0, limits.upperBound)
    self.unit = unit
  }

  /// Creates the rule for a minimum length.
  init(_ limit: PartialRangeFrom<Int>, unit: LengthUnit = .graphemes) {
    name = "min_length"
    min = Swift.max(0, limit.lowerBound)
    max = nil
    self.unit = unit
  }

  /// Creates the rule for a maximum length.
  init(_ limit: PartialRangeThrough<Int>, unit: LengthUnit = .graphemes) {
    name = "max_length"
    min = nil
    max = Swift.max(0, limit.upperBound)
    self.unit = unit
  }

  var requirement: Wording {
    let message =
      switch (min, max) {
      case (_, nil):
        Message(
          "length.at_least",
          "At least {min} {unit:min}",
          judging: "{label} must have at least {min} {unit:min}."
        )
      case (nil, _):
        Message(
          "length.at_most",
          "At most {max} {unit:max}",
          judging: "{label} must have at most {max} {unit:max}."
        )
      case (_, min):
        Message(
          "length.exactly",
          "Exactly {min} {unit:min}",
          judging: "{label} must have exactly {min} {unit:min}."
        )
      case (_, _):
        Message(
          "length.between",
          "{min}-{max} {unit:max}",
          judging: "{label} must have {min} to {max} {unit:max}."
        )
      }
    return Wording(message, parameters)
  }

  var traits: RuleTraits { RuleTraits(.length(min: min, max: max, unit)) }

  func verdict(on text: String, among _: Answers) -> Verdict {
    let length = unit.length(of: text)
    return allows(length) ? .valid : verdict(onLength: length)
  }

  private func allows(_ length: Int) -> Bool { length >= min ?? 0 && length <= max ?? .max }

  // Out of line: not needed for a text of an allowed length.
  @inline(never)
  private func verdict(onLength length: Int) -> Verdict {
    if let min, length < min {
      let message =
        switch max {
        case nil: Message("length.too_short", "At least {min} {unit:min}, {missing} to go.")
        case min: Message("length.too_short.exactly", "Exactly {min} {unit:min}, {missing} to go.")
        default: Message("length.too_short.between", "{min}-{max} {unit:max}, {missing} to go.")
        }
      let parameters = parameters(actual: length, "missing", min - length)
      return .incomplete("length.too_short", message, parameters)
    }
    guard let max else { return .valid }
    let message =
      switch min {
      case nil: Message("length.too_long", "At most {max} {unit:max}, {excess} too many.")
      case max: Message("length.too_long.exactly", "Exactly {min} {unit:min}, {excess} too many.")
      default: Message("length.too_long.between", "{min}-{max} {unit:max}, {excess} too many.")
      }
    return .invalid(
      "length.too_long",
      message,
      parameters(actual: length, "excess", length - max),
      range: unit == .graphemes ? max..<length : nil
    )
  }

  private var parameters: Parameters {
    var parameters: Parameters = [:]
    parameters["min"] = min.map { .number(Number($0)) }
    parameters["max"] = max.map { .number(Number($0)) }
    return .term("unit", unit.term, parameters)
  }

  private func parameters(actual: Int, _ name: String, _ amount: Int) -> Parameters {
    var all = parameters
    all["actual"] = .number(Number(actual))
    all[name] = .number(Number(amount))
    return all
  }

  package static let min = RuleDefinition(
    "min_length",
    aliases: ["minlength", "minLength", "min_len"],
    "At least this many characters",
    details: "Shorter text is incomplete.",
    parameters: [.main("min", .count, "shortest length allowed"), .unit],
    codes: [ViolationCode("length.too_short", "min", "actual", "missing")],
    example: RuleExample("min_length: 3", passes: #""abc""#, fails: #""ab""#)
  ) { Length($0["min"]..., unit: $0["unit"]) }

  package static let max = RuleDefinition(
    "max_length",
    aliases: ["maxlength", "maxLength", "max_len"],
    "At most this many characters",
    parameters: [.main("max", .count, "longest length allowed"), .unit],
    codes: [ViolationCode("length.too_long", "max", "actual", "excess")],
    example: RuleExample("max_length: 3", passes: #""abc""#, fails: #""abcd""#)
  ) { Length(...$0["max"], unit: $0["unit"]) }

  package static let definition = RuleDefinition(
    "length",
    aliases: ["exact_length", "size", "string_range"],
    "Exactly this long, or within limits",
    details: "Both limits are included. Shorter text is incomplete.",
    parameters: [
      RuleParameter("exact", .count, "exact length", isMain: true),
      RuleParameter("min", .count, "shortest length allowed"),
      RuleParameter("max", .count, "longest length allowed"), .unit,
    ],
    constraints: [
      .ascending("min", "max"), .excludes("exact", ["min", "max"]),
      .anyOf(["exact", "min", "max"]),
    ],
    codes: [
      ViolationCode("length.too_short", "min", "max", "actual", "missing"),
      ViolationCode("length.too_long", "min", "max", "actual", "excess"),
    ],
    example: RuleExample("length: {min: 3, max: 5}", passes: #""abc""#, fails: #""abcdef""#)
  ) { arguments in
    let unit: LengthUnit = arguments["unit"]
    let exact: Int? = arguments[optional: "exact"]
    switch (exact ?? arguments[optional: "min"], exact ?? arguments[optional: "max"]) {
    case (let min?, let max?): return Length(min...max, unit: unit)
    case (let min?, nil): return Length(min..., unit: unit)
    case (nil, let max): return Length(...(max ?? 0), unit: unit)
    }
  }
}

extension Clause {
  /// Text must have at least this length.
  public static func minLength(_ min: Int, unit: LengthUnit = .graphemes) -> Clause {
    Clause(Length(min..., unit: unit))
  }

  /// Text must have at most this length.
  public static func maxLength(_ max: Int, unit: LengthUnit = .graphemes) -> Clause {
    Clause(Length(...max, unit: unit))
  }

  /// Text must have exactly this length.
  public static func length(_ exact: Int, unit: LengthUnit = .graphemes) -> Clause {
    Clause(Length(exact...exact, unit: unit))
  }

  /// Text must have a length between two limits, both included.
  public static func length(
    _ limits: ClosedRange<Int>,
    unit: LengthUnit = .graphemes
  ) -> Clause {
    Clause(Length(limits, unit: unit))
  }

  /// Text must have at least a length, like `minLength`.
  public static func length(
    _ limits: PartialRangeFrom<Int>,
    unit: LengthUnit = .graphemes
  ) -> Clause {
    Clause(Length(limits, unit: unit))
  }

  /// Text must have at most a length, like `maxLength`.
  public static func length(
    _ limits: PartialRangeThrough<Int>,
    unit: LengthUnit = .graphemes
  ) -> Clause {
    Clause(Length(limits, unit: unit))
  }
}
