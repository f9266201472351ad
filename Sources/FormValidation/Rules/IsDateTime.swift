/// A text must be a date and a time, with an offset unless a format has none.
///
/// Between date and time stands a T or a space; by RFC 3339 T and Z may be small.
///
/// Passes: `"2026-03-31T12:00:00Z"`. Fails: `"2026-03-31T12:00"`, incomplete, and `"2026-02-29T"`,
/// invalid.
/// - Source: HTML Living Standard, 2.3.5.7, "valid global date and time string"; RFC 3339, 5.6,
///   "date-time", with its note on a space.
public struct IsDateTime: Rule {
  public let name = "date_time"

  /// The grammar.
  public let form: DateForm

  /// Creates the rule; without a grammar, that of RFC 3339.
  public init(_ form: DateForm? = nil) {
    self.form = form ?? IsDateTime.usual
  }

  public var requirement: Requirement { form.requirement("A date and time") }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("date.not_a_date_time", "a date and time") { scanner throws(FormatFinding) in
      switch form {
      case .html:
        try scanner.readISODate(html: true)
        if !scanner.skip(" ") { try scanner.expect("T", orAdd: IsDateTime.goOn) }
        try scanner.readHTMLTime()
        try scanner.readHTMLOffset()
      case .rfc3339:
        try scanner.readISODate(html: false)
        if !scanner.skip(" "), !scanner.skip("t") {
          try scanner.expect("T", orAdd: IsDateTime.goOn)
        }
        try scanner.readRFCTime()
      case .format(let format): try scanner.read(format)
      }
    }
  }

  private static let usual = DateForm.rfc3339
  private static let goOn = Wording("date.enter_time", "Enter T and the time.")
}

extension IsDateTime {
  package static let definition = RuleDefinition(
    "date_time",
    "A date, a time and an offset",
    details: "A T or a space is between date and time. A format of your own has no offset.",
    standard: """
      HTML Living Standard, 2.3.5.7, "valid global date and time string"; RFC 3339, 5.6,
      "date-time", with its note on a space
      """,
    parameters: [.mainFormat, .dateStandard],
    codes: [.format("date.not_a_date_time", "text", "max")],
    example: RuleExample("date_time", passes: #""2026-03-31T12:00:00Z""#, fails: #""2026-02-29T""#)
  ) { arguments throws(RuleArgumentError) in
    try IsDateTime(DateForm.chosen(arguments, [.dateTime], "YYYY, MM, DD, HH, mm and perhaps ss"))
  }
}

extension Clause {
  /// A text must be a date and a time.
  public static var dateTime: Clause { Clause(IsDateTime()) }

  /// A text must be a date and a time of a grammar.
  public static func dateTime(_ form: DateForm) -> Clause { Clause(IsDateTime(form)) }
}
