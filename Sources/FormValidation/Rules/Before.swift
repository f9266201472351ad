/// A date or a time must be before another one.
///
/// The limit is a date, a month, a time, another field's answer, or the clock's; while the other
/// field is blank or ill-formed, any date passes. A text that typing on can still bring there is
/// incomplete.
///
/// With 2026-03-31: passes `"2026-03-30"`; fails `"2026-03"`, incomplete, and `"2026-03-31"`,
/// invalid.
public struct Before: Rule {
  public let name = "before"

  /// What the date is compared with.
  public let date: DateReference

  private let bounds: DateBounds

  /// Creates the rule; without a grammar, dates are those of ISO 8601.
  public init(_ date: DateReference, _ form: DateForm? = nil) {
    self.date = date
    bounds = DateBounds(max: date, isExclusive: true, form: form)
  }

  public var reads: [FieldID] { bounds.reads }

  public var requirement: Requirement { requirement(among: [:]) }

  public func requirement(among answers: Answers) -> Requirement {
    date.requirement("Before", bounds.format, among: answers)
  }

  public func verdict(on text: String, among answers: Answers) -> Verdict {
    bounds.verdict(
      on: text,
      among: answers,
      DateWords(Message("{label} must be before \(date.wording("max"))."), date.parameters)
    )
  }
}

extension Before {
  package static let definition = RuleDefinition(
    "before",
    "Before another date or time",
    details: DateReference.details,
    parameters: DateReference.parameters,
    constraints: [.oneOf("date", "field")],
    codes: ViolationCode.datesBefore,
    example: RuleExample("before: 2026-03-31", passes: #""2026-03-30""#, fails: #""2026-03-31""#)
  ) { arguments throws(RuleArgumentError) in
    let (date, form) = try DateReference.compared(arguments)
    return Before(date, form)
  }
}

extension Clause {
  /// A date or a time must be before another one.
  public static func before(_ date: DateReference, _ form: DateForm? = nil) -> Clause {
    Clause(Before(date, form))
  }
}
