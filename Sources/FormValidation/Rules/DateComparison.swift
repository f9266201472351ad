/// A date or time must be before or after another one, or not.
struct DateComparison: DateRule {
  /// The relation of a date to the limit; the raw value is the rule's name.
  enum Relation: String, Hashable, Sendable {
    case before, after
    case beforeOrEqual = "before_or_equal"
    case afterOrEqual = "after_or_equal"
  }

  let relation: Relation
  let date: DateReference
  let format: DateFormat?

  /// Creates the rule; without a format, dates are those of ISO 8601.
  init(_ relation: Relation, _ date: DateReference, _ format: DateFormat? = nil) {
    self.relation = relation
    self.date = date
    self.format = format
  }

  var name: String { relation.rawValue }

  var reads: [FieldID] { date.reads.map { [$0] } ?? [] }

  var requirement: Wording { requirement(among: [:]) }

  func requirement(among answers: Answers) -> Wording {
    Wording(relation.requirement(for: date), date.parameters(format, among: answers))
  }

  func verdict(on text: String, among answers: Answers) -> Verdict {
    guard let range = range(among: answers) else { return date.verdictWithoutLimit }
    return range.verdict(on: text, by: format) { isEarly in
      let code = isEarly ? "date.too_early" : "date.too_late"
      return (code, Wording(relation.message(for: date), date.parameters(format, among: answers)))
    }
  }

  func range(among answers: Answers) -> DateRange? {
    guard let limit = date.limit(among: answers, by: format) else { return nil }
    return switch relation {
    case .before: DateRange(high: limit, isExclusive: true)
    case .after: DateRange(low: limit, isExclusive: true)
    case .beforeOrEqual: DateRange(high: limit)
    case .afterOrEqual: DateRange(low: limit)
    }
  }

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

extension DateComparison.Relation {
  /// Returns the message for a date on the wrong side of a limit.
  func message(for limit: DateReference) -> Message {
    switch (self, limit.isField) {
    case (.before, false): Message("date.before", "{label} must be before {limit}.")
    case (.before, true): Message("date.before.field", "{label} must be before {other_label}.")
    case (.after, false): Message("date.after", "{label} must be after {limit}.")
    case (.after, true): Message("date.after.field", "{label} must be after {other_label}.")
    case (.beforeOrEqual, false): Message("date.not_after", "{label} must not be after {limit}.")
    case (.beforeOrEqual, true):
      Message("date.not_after.field", "{label} must not be after {other_label}.")
    case (.afterOrEqual, false): Message("date.not_before", "{label} must not be before {limit}.")
    case (.afterOrEqual, true):
      Message("date.not_before.field", "{label} must not be before {other_label}.")
    }
  }

  /// Returns the requirement of the relation.
  fileprivate func requirement(for limit: DateReference) -> Message {
    let sentence = message(for: limit)
    return switch (self, limit.isField) {
    case (.before, false): Message("needs.before", "Before {limit}", judging: sentence)
    case (.before, true): Message("needs.before.field", "Before {other_label}", judging: sentence)
    case (.after, false): Message("needs.after", "After {limit}", judging: sentence)
    case (.after, true): Message("needs.after.field", "After {other_label}", judging: sentence)
    case (.beforeOrEqual, false): Message("needs.not_after", "Not after {limit}", judging: sentence)
    case (.beforeOrEqual, true):
      Message("needs.not_after.field", "Not after {other_label}", judging: sentence)
    case (.afterOrEqual, false):
      Message("needs.not_before", "Not before {limit}", judging: sentence)
    case (.afterOrEqual, true):
      Message("needs.not_before.field", "Not before {other_label}", judging: sentence)
    }
  }
}

extension Clause {
  /// A date or time must be before another one.
  public static func before(_ date: DateReference, _ format: DateFormat? = nil) -> Clause {
    Clause(DateComparison(.before, date, format))
  }

  /// A date or time must be after another one.
  public static func after(_ date: DateReference, _ format: DateFormat? = nil) -> Clause {
    Clause(DateComparison(.after, date, format))
  }

  /// A date or time must not be after another one.
  public static func beforeOrEqual(_ date: DateReference, _ format: DateFormat? = nil) -> Clause {
    Clause(DateComparison(.beforeOrEqual, date, format))
  }

  /// A date or time must not be before another one.
  public static func afterOrEqual(_ date: DateReference, _ format: DateFormat? = nil) -> Clause {
    Clause(DateComparison(.afterOrEqual, date, format))
  }
}
