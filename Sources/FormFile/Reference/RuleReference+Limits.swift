extension RuleReference {
  /// The reference of rules on limits, of numbers and of dates.
  static let limits = [
    RuleReference(
      "range",
      "Between two limits, or beyond one",
      details: """
        Both limits are included. A typed number is judged in plain notation. With a format, a
        standard or a limit that is a date, answers are dates or times; a range of times may run
        past midnight. A field that is blank or ill-formed does not limit.
        """,
      holdsFor: "a number, a date",
      parameters: ["min": limit, "max": limit, "format": format, "standard": dateStandard],
      example: RuleExample("range: {min: 13, max: 120}", passes: #""42""#, fails: #""200""#),
      codes: numberCodes + dateCodes
    ),
    RuleReference(
      "min",
      "At least a limit",
      details: limitDetails,
      holdsFor: "a number, a date",
      parameters: [
        "min": limit, "field": limitField, "format": format, "standard": dateStandard,
      ],
      example: RuleExample("min: 13", passes: #""13""#, fails: #""-5""#),
      codes: [
        "range.below_min", "range.exponent", "number.not_a_number", "date.too_early",
        "date.not_a_date", "date.not_a_month", "date.not_a_time", "clock.unknown",
      ]
    ),
    RuleReference(
      "max",
      "At most a limit",
      details: limitDetails,
      holdsFor: "a number, a date",
      parameters: [
        "max": limit, "field": limitField, "format": format, "standard": dateStandard,
      ],
      example: RuleExample("max: 120", passes: #""120""#, fails: #""121""#),
      codes: [
        "range.above_max", "range.exponent", "number.not_a_number", "date.too_late",
        "date.not_a_date", "date.not_a_month", "date.not_a_time", "clock.unknown",
      ]
    ),
    RuleReference(
      "exclusive_min",
      "More than a limit",
      parameters: ["min": "a number, or {field: id}", "field": limitField],
      example: RuleExample("exclusive_min: 5", passes: #""5.1""#, fails: #""-5""#),
      codes: ["range.below_min", "range.exponent", "number.not_a_number"]
    ),
    RuleReference(
      "exclusive_max",
      "Less than a limit",
      parameters: ["max": "a number, or {field: id}", "field": limitField],
      example: RuleExample("exclusive_max: 5", passes: #""4.9""#, fails: #""5""#),
      codes: ["range.above_max", "range.exponent", "number.not_a_number"]
    ),
  ]

  /// The codes of a number between limits.
  static let numberCodes = [
    "range.below_min", "range.above_max", "range.exponent", "number.not_a_number",
  ]

  private static let dateCodes = [
    "date.too_early", "date.too_late", "date.not_a_date", "date.not_a_month", "date.not_a_time",
    "clock.unknown",
  ]
  private static let limit = "a number, a date, {field: id}, or the clock: today-18y, now+2h"
  private static let limitField = "the field that holds the limit instead"
  private static let limitDetails = """
    The limit itself will do. With a format, a standard or a limit that is a date, answers are
    dates or times. A field that is blank or ill-formed does not limit.
    """
}
