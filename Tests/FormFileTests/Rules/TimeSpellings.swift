import FormValidation

private let start: DateReference = .field("start")
private let day = CalendarDate(year: 2026, month: 3, day: 31).map(DateReference.date) ?? .today
private let noon = TimeOfDay(hour: 12, minute: 0).map(DateReference.time) ?? .today
private let german = DateFormat("DD.MM.YYYY")

/// Rows of dates, limits and whole forms: a spelling, and the same rule in Swift.
let timeSpellings: [(spelling: String, clause: Clause)] = [
  ("before: 2026-03-31", .before(day)),
  ("before: today", .before(.today)),
  ("before: {field: start}", .before(start)),
  ("{rule: before, date: {field: start}}", .before(start)),
  ("before: {date: 2026-03-31, format: DD.MM.YYYY}", .before(day, german)),
  ("after: 12:00", .after(noon)),
  ("after: {date: now, standard: html}", .after(.now, .html)),
  ("after: today-18y", .after(.today(plus: .years(-18)))),
  ("before_or_equal: now+90min", .beforeOrEqual(.now(plus: .minutes(90)))),
  ("max_date: today+7d", .beforeOrEqual(.today(plus: .days(7)))),
  ("after_or_equal: today+2w", .afterOrEqual(.today(plus: .weeks(2)))),
  ("min_date: today+1m", .afterOrEqual(.today(plus: .months(1)))),
  ("min_age: 18", .minAge(18)),
  ("min_age: {years: 18, on: 2026-03-31}", .minAge(18, on: day)),
  ("max_age: {years: 12, on: {field: start}}", .maxAge(12, on: start)),
  ("weekday: [monday, friday]", .weekday([.monday, .friday])),
  ("weekday: {days: sunday, format: DD.MM.YYYY}", .weekday([.sunday], german)),
  ("date_time_local", .dateTimeLocal),
  ("week", .week),
  ("duration", .duration),
  ("card_expiry", .cardExpiry),
  ("card_expiry: 10", .cardExpiry(horizon: 10)),
  ("card_code", .cardCode),
  ("card_code: card", .cardCode(of: "card")),
  ("card_code: {card_field: card}", .cardCode(of: "card")),
  ("at_least: {count: 1, of: [a, b], at: a}", .atLeast(1, of: ["a", "b"], at: "a")),
  ("sum_of: {of: [a, b], equals: 100, at: b}", .sumOf(["a", "b"], min: 100, max: 100, at: "b")),
  ("sum_of: {of: [a, b], max: 9, at: c}", .sumOf(["a", "b"], max: 9, at: "c")),
  ("range: {min: {field: a}, max: 9}", .range(from: .field("a"), to: .number(9))),
  ("range: {min: 2026-03-31}", .range(min: day, max: nil)),
  ("range: {min: {field: start}, max: today}", .range(min: start, max: .today)),
  ("range: {min: 22:00, max: 12:00}", .range(min: .time(hour: 22), max: noon)),
  ("range: {min: {field: start}, format: DD.MM.YYYY}", .range(min: start, max: nil, german)),
  ("min: {field: a}", .range(from: .field("a"), to: nil)),
  ("{rule: max, max: {field: a}}", .range(from: nil, to: .field("a"))),
  ("min: {field: start, format: DD.MM.YYYY}", .range(min: start, max: nil, german)),
  ("min: 2026-03-31", .range(min: day, max: nil)),
  ("max: {max: today, standard: html}", .range(min: nil, max: .today, .html)),
  ("exclusive_min: {field: a}", .exclusiveMin(.field("a"))),
  ("exclusive_max: {field: a}", .exclusiveMax(.field("a"))),
]

extension DateReference {
  fileprivate static func time(hour: Int) -> DateReference {
    TimeOfDay(hour: hour, minute: 0).map(DateReference.time) ?? .today
  }
}
