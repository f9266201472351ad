/// A text must be a time of the day, of 24 hours.
///
/// By HTML seconds may be left out, and their fraction has up to three digits. By RFC 3339 there is
/// an offset, and second 60 is allowed where it is 23:59 UTC.
///
/// Passes: `"23:59"`. Fails: `"23:"`, incomplete, and `"24:00"`, invalid.
/// - Source: HTML Living Standard, 2.3.5.4, "valid time string"; RFC 3339, 5.6, "full-time".
public struct IsTime: Rule {
  public let name = "time"

  /// The grammar.
  public let form: DateForm

  /// Creates the rule; without a grammar, `HH:mm`.
  public init(_ form: DateForm? = nil) {
    self.form = form ?? IsTime.usual
  }

  public var requirement: Requirement { form.requirement("A time") }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("date.not_a_time", "a time") { scanner throws(FormatFinding) in
      switch form {
      case .html: try scanner.readHTMLTime()
      case .rfc3339: try scanner.readRFCTime()
      case .format(let format): try scanner.read(format)
      }
    }
  }

  private static let usual = DateFormat("HH:mm", for: .time).map(DateForm.format) ?? .html
}

extension IsTime {
  package static let definition = RuleDefinition(
    "time",
    "A time of day, 24-hour clock",
    details: """
      By HTML, seconds are optional. By RFC 3339 there is an offset, and second 60 is allowed at
      23:59 UTC.
      """,
    standard: """
      HTML Living Standard, 2.3.5.4, "valid time string"; RFC 3339, 5.6, "full-time"
      """,
    parameters: [.mainFormat, .dateStandard],
    codes: [.format("date.not_a_time", "text")],
    example: RuleExample("time", passes: #""23:59""#, fails: #""24:00""#)
  ) { arguments throws(RuleArgumentError) in
    try IsTime(DateForm.chosen(arguments, [.time], "HH, mm and perhaps ss"))
  }
}

extension Clause {
  /// A text must be a time of the day.
  public static var time: Clause { Clause(IsTime()) }

  /// A text must be a time of the day of a grammar.
  public static func time(_ form: DateForm) -> Clause { Clause(IsTime(form)) }
}
