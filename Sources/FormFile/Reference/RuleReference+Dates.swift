extension RuleReference {
  /// The reference of rules on how dates and times are written.
  static let dates = formatted + fixed

  private static let formatted = [
    RuleReference(
      "date",
      "A date that there is",
      details: """
        In the proleptic Gregorian calendar, by HTML unless told otherwise; nothing is carried
        over: 30 February is no date.
        """,
      standard: """
        HTML Living Standard, 2.3.5.2, "valid date string"; RFC 3339, 5.6, "full-date"
        """,
      parameters: ["format": format, "standard": dateStandard],
      example: RuleExample("date", passes: #""2024-02-29""#, fails: #""2023-02-29""#),
      codes: ["date.not_a_date"]
    ),
    RuleReference(
      "time",
      "A time of the day, of 24 hours",
      details: """
        By HTML seconds may be left out. By RFC 3339 there is an offset, and second 60 is allowed
        where it is 23:59 UTC.
        """,
      standard: """
        HTML Living Standard, 2.3.5.4, "valid time string"; RFC 3339, 5.6, "full-time"
        """,
      parameters: ["format": format, "standard": dateStandard],
      example: RuleExample("time", passes: #""23:59""#, fails: #""24:00""#),
      codes: ["date.not_a_time"]
    ),
    RuleReference(
      "date_time",
      "A date, a time and an offset",
      details: "Between date and time stands a T or a space. A format of one's own has no offset.",
      standard: """
        HTML Living Standard, 2.3.5.7, "valid global date and time string"; RFC 3339, 5.6,
        "date-time", with its note on a space
        """,
      parameters: ["format": format, "standard": dateStandard],
      example: RuleExample(
        "date_time",
        passes: #""2026-03-31T12:00:00Z""#,
        fails: #""2026-02-29T""#
      ),
      codes: ["date.not_a_date_time"]
    ),
    RuleReference(
      "month",
      "A month of a year",
      standard: "HTML Living Standard, 2.3.5.1, \"valid month string\"",
      deviations: "RFC 3339 has no months; by it, years are those of its dates.",
      parameters: ["format": format, "standard": dateStandard],
      example: RuleExample("month", passes: #""2026-03""#, fails: #""2026-13""#),
      codes: ["date.not_a_month"]
    ),
  ]

  private static let fixed = [
    RuleReference(
      "date_time_local",
      "A date and a time without an offset",
      standard: "HTML Living Standard, 2.3.5.5, \"valid local date and time string\"",
      example: RuleExample(
        "date_time_local",
        passes: #""2026-03-31T12:00""#,
        fails: #""2026-03-31T12:00Z""#
      ),
      codes: ["date.not_a_date_time"]
    ),
    RuleReference(
      "week",
      "A week of a year",
      details: "There is a week 53 in long years only.",
      standard: "HTML Living Standard, 2.3.5.8, \"valid week string\"",
      example: RuleExample("week", passes: #""2026-W53""#, fails: #""2025-W53""#),
      codes: ["date.not_a_week"]
    ),
    RuleReference(
      "duration",
      "A stretch of time, like P1Y2M",
      details: """
        P comes first, T before hours, minutes and seconds. No unit between two others may be left
        out, and weeks stand alone. Capitals and whole numbers only.
        """,
      standard: "RFC 3339, appendix A, \"duration\"",
      example: RuleExample("duration", passes: #""PT36H""#, fails: #""P1Y2W""#),
      codes: ["date.not_a_duration"]
    ),
  ]

  /// What a format of one's own is.
  static let format = "how it is written: YYYY, MM, DD, HH, mm, ss with marks between"

  /// What standards dates have.
  static let dateStandard = "html or rfc3339"
}
