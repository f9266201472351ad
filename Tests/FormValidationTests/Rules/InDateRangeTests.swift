@testable import FormValidation
import Testing

struct InDateRangeTests {
  private static func range(_ min: String?, _ max: String?, _ form: DateFormat? = nil) -> Clause {
    .range(min: min.map { date($0) }, max: max.map { date($0) }, form)
  }

  private static let verdicts: [(Clause, String, Standing)] = [
    (range("2020-01-30", "2020-02-10"), "2020-01-30", .valid),
    (range("2020-01-30", "2020-02-10"), "2020-02-10", .valid),
    (range("2020-01-30", "2020-02-10"), "2020-01-29", .invalid),
    (range("2020-01-30", "2020-02-10"), "2020-02-11", .invalid),
    (range("2020-01-30", "2020-02-10"), "2020-01-2", .invalid),
    (range("2020-01-30", "2020-02-10"), "2020-01-3", .incomplete),
    (range("2020-01-30", "2020-02-10", format("DD.MM.YYYY")), "2", .invalid),
    (range("2020-01-30", "2020-02-10", format("DD.MM.YYYY")), "1", .incomplete),
    (range("2020-01-30", "2020-02-10", format("DD.MM.YYYY")), "11", .invalid),
    (range("2020-01-30", "2020-02-10", format("DD.MM.YYYY")), "05.01", .invalid),
    (range("2020-01-30", "2020-02-10", format("DD.MM.YYYY")), "05.02", .incomplete),
    (range("22:00", "06:00"), "23:00", .valid), (range("22:00", "06:00"), "06:00", .valid),
    (range("22:00", "06:00"), "06:01", .invalid), (range("22:00", "06:00"), "21:59", .invalid),
    (range("22:00", "06:00"), "12", .invalid), (range("22:00", "06:00"), "0", .incomplete),
    (range("06:00", "22:00"), "05:59", .invalid), (range("06:00", "22:00"), "22:00", .valid),
    (range("12:00:00", nil), "12:00:00", .valid), (range(nil, "12:00:00"), "12:00:02", .invalid),
    (range(nil, "12:00:00.1"), "12:00:00.2", .invalid),
    (range("12:00:00.002", nil), "12:00:00.001", .invalid),
    (range(nil, "2000-01-01T12:00:00"), "2000-01-01T11:00:00", .valid),
    (range(nil, "2000-01-01T12:00:00.1"), "2000-01-01T12:00:00.2", .invalid),
    (range("2000-12-01", nil), "2000-01-01", .invalid),
    (range("10000-01-01", nil), "9999-01-01", .invalid),
    (range("10000-01-01", nil, .html), "9999-01-01", .invalid),
    (range(nil, "8593-01-01T02:09"), "8592-01-01T02:09", .valid),
    (range("2020-05-01", "2020-04-01"), "2020-04-15", .invalid),
  ]

  @Test(arguments: verdicts)
  func `a date is inside, incomplete or outside`(
    _ clause: Clause,
    _ text: String,
    _ standing: Standing
  ) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: [
    (
      range("2020-01-30", "2020-02-10"), "2021", "This must be between 2020-01-30 and 2020-02-10.",
      "date.too_late"
    ),
    (
      range("2020-01-30", "2020-02-10"), "2019", "This must be between 2020-01-30 and 2020-02-10.",
      "date.too_early"
    ),
    (range("2020-01-30", nil), "2019", "This must not be before 2020-01-30.", "date.too_early"),
    (range(nil, "2020-01-30"), "2021", "This must not be after 2020-01-30.", "date.too_late"),
    (range("22:00", "06:00"), "12:00", "This must be between 22:00 and 06:00.", "date.too_early"),
  ])
  func `the message names the limits there are`(
    clause: Clause,
    text: String,
    message: String,
    code: String
  ) {
    let verdict = clause.verdict(on: .text(text), among: [:])
    #expect(verdict.texts == [message])
    #expect(verdict.codes == [code])
  }

  @Test func `a limit from a blank field is ignored, also in the message`() {
    let clause = Clause.range(min: .field("start"), max: date("2020-12-31"))
    #expect(clause.standing(of: "1999-01-01", among: ["start": ""]) == .valid)
    #expect(clause.standing(of: "1999-01-01", among: ["start": "2000-01-01"]) == .invalid)
    let verdict = clause.verdict(on: "2021", among: ["start": ""])
    #expect(verdict.texts == ["This must not be after 2020-12-31."])
    #expect(clause.rule.reads == ["start"])
  }

  @Test func `the requirement names the limits there are`() {
    #expect(Self.range("2020-01-30", nil).rule.requirement.text == "2020-01-30 or later")
    #expect(Self.range(nil, "today").rule.requirement.text == "today or earlier")
    #expect(Self.range("06:00", "22:00").rule.requirement.text == "06:00 to 22:00")
    #expect(InDateRange().requirement.text == "Any date")
    #expect(InDateRange(min: .today).min == .today && InDateRange(max: .now).max == .now)
  }

  @Test func `a time without a day does not limit a date`() {
    let clause = Clause.range(min: .field("start"), max: .field("end"))
    #expect(
      clause.standing(of: "2020-01-01", among: ["start": "2019-01-01", "end": "12:00"]) == .valid
    )
  }
}
