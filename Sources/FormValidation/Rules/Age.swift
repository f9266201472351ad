/// A date of birth must give a minimum or maximum age, on a date or today.
struct Age: DateRule {
  /// The type of age limit; the raw value is the rule's name.
  enum Limit: String, Hashable, Sendable {
    case min = "min_age"
    case max = "max_age"
  }

  /// The limit of ages.
  let limit: Limit
  let years: Int
  let date: DateReference
  let format: DateFormat?

  /// Creates the rule; without a format, dates are in ISO 8601, and an age below 0 counts as 0.
  init(
    _ limit: Limit,
    _ years: Int,
    on date: DateReference = .today,
    _ format: DateFormat? = nil
  ) {
    self.limit = limit
    self.years = Swift.max(0, Swift.min(years, DateSpan.limit))
    self.date = date
    self.format = format
  }

  var name: String { limit.rawValue }

  var reads: [FieldID] { date.reads.map { [$0] } ?? [] }

  var requirement: Wording {
    switch limit {
    case .min:
      Wording(
        "needs.age_at_least",
        "{years} or older",
        judging: Message(
          "{label} must mean an age of at least {years} years.",
          one: "{label} must mean an age of at least {years} year.",
          counting: "years"
        ),
        parameters
      )
    case .max:
      Wording(
        "needs.age_at_most",
        "{years} or younger",
        judging: Message(
          "{label} must mean an age of at most {years} years.",
          one: "{label} must mean an age of at most {years} year.",
          counting: "years"
        ),
        parameters
      )
    }
  }

  func verdict(on text: String, among answers: Answers) -> Verdict {
    guard let range = range(among: answers) else { return date.verdictWithoutLimit }
    return range.verdict(on: text, by: format) { _ in
      switch limit {
      case .min:
        ("age.too_young", Wording("age.too_young", "You must be {years} or older.", parameters))
      case .max:
        ("age.too_old", Wording("age.too_old", "You must be {years} or younger.", parameters))
      }
    }
  }

  /// Returns the dates of birth allowed; `nil` if the date on which the age counts is unknown.
  func range(among answers: Answers) -> DateRange? {
    guard let day = date.limit(among: answers, by: format), day.precision != .timeOfDay else {
      return nil
    }
    return switch limit {
    case .min: DateRange(high: day.birthday(yearsAgo: years))
    case .max: DateRange(low: day.birthday(yearsAgo: years + 1), isExclusive: true)
    }
  }

  private var parameters: Parameters { ["years": .number(Number(years))] }
}

extension DateLimit {
  /// Returns the latest date of birth of someone of an age.
  fileprivate func birthday(yearsAgo years: Int) -> DateLimit {
    DateLimit(moment.date.adding(months: -12 * years))
  }
}

extension Age {
  package static let min = definition(
    .min,
    "At least this age, by date of birth",
    code: "age.too_young",
    example: RuleExample(
      "min_age: 18",
      passes: #""2008-11-21""#,
      fails: #""2008-12""#,
      now: "2026-11-21T09:00:00+01:00"
    )
  )

  package static let max = definition(
    .max,
    "At most this age, by date of birth",
    details: " A date in the future passes; `before_or_equal: today` refuses it.",
    code: "age.too_old",
    example: RuleExample(
      "max_age: {years: 17, on: 2026-03-31}",
      passes: #""2008-04-01""#,
      fails: #""2008-03""#
    )
  )

  private static func definition(
    _ limit: Limit,
    _ summary: String,
    details: String = "",
    code: String,
    example: RuleExample
  ) -> RuleDefinition {
    RuleDefinition(
      limit.rawValue,
      summary,
      details:
        "Someone born on February 29 turns a year older on March 1 in years without that day."
        + details,
      parameters: [
        .main("years", .count, "the age"),
        RuleParameter(
          "on",
          .notation(.dateReference),
          "the date on which it counts; today if left out",
          default: DateReference.today
        ),
        .format, .dateStandard,
      ],
      codes: [ViolationCode(code, "years", "min", "max"), .notADate, "clock.unknown"],
      example: example
    ) { arguments throws(RuleArgumentError) in
      let date: DateReference = arguments["on"]
      if date.isTimeOfDay ?? false {
        throw RuleArgumentError("on", "expected a date, found a time")
      }
      let format = try DateFormat.chosen(arguments, [.date, .dateTime])
      return Age(limit, arguments["years"], on: date, format)
    }
  }
}

extension Clause {
  /// A date of birth must give a minimum age, on a date or today.
  public static func minAge(
    _ years: Int,
    on date: DateReference = .today,
    _ format: DateFormat? = nil
  ) -> Clause {
    Clause(Age(.min, years, on: date, format))
  }

  /// A date of birth must give a maximum age, on a date or today.
  public static func maxAge(
    _ years: Int,
    on date: DateReference = .today,
    _ format: DateFormat? = nil
  ) -> Clause {
    Clause(Age(.max, years, on: date, format))
  }
}
