/// A number must be a percentage, without the sign.
///
/// It is a decimal number from 0 to 100, both included, or to another limit.
struct Percentage: Rule {
  let name = "percentage"
  private let range: NumberRange

  /// Creates the rule; growth, say, may be above 100.
  init(max: Number = 100) {
    range = NumberRange(min: 0, max: max)
  }

  /// The highest percentage allowed.
  var max: Number { range.max ?? 100 }

  var requirement: Requirement {
    Requirement("needs.percentage", "A percentage from 0 to {max}", ["max": .number(max)])
  }

  var traits: RuleTraits { RuleTraits(numberRange: range) }

  func verdict(on input: NumericText, among _: Answers) -> Verdict {
    range.verdict(on: input)
  }

  package static let definition = RuleDefinition(
    "percentage",
    "A percentage, without the sign",
    parameters: [
      RuleParameter("max", .number, "largest percentage", isMain: true, default: 100 as Number)
    ],
    codes: ViolationCode.numberRange,
    example: RuleExample("percentage", passes: #""12.5""#, fails: #""101""#)
  ) { arguments throws(RuleArgumentError) in
    let max: Number = arguments["max"]
    guard max >= 0 else { throw RuleArgumentError("max", "expected 0 or more, found \(max)") }
    return Percentage(max: max)
  }
}

extension Clause {
  /// A number must be a percentage.
  public static var percentage: Clause { Clause(Percentage()) }

  /// A number must be a percentage up to a limit.
  public static func percentage(max: Number) -> Clause { Clause(Percentage(max: max)) }
}
