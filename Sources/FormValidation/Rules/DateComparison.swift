/// A date or a time must be before or after another one, or not.
///
/// The limit is a date, a month, a time, another field's answer, or the clock's; while the other
/// field is blank or malformed, any date passes. A text that can still become a date that passes is
/// incomplete.
///
/// Before 2026-03-31: passes `"2026-03-30"`; fails `"2026-03"`, incomplete, and `"2026-03-31"`,
/// invalid.
public struct DateComparison: Rule {
  /// On which side of the limit a date must be; the raw value is the rule's name.
  public enum Relation: String, Hashable, Sendable {
    case before, after
    case beforeOrEqual = "before_or_equal"
    case afterOrEqual = "after_or_equal"
  }

  /// On which side of the limit a date must be.
  public let relation: Relation

  /// What the date is compared with.
  public let date: DateReference

  private let format: DateFormat?

  /// Creates the rule; without a format, dates are those of ISO 8601.
  public init(_ relation: Relation, _ date: DateReference, _ format: DateFormat? = nil) {
    self.relation = relation
    self.date = date
    self.format = format
  }

  public var name: String { relation.rawValue }

  public var reads: [FieldID] { date.reads.map { [$0] } ?? [] }

  public var requirement: Requirement { requirement(among: [:]) }

  public func requirement(among answers: Answers) -> Requirement {
    var parameters = date.parameters
    parameters[words: "limit"] = date.name(format, among: answers)
    return Requirement(relation.requirement(for: date), parameters)
  }

  public func verdict(on text: String, among answers: Answers) -> Verdict {
    guard let limit = date.limit(among: answers, by: format) else {
      return date.verdictWithoutLimit
    }
    let range =
      switch relation {
      case .before: DateRange(high: limit, isExclusive: true)
      case .after: DateRange(low: limit, isExclusive: true)
      case .beforeOrEqual: DateRange(high: limit)
      case .afterOrEqual: DateRange(low: limit)
      }
    return range.verdict(on: text, by: format) { isEarly in
      let code = isEarly ? "date.too_early" : "date.too_late"
      return (code, Wording(relation.message(for: date), date.parameters))
    }
  }
}

extension DateComparison.Relation {
  /// What is wrong with a date on the other side of a limit.
  func message(for limit: DateReference) -> Message {
    switch (self, limit.source) {
    case (.before, .today(.none)): "{label} must be before today."
    case (.before, .now(.none)): "{label} must be before now."
    case (.before, .field): "{label} must be before {other_label}."
    case (.before, _): "{label} must be before {max}."
    case (.after, .today(.none)): "{label} must be after today."
    case (.after, .now(.none)): "{label} must be after now."
    case (.after, .field): "{label} must be after {other_label}."
    case (.after, _): "{label} must be after {min}."
    case (.beforeOrEqual, .today(.none)): "{label} must not be after today."
    case (.beforeOrEqual, .now(.none)): "{label} must not be after now."
    case (.beforeOrEqual, .field): "{label} must not be after {other_label}."
    case (.beforeOrEqual, _): "{label} must not be after {max}."
    case (.afterOrEqual, .today(.none)): "{label} must not be before today."
    case (.afterOrEqual, .now(.none)): "{label} must not be before now."
    case (.afterOrEqual, .field): "{label} must not be before {other_label}."
    case (.afterOrEqual, _): "{label} must not be before {min}."
    }
  }

  /// What must hold of a date.
  fileprivate func requirement(for limit: DateReference) -> Message {
    switch (self, limit.source) {
    case (.before, .today(.none)): "Before today"
    case (.before, .now(.none)): "Before now"
    case (.before, .field): "Before {other_label}"
    case (.before, _): "Before {limit}"
    case (.after, .today(.none)): "After today"
    case (.after, .now(.none)): "After now"
    case (.after, .field): "After {other_label}"
    case (.after, _): "After {limit}"
    case (.beforeOrEqual, .today(.none)): "Not after today"
    case (.beforeOrEqual, .now(.none)): "Not after now"
    case (.beforeOrEqual, .field): "Not after {other_label}"
    case (.beforeOrEqual, _): "Not after {limit}"
    case (.afterOrEqual, .today(.none)): "Not before today"
    case (.afterOrEqual, .now(.none)): "Not before now"
    case (.afterOrEqual, .field): "Not before {other_label}"
    case (.afterOrEqual, _): "Not before {limit}"
    }
  }
}

extension DateComparison {
  package static let before = definition(
    .before,
    "Before another date or time",
    codes: ViolationCode.datesBefore,
    example: RuleExample("before: 2026-03-31", passes: #""2026-03-30""#, fails: #""2026-03-31""#)
  )

  package static let after = definition(
    .after,
    "After another date or time",
    codes: ViolationCode.datesAfter,
    example: RuleExample(
      "after: {field: start}",
      passes: #""2026-04-01""#,
      fails: #""2026-03""#,
      among: #"{"start": "2026-03-31"}"#
    )
  )

  package static let beforeOrEqual = definition(
    .beforeOrEqual,
    aliases: ["max_date"],
    "Not after another date or time",
    codes: ViolationCode.datesBefore,
    example: RuleExample(
      "before_or_equal: today",
      passes: #""2026-11-21""#,
      fails: #""2026-11-22""#,
      now: "2026-11-21T09:00:00+01:00"
    )
  )

  package static let afterOrEqual = definition(
    .afterOrEqual,
    aliases: ["min_date"],
    "Not before another date or time",
    codes: ViolationCode.datesAfter,
    example: RuleExample(
      "after_or_equal: 2026-03-31",
      passes: #""2026-03-31""#,
      fails: #""2026-02""#
    )
  )

  private static func definition(
    _ relation: Relation,
    aliases: [String] = [],
    _ summary: String,
    codes: [ViolationCode],
    example: RuleExample
  ) -> RuleDefinition {
    RuleDefinition(
      relation.rawValue,
      aliases: aliases,
      summary,
      details: """
        A date is compared with a date and a time with a time, at the precision of the less precise
        one. While another field is blank or malformed, any date passes.
        """,
      parameters: [
        RuleParameter(
          "date",
          .notation(.dateReference),
          "a date, a month, a time, {field: id}, or the clock: today-18y, now+2h",
          isMain: true
        ),
        RuleParameter("field", .field, "the field to compare with instead"), .format, .dateStandard,
      ],
      constraints: [.oneOf("date", "field")],
      codes: codes,
      example: example
    ) { arguments throws(RuleArgumentError) in
      let format = try DateFormat.chosen(arguments)
      let date = arguments[optional: "field"].map(DateReference.field) ?? arguments["date"]
      try date.checkFit(with: format, of: "date")
      return DateComparison(relation, date, format)
    }
  }
}

extension Clause {
  /// A date or a time must be before another one.
  public static func before(_ date: DateReference, _ format: DateFormat? = nil) -> Clause {
    Clause(DateComparison(.before, date, format))
  }

  /// A date or a time must be after another one.
  public static func after(_ date: DateReference, _ format: DateFormat? = nil) -> Clause {
    Clause(DateComparison(.after, date, format))
  }

  /// A date or a time must be before another one, or the same.
  public static func beforeOrEqual(_ date: DateReference, _ format: DateFormat? = nil) -> Clause {
    Clause(DateComparison(.beforeOrEqual, date, format))
  }

  /// A date or a time must be after another one, or the same.
  public static func afterOrEqual(_ date: DateReference, _ format: DateFormat? = nil) -> Clause {
    Clause(DateComparison(.afterOrEqual, date, format))
  }
}
