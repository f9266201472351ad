/// A date or a time must be after another one.
///
/// The limit is a date, a month, a time, another field's answer, or the clock's; while the other
/// field is blank or ill-formed, any date passes. A text that typing on can still bring there is
/// incomplete.
///
/// With 2026-03-31: passes `"2026-04-01"`; fails `"2026-0"`, incomplete, and `"2026-03"`, invalid.
public struct After: Rule {
  public let name = "after"

  /// What the date is compared with.
  public let date: DateReference

  private let bounds: DateBounds

  /// Creates the rule; without a grammar, dates are those of ISO 8601.
  public init(_ date: DateReference, _ form: DateForm? = nil) {
    self.date = date
    bounds = DateBounds(min: date, isExclusive: true, form: form)
  }

  public var reads: [FieldID] { bounds.reads }

  public var requirement: Requirement { requirement(among: [:]) }

  public func requirement(among answers: Answers) -> Requirement {
    date.requirement("After", bounds.format, among: answers)
  }

  public func verdict(on text: String, among answers: Answers) -> Verdict {
    bounds.verdict(
      on: text,
      among: answers,
      DateWords(Message("{label} must be after \(date.wording("min"))."), date.parameters)
    )
  }
}

extension After {
  package static let definition = RuleDefinition(
    "after",
    "After another date or time",
    details: DateReference.details,
    parameters: DateReference.parameters,
    constraints: [.oneOf("date", "field")],
    codes: ViolationCode.datesAfter,
    example: RuleExample(
      "after: {field: start}",
      passes: #""2026-04-01""#,
      fails: #""2026-03""#,
      among: #"{"start": "2026-03-31"}"#
    )
  ) { arguments throws(RuleArgumentError) in
    let (date, form) = try DateReference.compared(arguments)
    return After(date, form)
  }
}

extension Clause {
  /// A date or a time must be after another one.
  public static func after(_ date: DateReference, _ form: DateForm? = nil) -> Clause {
    Clause(After(date, form))
  }
}
