/// A text must be a month of a year.
///
/// RFC 3339 has no months; by it, years are those of its dates.
///
/// Passes: `"2026-03"`. Fails: `"2026-"`, incomplete, and `"2026-13"`, invalid.
/// - Source: HTML Living Standard, 2.3.5.1, "valid month string".
public struct IsMonth: Rule {
  public let name = "month"

  /// The grammar.
  public let form: DateForm

  /// Creates the rule; without a grammar, `YYYY-MM`.
  public init(_ form: DateForm? = nil) {
    self.form = form ?? IsMonth.usual
  }

  public var requirement: Requirement { form.requirement("A month") }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("date.not_a_month", "a month") { scanner throws(FormatFinding) in
      switch form {
      case .html: try scanner.readISODate(html: true, hasDay: false)
      case .rfc3339: try scanner.readISODate(html: false, hasDay: false)
      case .format(let format): try scanner.read(format)
      }
    }
  }

  private static let usual = DateFormat("YYYY-MM", for: .month).map(DateForm.format) ?? .html
}

extension IsMonth {
  package static let definition = RuleDefinition(
    "month",
    "A month of a year",
    standard: "HTML Living Standard, 2.3.5.1, \"valid month string\"",
    deviations: "RFC 3339 has no months; by it, years are those of its dates.",
    parameters: [.mainFormat, .dateStandard],
    codes: [.format("date.not_a_month", "text")],
    example: RuleExample("month", passes: #""2026-03""#, fails: #""2026-13""#)
  ) { arguments throws(RuleArgumentError) in
    try IsMonth(DateForm.chosen(arguments, [.month], "YYYY and MM"))
  }
}

extension Clause {
  /// A text must be a month of a year.
  public static var month: Clause { Clause(IsMonth()) }

  /// A text must be a month of a year of a grammar.
  public static func month(_ form: DateForm) -> Clause { Clause(IsMonth(form)) }
}
