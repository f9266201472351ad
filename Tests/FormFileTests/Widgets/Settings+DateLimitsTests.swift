import Testing

@testable import FormFile

struct SettingsDateLimitsTests {
  @Test(arguments: [
    ("date, min: 2026-03-31, max: 2026-03-01", "min 2026-03-31 is greater than max 2026-03-01"),
    ("date, min: '12:00'", "expected a date, YYYY-MM-DD, found a time"),
    ("datetime, max: '12:00'", "expected a date, YYYY-MM-DDTHH:mm, found a time"),
    ("date, min: today, max: today-1d", "min today is always after max today - 1 day"),
    ("time, max: 2026-03-01", "expected a time, HH:mm, found a date"),
    ("date, min: soon", #"expected a date, found "soon""#),
    ("date, default: 2026-02-30", "invalid default"),
    ("date, max: 2026-03-31, default: 2026-04-01", "invalid default"),
    ("time, default: '25:00'", "invalid default"),
    ("date, default: today+7d", "help: a default is a date like 2026-03-31, or today"),
    ("time, default: noon", "help: a default is a time like 09:30, or now"),
    ("date, week_starts: friday", #"unknown value "friday""#),
    ("time, week_starts: monday", #"unknown key "week_starts""#),
  ])
  func `errors in a date are reported`(keys: String, message: String) {
    let complaint = complaint(about: "title: T\nfields:\n  - {id: a, type: \(keys)}\n")
    #expect(complaint.contains(message), "\(complaint)")
  }

  @Test(arguments: [
    ("date, min: {field: n}", "n is a number, not a date or a time"),
    ("time, max: {field: s}", "s is a toggle, not a date or a time"),
    ("date, min: {field: t}", "expected a date, YYYY-MM-DD, found a time"),
    ("time, min: {field: d}", "expected a time, HH:mm, found a date"),
    ("date, min: {field: x}, max: {field: d}", "no complaint"),
    ("time, min: {field: t}, max: {field: x}", "no complaint"),
  ])
  func `a field whose answers are no such limits is reported`(keys: String, message: String) {
    let complaint = complaint(
      about: """
        title: T
        fields:
          - {id: n, type: number}
          - {id: s, type: toggle}
          - {id: t, type: time}
          - {id: d, type: date}
          - {id: x, type: text}
          - {id: a, type: \(keys)}
        """
    )
    #expect(complaint.contains(message), "\(complaint)")
  }

  @Test(arguments: [
    "date, min: today, default: 2026-03-31", "date, min: {field: a}",
    "time, min: '22:00', max: '06:00'",
    "date, min: today-18y, max: today+7d", "date, min: today+30d, max: today+1m",
  ])
  func `limits can depend on the clock or on fields, and span midnight`(keys: String) {
    let complaint = complaint(about: "title: T\nfields:\n  - {id: a, type: \(keys)}\n")
    #expect(complaint == "no complaint")
  }
}
