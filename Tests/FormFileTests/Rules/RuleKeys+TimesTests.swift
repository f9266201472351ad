import FormValidation
import Testing

@testable import FormFile

struct RuleKeysTimesTests {
  @Test(arguments: ["mon", "[Mon, tues]", "[monday, TUE]"])
  func `a weekday can be abbreviated`(days: String) throws {
    let clause = try Clause(yaml: "weekday: \(days)")
    #expect(clause.verdict(on: "2026-11-23", among: [:]).isValid)
    #expect(!clause.verdict(on: "2026-11-25", among: [:]).isValid)
  }

  @Test(arguments: [
    ("before", 1, "before needs \"date\""),
    ("before: 5", 9, "before wants a date, not a number"),
    ("before: 2026-02-30", 9, "before wants a date, not \"2026-02-30\""),
    ("before: today+7", 9, "before wants a date, not \"today+7\""),
    ("before: today+2h", 9, "before wants a date, not \"today+2h\""),
    ("before: now+9999999d", 9, "before wants a date, not \"now+9999999d\""),
    ("before: {field: 5}", 17, "field wants a text, not a number"),
    ("before: {date: today, field: a}", 16, "field leaves nothing for date to say"),
    ("{rule: after, date: {field: a, plus: 1}}", 32, "unknown key \"plus\""),
    ("after: {date: today, format: DD}", 30, "format wants a date's or a time's parts, not \"DD\""),
    ("before: {date: 12:00, format: DD.MM.YYYY}", 16, "DD.MM.YYYY is a date, and date a time"),
    ("after: {date: today, format: 'HH:mm'}", 15, "HH:mm is a time, and date a date"),
    ("range: {min: 12:00, format: YYYY-MM}", 14, "YYYY-MM is a date, and min a time"),
    ("max: {max: 12:00, format: YYYY-MM}", 12, "YYYY-MM is a date, and max a time"),
    ("weekday: {days: monday, format: YYYY-MM}", 33, "format wants a date's parts, not"),
    ("min_age: {years: 18, format: 'HH:mm'}", 30, "format wants a date's parts, not"),
    ("min_age: {years: 18, on: 12:00}", 26, "on wants a date, not a time"),
    ("min_age: -1", 10, "min_age wants 0 or more, not -1"),
    ("max_age: {years: 5, on: 3}", 25, "on wants a date, not a number"),
    ("weekday: [mo]", 11, "days has no choice \"mo\""),
    ("weekday: []", 10, "weekday names no day"),
    ("range: {min: 2026-03-31, max: 2026-03-30}", 14, "min 2026-03-31 is above max 2026-03-30"),
    ("range: {min: 2026-03-31, max: 12:00}", 14, "min 2026-03-31 is a date, max 12:00 a time"),
    ("range: {min: 2026-03-31, max: 5}", 31, "max wants a date, not a number"),
    ("range: {format: DD.MM.YYYY}", 1, "range needs \"min\", \"max\" or both"),
    ("min: 2026-02-30", 6, "min wants a number, not a text"),
    ("min: {field: a, min: 3}", 22, "field leaves nothing for min to say"),
    ("card_expiry: 99", 14, "card_expiry wants at most 98 years"),
    ("card_code: 3", 12, "card_code wants a text, not a number"),
    ("at_least: {count: 3, of: [a, b], at: a}", 19, "count wants 1 to 2, not 3"),
    ("at_least: {count: 1, of: [], at: a}", 26, "of names no field"),
    ("at_least: {of: [a], at: a}", 1, "at_least needs \"count\""),
    ("sum_of: {of: [a], at: a}", 1, "sum_of needs \"equals\", \"min\" or \"max\""),
    ("sum_of: {of: [a], at: a, equals: 1, max: 2}", 34, "equals leaves nothing for min and max"),
    ("sum_of: {of: [a], at: a, min: 3, max: 2}", 31, "min 3 is above max 2"),
  ])
  func `a setting that is not to be had says what is`(
    spelling: String,
    column: Int,
    message: String
  ) {
    let complaint = complaint(aboutRule: spelling)
    #expect(complaint.hasPrefix("rule:1:\(column): error: \(message)"), "\(complaint)")
  }
}
