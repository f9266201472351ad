import FormValidation

extension RuleSample {
  private static let clock: Answers = [
    .now: "2026-11-21T09:13:12+01:00", "start": "2026-01-31", "low": "3",
  ]
  private static let day = CalendarDate(year: 2026, month: 3, day: 31).map(DateReference.date)
  private static let noon = TimeOfDay(hour: 12, minute: 0).map(DateReference.time)
  private static let german = DateFormat("DD.MM.YYYY")

  static let numbers: [RuleSample] = [
    RuleSample(.number, "-7.5e3"), RuleSample(.integer, "42"),
    RuleSample(.integer(min: 18, max: 120), "42"), RuleSample(.range(18...120), "42"),
    RuleSample(.range(18...120), 42), RuleSample(.range(min: 1), "1000"),
    RuleSample(.range(from: .field("low"), to: .number(9)), "5", among: clock),
    RuleSample(.exclusiveMin(1), "2"), RuleSample(.exclusiveMax(1), "0"),
    RuleSample(.positive, "2"), RuleSample(.nonPositive, "-2"), RuleSample(.multipleOf(5), "15"),
    RuleSample(.multipleOf(7, base: -3), "4"), RuleSample(.decimal(maxFractionDigits: 2), "1.25"),
    RuleSample(.decimal(maxDigits: 5, separator: .comma), "1,25"),
    RuleSample(.percentage, "50"), RuleSample(.latitude, "51.5"), RuleSample(.longitude, "-0.12"),
    RuleSample(.latLong, "51.5, -0.12"), RuleSample(.currencyAmount(), "1,234.50"),
    RuleSample(.sumOf(["low", "other"], min: 1, at: "low"), "3", among: clock),
    RuleSample(.atLeast(1, of: ["low", "other"], at: "low"), "3", among: clock),
  ]

  static let times: [RuleSample] =
    [
      RuleSample(.date, "2024-02-29"), RuleSample(.date(.html), "2024-02-29"),
      RuleSample(.date(.rfc3339), "2024-02-29"), RuleSample(.time, "23:59"),
      RuleSample(.time(.html), "23:59:01.5"), RuleSample(.time(.rfc3339), "23:59:60.5Z"),
      RuleSample(.dateTime, "2026-03-31T12:00:00Z"),
      RuleSample(.dateTime(.html), "2026-03-31 12:00Z"),
      RuleSample(.dateTimeLocal, "2026-03-31T12:00"), RuleSample(.month, "2026-03"),
      RuleSample(.month(.html), "2026-03"), RuleSample(.week, "2026-W53"),
      RuleSample(.duration, "P1Y2M3DT4H5M6S"),
      RuleSample(.before(.today), "1999-12-31", among: clock),
      RuleSample(.after(.field("start")), "2026-02-01", among: clock),
      RuleSample(.beforeOrEqual(.now), "1999-12-31T12:00", among: clock),
      RuleSample(.afterOrEqual(.today(plus: .days(-7))), "2026-11-20", among: clock),
      RuleSample(.minAge(18), "1999-12-31", among: clock),
      RuleSample(.maxAge(30), "1999-12-31", among: clock),
      RuleSample(.weekday([.monday]), "2026-03-30"),
      RuleSample(.weekday([.monday], german), "30.03.2026"),
      RuleSample(.range(min: .field("start"), max: .today), "2026-03-31", among: clock),
    ] + limited

  private static let limited: [RuleSample] = [
    german.map { RuleSample(.date($0), "29.02.2024") },
    day.map { RuleSample(.before($0), "2026-03-30") },
    day.map { RuleSample(.before($0, german), "30.03.2026") },
    day.map { RuleSample(.minAge(18, on: $0), "1999-12-31") },
    noon.map { RuleSample(.after($0), "12:30") },
    noon.map { RuleSample(.range(min: $0, max: $0), "12:00") },
  ].compactMap(\.self)
}
