import FormValidation
import Testing

struct IsWeekTests {
  @Test(arguments: [
    ("2026-W53", Standing.valid), ("2025-W52", .valid), ("2025-W53", .invalid),
    ("2020-W53", .valid),
    ("2015-W53", .valid), ("2016-W53", .invalid), ("2000-W53", .invalid), ("2004-W53", .valid),
    ("0001-W01", .valid), ("0000-W01", .invalid), ("2026-W00", .invalid), ("2026-W5", .incomplete),
    ("2026-W6", .invalid), ("2026-", .incomplete), ("2026-w01", .invalid), ("202", .incomplete),
    ("275760-W37", .valid), ("2026-W011", .invalid), ("", .incomplete), ("2026W01", .invalid),
    ("12020-W53", .valid),
  ])
  func `a week is one of its year`(text: String, standing: Standing) {
    #expect(Clause.week.standing(of: text) == standing)
  }

  @Test func `the message says which weeks there are`() {
    let verdict = Clause.week.verdict(on: "2025-W53", among: [:])
    #expect(verdict.texts == ["That year has weeks 01 to 52."])
    #expect(verdict.codes == ["date.not_a_week"])
  }
}
