/// A text must be a date that there is in the proleptic Gregorian calendar.
///
/// Digits are 0 to 9, and nothing is carried over: 30 February is no date. A format's years are
/// 0001 to 9999.
///
/// Passes: `"2024-02-29"`. Fails: `"2024-02-"`, incomplete, and `"2023-02-29"`, invalid.
/// - Source: HTML Living Standard, 2.3.5.2, "valid date string"; RFC 3339, 5.6, "full-date".
public struct IsDate: Rule {
  public let name = "date"

  /// The grammar.
  public let form: DateForm

  /// How dates are typed in a language, which is allowed too; `nil` if only the grammar is.
  public let local: LocalForms?

  /// Creates the rule; without a grammar, `YYYY-MM-DD`.
  public init(_ form: DateForm? = nil, orTyped local: LocalForms? = nil) {
    self.form = form ?? IsDate.usual
    self.local = local.flatMap { $0.hasISODates ? nil : $0 }
  }

  public var requirement: Requirement { form.requirement("A date") }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    guard let local else { return verdict(on: text) }
    let typed = text.verdict("date.not_a_date", "a date") { scanner throws(FormatFinding) in
      _ = try scanner.readDate(local)
    }
    guard typed.isInvalid else { return typed }
    let verdict = verdict(on: text)
    let isLocal = text.unicodeScalars.contains(local.dateSeparator.scalar)
    return verdict.isInvalid && isLocal ? typed : verdict
  }

  private func verdict(on text: String) -> Verdict {
    text.verdict("date.not_a_date", "a date") { scanner throws(FormatFinding) in
      switch form {
      case .html: try scanner.readISODate(html: true)
      case .rfc3339: try scanner.readISODate(html: false)
      case .format(let format): try scanner.read(format)
      }
    }
  }

  private static let usual = DateFormat("YYYY-MM-DD", for: .date).map(DateForm.format) ?? .rfc3339
}

extension IsDate {
  package static let definition = RuleDefinition(
    "date",
    aliases: ["date_format"],
    "A date that exists",
    details: """
      In the proleptic Gregorian calendar, by HTML's grammar unless another is chosen. 30
      February is not a date.
      """,
    standard: """
      HTML Living Standard, 2.3.5.2, "valid date string"; RFC 3339, 5.6, "full-date"
      """,
    parameters: [.mainFormat, .dateStandard],
    codes: [.format("date.not_a_date", "text", "max")],
    example: RuleExample("date", passes: #""2024-02-29""#, fails: #""2023-02-29""#)
  ) { arguments throws(RuleArgumentError) in
    try IsDate(DateForm.chosen(arguments, [.date], "YYYY, MM and DD"))
  }
}

extension Clause {
  /// A text must be a date.
  public static var date: Clause { Clause(IsDate()) }

  /// A text must be a date of a grammar.
  public static func date(_ form: DateForm) -> Clause { Clause(IsDate(form)) }

  /// A text must be a date of ISO 8601, or one that may still become such by
  /// `LocalForms.isoDate(_:)`.
  public static func date(orTyped local: LocalForms) -> Clause {
    Clause(IsDate(orTyped: local))
  }
}
