/// A text must be at most of a length.
///
/// A longer text is invalid. With 3: passes `"abc"`; fails `"abcd"`.
public struct MaxLength: Rule {
  public let name = "max_length"

  /// The longest allowed length.
  public let max: Int

  /// What is counted.
  public let unit: LengthUnit

  /// Creates the rule.
  public init(_ max: Int, unit: LengthUnit = .graphemes) {
    self.max = max
    self.unit = unit
  }

  public var requirement: Requirement {
    Requirement(
      "length.at_most",
      "At most {max} {unit:max}",
      .term("unit", unit.term, ["max": .number(Number(max))])
    )
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    let length = unit.length(of: text)
    guard length > max else { return .valid }
    return .invalid(
      "length.too_long",
      Message("length.too_long", "At most {max} {unit:max}, {excess} too many."),
      .term(
        "unit",
        unit.term,
        [
          "max": .number(Number(max)), "actual": .number(Number(length)),
          "excess": .number(Number(length - max)),
        ]
      ),
      range: unit == .graphemes ? max..<length : nil
    )
  }
}

extension MaxLength {
  package static let definition = RuleDefinition(
    "max_length",
    aliases: ["maxlength", "maxLength", "max_len"],
    "At most this many characters",
    parameters: [.main("max", .count, "longest length allowed"), .unit],
    codes: [ViolationCode("length.too_long", "max", "actual", "excess")],
    example: RuleExample("max_length: 3", passes: #""abc""#, fails: #""abcd""#)
  ) { MaxLength($0["max"], unit: $0["unit"]) }
}

extension Clause {
  /// A text must be at most of this length.
  public static func maxLength(_ max: Int, unit: LengthUnit = .graphemes) -> Clause {
    Clause(MaxLength(max, unit: unit))
  }
}
