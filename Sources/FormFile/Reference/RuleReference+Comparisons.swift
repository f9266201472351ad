extension RuleReference {
  /// The reference of rules on when a date is.
  static let comparisons = order + days

  private static let order = [
    RuleReference(
      "before",
      "Before another date or time",
      details: comparisonDetails,
      parameters: compared,
      example: RuleExample(
        "before: 2026-03-31",
        passes: #""2026-03-30""#,
        fails: #""2026-03-31""#
      ),
      codes: ["date.too_late"] + shapes
    ),
    RuleReference(
      "after",
      "After another date or time",
      details: comparisonDetails,
      parameters: compared,
      example: RuleExample(
        "after: {field: start}",
        passes: #""2026-04-01""#,
        fails: #""2026-03""#,
        among: #"{"start": "2026-03-31"}"#
      ),
      codes: ["date.too_early"] + shapes
    ),
    RuleReference(
      "before_or_equal",
      "Not after another date or time",
      details: comparisonDetails,
      parameters: compared,
      example: RuleExample(
        "before_or_equal: today",
        passes: #""2026-11-21""#,
        fails: #""2026-11-22""#,
        now: "2026-11-21T09:00:00+01:00"
      ),
      codes: ["date.too_late"] + shapes
    ),
    RuleReference(
      "after_or_equal",
      "Not before another date or time",
      details: comparisonDetails,
      parameters: compared,
      example: RuleExample(
        "after_or_equal: 2026-03-31",
        passes: #""2026-03-31""#,
        fails: #""2026-02""#
      ),
      codes: ["date.too_early"] + shapes
    ),
  ]

  private static let days = [
    RuleReference(
      "min_age",
      "A date of birth long enough ago",
      details: ageDetails,
      parameters: ages,
      example: RuleExample(
        "min_age: 18",
        passes: #""2008-11-21""#,
        fails: #""2008-12""#,
        now: "2026-11-21T09:00:00+01:00"
      ),
      codes: ["age.too_young", "date.not_a_date", "clock.unknown"]
    ),
    RuleReference(
      "max_age",
      "A date of birth not too long ago",
      details: ageDetails + " A date yet to come passes; before_or_equal: today refuses it.",
      parameters: ages,
      example: RuleExample(
        "max_age: {years: 17, on: 2026-03-31}",
        passes: #""2008-04-01""#,
        fails: #""2008-03""#
      ),
      codes: ["age.too_old", "date.not_a_date", "clock.unknown"]
    ),
    RuleReference(
      "weekday",
      "A date on some day of the week",
      details: "A time may follow the date, unless there is a format that has none.",
      parameters: [
        "days": "monday to sunday, one or a list of them", "format": format,
        "standard": dateStandard,
      ],
      example: RuleExample(
        "weekday: [monday, tuesday]",
        passes: #""2026-03-30""#,
        fails: #""2026-04-01""#
      ),
      codes: ["date.wrong_weekday", "date.not_a_date"]
    ),
  ]

  private static let shapes = [
    "date.not_a_date", "date.not_a_month", "date.not_a_time", "clock.unknown",
  ]
  private static let compared: KeyValuePairs = [
    "date": "a date, a month, a time, {field: id}, or the clock: today-18y, now+2h",
    "field": "the field to compare with instead", "format": format, "standard": dateStandard,
  ]
  private static let comparisonDetails = """
    A date is compared with a date and a time with a time, as exactly as the less exact of the two
    is. While another field is blank or ill-formed, any date passes.
    """
  private static let ages: KeyValuePairs = [
    "years": "how many", "on": "the date that counts; today if left out", "format": format,
    "standard": dateStandard,
  ]
  private static let ageDetails = """
    Whoever was born on 29 February turns a year older on 1 March where there is no such day.
    """
}
