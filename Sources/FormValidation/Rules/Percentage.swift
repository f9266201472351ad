/// A number must be a percentage without the sign: a decimal number from 0 to a limit.
extension InRange {
  fileprivate init(percentageTo max: Number) {
    let demand = Wording(
      "needs.percentage",
      "A percentage from 0 to {max}",
      judging: "{label} must be a percentage from 0 to {max}.",
      ["max": .number(max)]
    )
    self.init("percentage", NumberRange(min: 0, max: max), demand)
  }

  package static let percentage = RuleDefinition(
    "percentage",
    "A percentage, without the % sign",
    parameters: [
      RuleParameter("max", .number, "largest percentage", isMain: true, default: 100 as Number)
    ],
    codes: ViolationCode.numberRange,
    example: RuleExample("percentage", passes: #""12.5""#, fails: #""101""#)
  ) { arguments throws(RuleArgumentError) in
    let max: Number = arguments["max"]
    guard max >= 0 else { throw RuleArgumentError("max", "expected 0 or more, found \(max)") }
    return InRange(percentageTo: max)
  }
}

extension Clause {
  /// A number must be a percentage.
  public static var percentage: Clause { .percentage(max: 100) }

  /// A number must be a percentage up to a limit.
  public static func percentage(max: Number) -> Clause { Clause(InRange(percentageTo: max)) }
}
