/// A date or a time must be after another one, or the same.
///
/// The limit is a date, a month, a time, another field's answer, or the clock's; while the other
/// field is blank or ill-formed, any date passes. A text that typing on can still bring there is
/// incomplete.
///
/// With 2026-03-31: passes `"2026-03-31"`; fails `"2026-03"`, incomplete, and `"2026-02"`, invalid.
public struct AfterOrEqual: Rule {
  public let name = "after_or_equal"

  /// What the date is compared with.
  public let date: DateReference

  private let bounds: DateBounds

  /// Creates the rule; without a grammar, dates are those of ISO 8601.
  public init(_ date: DateReference, _ form: DateForm? = nil) {
    self.date = date
    bounds = DateBounds(min: date, form: form)
  }

  public var reads: [FieldID] { bounds.reads }

  public var requirement: Requirement { requirement(among: [:]) }

  public func requirement(among answers: Answers) -> Requirement {
    date.requirement("Not before", bounds.format, among: answers)
  }

  public func verdict(on text: String, among answers: Answers) -> Verdict {
    bounds.verdict(
      on: text,
      among: answers,
      DateWords(Message("{label} must not be before \(date.wording("min"))."), date.parameters)
    )
  }
}

extension AfterOrEqual {
  package static let definition = RuleDefinition(
    "after_or_equal",
    aliases: ["min_date"],
    "Not before another date or time",
    details: DateReference.details,
    parameters: DateReference.parameters,
    constraints: [.oneOf("date", "field")],
    codes: ViolationCode.datesAfter,
    example: RuleExample(
      "after_or_equal: 2026-03-31",
      passes: #""2026-03-31""#,
      fails: #""2026-02""#
    )
  ) { arguments throws(RuleArgumentError) in
    let (date, form) = try DateReference.compared(arguments)
    return AfterOrEqual(date, form)
  }
}

extension Clause {
  /// A date or a time must be after another one, or the same.
  public static func afterOrEqual(_ date: DateReference, _ form: DateForm? = nil) -> Clause {
    Clause(AfterOrEqual(date, form))
  }
}
