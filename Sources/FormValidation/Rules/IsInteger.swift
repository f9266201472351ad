/// Text must be a whole number, optionally between two limits.
struct IsInteger: Rule {
  let name = "integer"
  let allowLeadingZeros: Bool
  private let range: NumberRange

  /// Creates the rule; limits are included, and missing ones do not limit.
  init(min: Number? = nil, max: Number? = nil, allowLeadingZeros: Bool = true) {
    self.allowLeadingZeros = allowLeadingZeros
    range = NumberRange(min: min, max: max)
  }

  var requirement: Wording {
    guard range.min != nil || range.max != nil else {
      return Wording(
        "needs.integer",
        "A whole number",
        judging: "{label} must be a whole number."
      )
    }
    let limits = range.requirement
    let parts = [
      Wording("needs.integer", "A whole number", judging: "{label} must be a whole number."),
      limits,
    ]
    return Wording(
      Message(
        "{requirements}",
        judging: Message("needs.integer.judging", "{label} must be a whole number.")
      ),
      .words("requirements", Wording.List(parts, .phrase)).merging(limits.parameters)
    )
  }

  var traits: RuleTraits {
    RuleTraits(numbers: range.meeting(NumberRange(step: 1)))
  }

  func verdict(on input: NumericText, among _: Answers) -> Verdict {
    var scan = input.scan
    if let number = input.number, !input.isTyped, number.isWhole, scan.hasPoint || scan.hasExponent
    {
      scan = NumberScanner(number.description)
    }
    if scan.reading == .invalid { return scan.misplaced(in: input.text) }
    if scan.hasExponent, input.isTyped {
      return .exponent()
    }
    if scan.hasExponent || scan.digits.suffix(scan.fractionCount).contains(where: { $0 > 0 }) {
      let wholeCount = scan.digits.count - scan.fractionCount + (scan.isNegative ? 1 : 0)
      let rest = wholeCount..<input.text.utf8.count
      return scan.hasExponent && input.isTyped
        ? .exponent(at: rest)
        : .invalid("number.not_whole", IsInteger.useWhole, range: rest)
    }
    if !allowLeadingZeros, scan.digits.count - scan.fractionCount > 1, scan.digits[0] == 0 {
      let index = scan.isNegative ? 1 : 0
      return .invalid(
        "number.leading_zero",
        Wording.removeLeadingZero.message,
        range: index..<index + 1
      )
    }
    let number = scan.plainNumber
    guard range.contains(number) else {
      return range.verdict(outside: scan)
    }
    if scan.reading == .number { return .valid }
    if scan.hasPoint { return .incomplete("number.not_whole", IsInteger.useWhole) }
    return range.isReachable(from: scan)
      ? .goOnWithDigit : range.verdict(on: number, isIncomplete: false)
  }

  private static let useWhole = Message(
    "number.not_whole",
    "Enter a whole number.",
    judging: "{label} must be a whole number."
  )

  package static let definition = RuleDefinition(
    "integer",
    "A whole number",
    details:
      "When typed: digits, optionally after a minus; zeros after a decimal point do not matter.",
    parameters: [
      RuleParameter("min", .wholeNumber, "smallest number"),
      RuleParameter("max", .wholeNumber, "largest number"),
      RuleParameter("allow_leading_zeros", .flag, "false to refuse 007", default: true),
    ],
    constraints: [.ascending("min", "max")],
    codes: ViolationCode.wholeNumber,
    example: RuleExample("integer", passes: #""-7""#, fails: #""1.5""#)
  ) {
    IsInteger(
      min: $0[optional: "min"],
      max: $0[optional: "max"],
      allowLeadingZeros: $0["allow_leading_zeros"]
    )
  }
}

extension Clause {
  /// Text must be a whole number.
  public static var integer: Clause { Clause(IsInteger()) }

  /// Text must be a whole number, between limits if given.
  public static func integer(
    min: Number? = nil,
    max: Number? = nil,
    allowLeadingZeros: Bool = true
  ) -> Clause {
    Clause(IsInteger(min: min, max: max, allowLeadingZeros: allowLeadingZeros))
  }
}
