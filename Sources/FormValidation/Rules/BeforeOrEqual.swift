/// A date or a time must be before another one, or the same.
///
/// The limit is a date, a month, a time, another field's answer, or the clock's; while the other
/// field is blank or ill-formed, any date passes. A text that typing on can still bring there is
/// incomplete.
///
/// With 2026-03-31: passes `"2026-03-31"`; fails `"2026-03"`, incomplete, and `"2026-04"`, invalid.
public struct BeforeOrEqual: Rule {
  public let name = "before_or_equal"

  /// What the date is compared with.
  public let date: DateReference

  private let bounds: DateBounds

  /// Creates the rule; without a grammar, dates are those of ISO 8601.
  public init(_ date: DateReference, _ form: DateForm? = nil) {
    self.date = date
    bounds = DateBounds(max: date, form: form)
  }

  public var reads: [FieldID] { bounds.reads }

  public var requirement: Requirement { requirement(among: [:]) }

  public func requirement(among answers: Answers) -> Requirement {
    date.requirement("Not after", bounds.format, among: answers)
  }

  public func verdict(on text: String, among answers: Answers) -> Verdict {
    bounds.verdict(
      on: text,
      among: answers,
      DateWords(Message("{label} must not be after \(date.wording("max"))."), date.parameters)
    )
  }
}

extension BeforeOrEqual {
  package static let definition = RuleDefinition(
    "before_or_equal",
    aliases: ["max_date"],
    "Not after another date or time",
    details: DateReference.details,
    parameters: DateReference.parameters,
    constraints: [.oneOf("date", "field")],
    codes: ViolationCode.datesBefore,
    example: RuleExample(
      "before_or_equal: today",
      passes: #""2026-11-21""#,
      fails: #""2026-11-22""#,
      now: "2026-11-21T09:00:00+01:00"
    )
  ) { arguments throws(RuleArgumentError) in
    let (date, form) = try DateReference.compared(arguments)
    return BeforeOrEqual(date, form)
  }
}

extension Clause {
  /// A date or a time must be before another one, or the same.
  public static func beforeOrEqual(_ date: DateReference, _ form: DateForm? = nil) -> Clause {
    Clause(BeforeOrEqual(date, form))
  }
}
