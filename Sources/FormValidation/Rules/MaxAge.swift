/// A date of birth must be that of somebody young enough, on a date or today.
///
/// Whoever was born on 29 February turns a year older on 1 March where there is no such day. A date
/// of birth yet to come passes; `before_or_equal` refuses it.
///
/// With 17, on 2026-03-31: passes `"2008-04-01"`; fails `"200"`, incomplete, and `"2008-03"`,
/// invalid.
public struct MaxAge: Rule {
  public let name = "max_age"

  /// The age in years.
  public let years: Int

  /// The date up to which that age is not exceeded.
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
    Requirement("needs.age_at_most", "{years} or younger", ["years": .number(Number(years))])
  }

  public func verdict(on text: String, among answers: Answers) -> Verdict {
    let birth = date.birthday(yearsAgo: years + 1, among: answers, form)
    if birth == nil, date.isClocked { return .clockUnknown }
    return DateBounds(min: birth, isExclusive: true, form: form).verdict(
      on: text,
      among: answers,
      DateWords(
        "You must be {years} or younger.",
        ["years": .number(Number(years))],
        code: "age.too_old"
      )
    )
  }
}

extension MaxAge {
  package static let definition = RuleDefinition(
    "max_age",
    "Young enough, by date of birth",
    details: Age.details + " A date in the future passes; `before_or_equal: today` refuses it.",
    parameters: Age.parameters,
    codes: [ViolationCode("age.too_old", "years", "min", "max"), .notADate, "clock.unknown"],
    example: RuleExample(
      "max_age: {years: 17, on: 2026-03-31}",
      passes: #""2008-04-01""#,
      fails: #""2008-03""#
    )
  ) { arguments throws(RuleArgumentError) in
    try MaxAge(arguments["years"], on: Age.date(arguments), Age.form(arguments))
  }
}

extension Clause {
  /// A date of birth must be that of somebody young enough, on a date or today.
  public static func maxAge(
    _ years: Int,
    on date: DateReference = .today,
    _ form: DateForm? = nil
  ) -> Clause {
    Clause(MaxAge(years, on: date, form))
  }
}
