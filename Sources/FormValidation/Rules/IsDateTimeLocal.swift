/// A text must be a date and a time without an offset.
///
/// Between date and time stands a T or a space; seconds, and their fraction of up to three digits,
/// may be left out.
///
/// Passes: `"2026-03-31T12:00"`. Fails: `"2026-03-31"`, incomplete, and `"2026-03-31T12:00Z"`,
/// invalid.
/// - Source: HTML Living Standard, 2.3.5.5, "valid local date and time string".
public struct IsDateTimeLocal: Rule {
  public let name = "date_time_local"
  public let requirement = Requirement("needs.html_date_time", "A date and time as in HTML")

  /// Creates the rule.
  public init() {}

  public func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("date.not_a_date_time", "a date and time") { scanner throws(FormatFinding) in
      try scanner.readISODate(html: true)
      if !scanner.skip(" ") {
        try scanner.expect("T", orAdd: "date.enter_time", "Enter T and the time.")
      }
      try scanner.readHTMLTime()
    }
  }
}

extension IsDateTimeLocal {
  package static let definition = RuleDefinition(
    "date_time_local",
    "A date and a time without an offset",
    standard: "HTML Living Standard, 2.3.5.5, \"valid local date and time string\"",
    codes: [.format("date.not_a_date_time", "text", "max")],
    example: RuleExample(
      "date_time_local",
      passes: #""2026-03-31T12:00""#,
      fails: #""2026-03-31T12:00Z""#
    )
  ) { _ in IsDateTimeLocal() }
}

extension Clause {
  /// A text must be a date and a time without an offset.
  public static var dateTimeLocal: Clause { Clause(IsDateTimeLocal()) }
}
