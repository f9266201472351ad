/// A text must be at least of a length.
///
/// A shorter text is incomplete. With 3: passes `"abc"`; fails `"ab"`.
public struct MinLength: Rule {
  public let name = "min_length"

  /// The shortest allowed length.
  public let min: Int

  /// What is counted.
  public let unit: LengthUnit

  /// Creates the rule.
  public init(_ min: Int, unit: LengthUnit = .graphemes) {
    self.min = min
    self.unit = unit
  }

  public var requirement: Requirement {
    Requirement(
      "length.at_least",
      "At least {min} {unit:min}",
      .term("unit", unit.term, ["min": .number(Number(min))])
    )
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    let length = unit.length(of: text)
    guard length < min else { return .valid }
    return .incomplete(
      "length.too_short",
      Message("length.too_short", "At least {min} {unit:min}, {missing} to go."),
      .term(
        "unit",
        unit.term,
        [
          "min": .number(Number(min)), "actual": .number(Number(length)),
          "missing": .number(Number(min - length)),
        ]
      )
    )
  }
}

extension MinLength {
  package static let definition = RuleDefinition(
    "min_length",
    aliases: ["minlength", "minLength", "min_len"],
    "At least this many characters",
    details: "A shorter text is incomplete.",
    parameters: [.main("min", .count, "shortest length allowed"), .unit],
    codes: [ViolationCode("length.too_short", "min", "actual", "missing")],
    example: RuleExample("min_length: 3", passes: #""abc""#, fails: #""ab""#)
  ) { MinLength($0["min"], unit: $0["unit"]) }
}

extension Clause {
  /// A text must be at least of this length.
  public static func minLength(_ min: Int, unit: LengthUnit = .graphemes) -> Clause {
    Clause(MinLength(min, unit: unit))
  }
}
