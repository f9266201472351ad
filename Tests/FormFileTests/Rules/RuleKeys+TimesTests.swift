import FormValidation
@testable import Forms
import SourceText
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
    ("before: 5", 9, "expected a date, found a number"),
    ("before: 2026-02-30", 9, "expected a date, found \"2026-02-30\""),
    ("before: today+7", 9, "expected a date, found \"today+7\""),
    ("before: today+2h", 9, "expected a date, found \"today+2h\""),
    ("before: now+9999999d", 9, "expected a date, found \"now+9999999d\""),
    ("before: {field: 5}", 17, "expected text, found a number"),
    ("before: {date: today, field: a}", 16, "field cannot be combined with date"),
    ("{rule: after, date: {field: a, plus: 1}}", 32, "unknown key \"plus\""),
    ("after: {date: today, format: DD}", 30, "expected a date's or a time's parts, found \"DD\""),
    ("before: {date: 12:00, format: DD.MM.YYYY}", 16, "expected a date, DD.MM.YYYY, found a time"),
    ("after: {date: today, format: 'HH:mm'}", 15, "expected a time, HH:mm, found a date"),
    ("range: {min: 12:00, format: YYYY-MM}", 14, "expected a date, YYYY-MM, found a time"),
    ("max: {max: 12:00, format: YYYY-MM}", 12, "expected a date, YYYY-MM, found a time"),
    ("weekday: {days: monday, format: YYYY-MM}", 33, "expected a date's parts, found \"YYYY-MM\""),
    ("min_age: {years: 18, format: 'HH:mm'}", 30, "expected a date's parts, found \"HH:mm\""),
    ("min_age: {years: 18, on: 12:00}", 26, "expected a date, found a time"),
    ("min_age: -1", 10, "expected 0 or more, found -1"),
    ("max_age: {years: 5, on: 3}", 25, "expected a date, found a number"),
    ("weekday: [mo]", 11, "unknown value \"mo\""),
    ("weekday: []", 10, "weekday is an empty list"),
    (
      "range: {min: 2026-03-31, max: 2026-03-30}", 14,
      "min 2026-03-31 is greater than max 2026-03-30"
    ),
    ("range: {min: 2026-03-31, max: 12:00}", 14, "min 2026-03-31 is a date, max 12:00 a time"),
    ("range: {min: 2026-03-31, max: 5}", 31, "expected a date, found a number"),
    ("range: {format: DD.MM.YYYY}", 1, "range needs \"min\" or \"max\""),
    ("min: 2026-02-30", 6, "expected a number or a date, found \"2026-02-30\""),
    ("min: {field: a, min: 3}", 22, "field cannot be combined with min"),
    ("card_expiry: 99", 14, "expected at most 98 years"),
    ("card_code: 3", 12, "expected text, found a number"),
    ("at_least: {count: 3, of: [a, b], at: a}", 19, "expected 1 to 2, found 3"),
    ("at_least: {count: 1, of: [], at: a}", 26, "of names no fields"),
    ("at_least: {of: [a], at: a}", 1, "at_least needs \"count\""),
    ("sum_of: {of: [a], at: a}", 1, "sum_of needs \"equals\", \"min\" or \"max\""),
    ("sum_of: {of: [a], at: a, equals: 1, max: 2}", 42, "equals cannot be combined with max"),
    ("sum_of: {of: [a], at: a, min: 3, max: 2}", 31, "min 3 is greater than max 2"),
  ])
  func `an invalid setting is reported with the valid ones`(
    spelling: String,
    column: Int,
    message: String
  ) {
    let complaint = complaint(aboutRule: spelling)
    #expect(complaint.hasPrefix("rule:1:\(column): error: \(message)"), "\(complaint)")
  }

  @Test(arguments: [
    ("time", "after: now", "10:00", true), ("time", "after: now", "09:00", false),
    ("time", "min: 09:00", "08:59", false), ("time", "range: {max: '18:00'}", "18:00", true),
    ("date", "after: now", "2026-11-22", true), ("date", "max: 2026-12-31", "2027", false),
  ])
  func `on a time, a rule compares times`(
    type: String,
    rule: String,
    text: String,
    isFine: Bool
  ) throws {
    let form = try Form(
      yaml: "{title: T, fields: [{id: a, type: \(type), label: A, rules: [{\(rule)}]}]}"
    )
    let answers: Answers = [.now: "2026-11-21T09:30:00+01:00"]
    #expect(form.fields[0].rules.verdict(on: .text(text), among: answers).isValid == isFine)
  }

  @Test(arguments: [
    ("time", "after: today", "expected a time, HH:mm, found a date"),
    ("date", "min: 12:00", "expected a date, YYYY-MM-DD, found a time"),
  ])
  func `on a time, a rule with a date is an error`(type: String, rule: String, message: String) {
    let error = #expect(throws: Diagnostics.self) {
      try Form(yaml: "{title: T, fields: [{id: a, type: \(type), label: A, rules: [{\(rule)}]}]}")
    }
    #expect(error?.all.map(\.message) == [message])
  }
}
