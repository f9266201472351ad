/// A date of birth must be that of somebody old enough, on a date or today.
///
/// Whoever was born on 29 February turns a year older on 1 March where there is no such day.
///
/// With 18, on 2026-03-31: passes `"2008-03-31"`; fails `"200"`, incomplete, and `"2008-04"`,
/// invalid.
public struct MinAge: Rule {
  public let name = "min_age"

  /// The age in years.
  public let years: Int

  /// The date that the age is reached by.
  public let date: DateReference

  private let form: DateForm?

  /// Creates the rule; without a grammar, dates are those of ISO 8601, and an age below 0 is 0.
  public init(_ years: Int, on date: DateReference = .today, _ form: DateForm? = nil) {
    self.years = max(0, min(years, DateSpan.limit))
    self.date = date
    self.form = form
  }

  public var reads: [FieldID] { date.reads.map { [$0] } ?? [] }

  public var requirement: Requirement {
    Requirement("needs.age_at_least", "{years} or older", ["years": .number(Number(years))])
  }

  public func verdict(on text: String, among answers: Answers) -> Verdict {
    let birth = date.birthday(yearsAgo: years, among: answers, form)
    if birth == nil, date.isClocked { return .clockUnknown }
    return DateBounds(max: birth, form: form).verdict(
      on: text,
      among: answers,
      DateWords(
        "You must be {years} or older.",
        ["years": .number(Number(years))],
        code: "age.too_young"
      )
    )
  }
}

extension DateReference {
  /// The latest date of birth of whoever is so many years old; nothing where there is no date.
  func birthday(yearsAgo years: Int, among answers: Answers, _ form: DateForm?) -> DateReference? {
    let format: DateFormat? = if case .format(let format)? = form { format } else { nil }
    guard let limit = limit(among: answers, format), !limit.isTimeOfDay else { return nil }
    return .date(limit.moment.date.adding(months: -12 * years))
  }
}

extension MinAge {
  package static let definition = RuleDefinition(
    "min_age",
    "Old enough, by date of birth",
    details: Age.details,
    parameters: Age.parameters,
    codes: [ViolationCode("age.too_young", "years", "min", "max"), .notADate, "clock.unknown"],
    example: RuleExample(
      "min_age: 18",
      passes: #""2008-11-21""#,
      fails: #""2008-12""#,
      now: "2026-11-21T09:00:00+01:00"
    )
  ) { arguments throws(RuleArgumentError) in
    try MinAge(arguments["years"], on: Age.date(arguments), Age.form(arguments))
  }
}

extension Clause {
  /// A date of birth must be that of somebody old enough, on a date or today.
  public static func minAge(
    _ years: Int,
    on date: DateReference = .today,
    _ form: DateForm? = nil
  ) -> Clause {
    Clause(MinAge(years, on: date, form))
  }
}
