import FormValidation
import Testing

struct OnWeekdayTests {
  @Test(arguments: [
    ("2026-11-21", Weekday.saturday), ("2000-02-29", .tuesday), ("1900-01-01", .monday),
    ("0001-01-01", .monday), ("9999-12-31", .friday), ("1970-01-01", .thursday),
    ("2024-12-25", .wednesday), ("2023-01-01", .sunday),
  ])
  func `a date must fall on one of the days`(text: String, day: Weekday) {
    for other in Weekday.allCases {
      #expect(Clause.weekday([other]).standing(of: text) == (other == day ? .valid : .invalid))
    }
  }

  @Test(arguments: [
    ("", Standing.incomplete), ("2026-11", .incomplete), ("2026-11-3", .incomplete),
    ("2026-12-3", .invalid), ("2026-11-2", .incomplete), ("2026-11-30T12:00", .valid),
    ("2026-11-30T", .incomplete), ("2026-11-31", .invalid),
  ])
  func `the days that can still be typed decide`(text: String, standing: Standing) {
    #expect(Clause.weekday([.monday]).standing(of: text) == standing)
  }

  @Test func `a leap day falls on each day of the week once in 40 years`() {
    for day in Weekday.allCases {
      let clause = Clause.weekday([day], format("DD.MM.YYYY"))
      #expect(clause.standing(of: "29.02.") == .incomplete)
      #expect(clause.standing(of: "29.02.2024") == (day == .thursday ? .valid : .invalid))
    }
    #expect(Clause.weekday([]).standing(of: "") == .invalid)
  }

  @Test func `the message lists the days in their order`() {
    let clause = Clause.weekday([.friday, .monday, .tuesday])
    #expect(
      clause.verdict(on: "2026-11-21", among: [:]).texts == [
        "Choose a Monday, Tuesday or Friday."
      ]
    )
    #expect(clause.rule.requirement.text == "On Monday, Tuesday or Friday")
  }
}
