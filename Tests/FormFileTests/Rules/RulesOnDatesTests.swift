import FormValidation
@testable import Forms
import SourceText
import Testing

@testable import FormFile

struct RulesOnDatesTests {
  @Test(arguments: ["mon", "[Mon, tues]", "[monday, TUE]"])
  func `a weekday can be abbreviated`(days: String) throws {
    let clause = try Clause(yaml: "weekday: \(days)")
    #expect(clause.verdict(on: "2026-11-23", among: [:]).isValid)
    #expect(!clause.verdict(on: "2026-11-25", among: [:]).isValid)
  }

  @Test(arguments: [
    ("time", "after: now", "10:00", true), ("time", "after: now", "09:00", false),
    ("time", "min: 09:00", "08:59", false), ("time", "range: {max: '18:00'}", "18:00", true),
    ("date", "after: now", "2026-11-22", true), ("date", "max: 2026-12-31", "2027", false),
    ("date", "max: 2026-11", "2026-11-30", true), ("date", "max: 2026-11", "2026-12-01", false),
    ("date", "range: {min: 2026-03, max: 2026-04}", "2026-03-01", true),
    ("date", "min: {field: b}", "2026-11-19", false),
    ("date", "min: {field: b}", "2026-11-20", true),
    ("datetime", "max: {field: b}", "2026-11-20T09:00", true),
    ("datetime", "max: {field: b}", "2026-11-21T09:00", false),
  ])
  func `on a time, a rule compares times`(
    type: String,
    rule: String,
    text: String,
    isFine: Bool
  ) throws {
    let form = try Form(
      yaml: """
        {title: T, fields: [{id: a, type: \(type), rules: [{\(rule)}]}, {id: b, type: datetime}]}
        """
    )
    let answers: Answers = [.now: "2026-11-21T09:30:00+01:00", "b": "2026-11-20T09:00"]
    #expect(form.fields[0].rules.verdict(on: .text(text), among: answers).isValid == isFine)
  }

  @Test(arguments: [
    ("time", "after: today", "expected a time, HH:mm, found a date"),
    ("date", "min: 12:00", "expected a date, YYYY-MM-DD, found a time"),
    ("datetime", "before: 12:00", "expected a date, YYYY-MM-DDTHH:mm, found a time"),
  ])
  func `on a time, a rule with a date is an error`(type: String, rule: String, message: String) {
    let error = #expect(throws: Diagnostics.self) {
      try Form(yaml: "{title: T, fields: [{id: a, type: \(type), label: A, rules: [{\(rule)}]}]}")
    }
    #expect(error?.all.map(\.message) == [message])
  }
}
