/// A text must be of a length: an exact one, or between two limits.
///
/// Both limits are included. A text too short is incomplete, one too long invalid.
///
/// With 3 to 5: passes `"abc"`; fails `"ab"` and `"abcdef"`.
public struct Length: Rule {
  public let name = "length"

  /// The allowed lengths, both ends included.
  public let limits: ClosedRange<Int>

  /// What is counted.
  public let unit: LengthUnit

  /// Creates the rule; a negative limit counts as 0.
  public init(_ limits: ClosedRange<Int>, unit: LengthUnit = .graphemes) {
    self.limits = max(0, limits.lowerBound)...max(0, limits.upperBound)
    self.unit = unit
  }

  public var requirement: Requirement {
    let message =
      isExact
      ? Message("length.exactly", "Exactly {min} {unit:min}")
      : Message("length.between", "{min}-{max} {unit:max}")
    return Requirement(message, parameters)
  }

  private var isExact: Bool { limits.count == 1 }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    let length = unit.length(of: text)
    if length < limits.lowerBound {
      return .incomplete(
        "length.too_short",
        isExact
          ? Message("length.too_short.exactly", "Exactly {min} {unit:min}, {missing} to go.")
          : Message("length.too_short.between", "{min}-{max} {unit:max}, {missing} to go."),
        parameters(actual: length, "missing", limits.lowerBound - length)
      )
    }
    guard length <= limits.upperBound else {
      return .invalid(
        "length.too_long",
        isExact
          ? Message("length.too_long.exactly", "Exactly {min} {unit:min}, {excess} too many.")
          : Message("length.too_long.between", "{min}-{max} {unit:max}, {excess} too many."),
        parameters(actual: length, "excess", length - limits.upperBound),
        range: unit == .graphemes ? limits.upperBound..<length : nil
      )
    }
    return .valid
  }

  private var parameters: Parameters {
    .term(
      "unit",
      unit.term,
      ["min": .number(Number(limits.lowerBound)), "max": .number(Number(limits.upperBound))]
    )
  }

  private func parameters(actual: Int, _ name: String, _ amount: Int) -> Parameters {
    var all = parameters
    all["actual"] = .number(Number(actual))
    all[name] = .number(Number(amount))
    return all
  }
}

extension Length {
  package static let definition = RuleDefinition(
    "length",
    aliases: ["exact_length", "size", "string_range"],
    "Exactly this long, or within limits",
    details: "Both limits are included. A text that is too short is incomplete.",
    of: .text,
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
    case (let min?, let max?): return .length(min...max, unit: unit)
    case (let min?, nil): return .minLength(min, unit: unit)
    case (nil, let max): return .maxLength(max ?? 0, unit: unit)
    }
  }
}

extension Clause {
  /// A text must be of exactly this length.
  public static func length(_ exact: Int, unit: LengthUnit = .graphemes) -> Clause {
    Clause(Length(exact...exact, unit: unit))
  }

  /// A text must be of a length between two limits, both included.
  public static func length(
    _ limits: ClosedRange<Int>,
    unit: LengthUnit = .graphemes
  ) -> Clause {
    Clause(Length(limits, unit: unit))
  }
}
