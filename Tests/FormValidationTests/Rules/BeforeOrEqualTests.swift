import FormValidation
import Testing

struct BeforeOrEqualTests {
  private static let verdicts: [(Clause, String, Standing)] = [
    (.beforeOrEqual(date("2020-01-01")), "2020-01-01", .valid),
    (.beforeOrEqual(date("2020-01-01")), "2020-01-02", .invalid),
    (.beforeOrEqual(date("2020-01-01")), "2020-01-01T23:59", .valid),
    (.beforeOrEqual(date("2020-01-01")), "202", .incomplete),
    (.beforeOrEqual(date("2020-01-01")), "2021", .invalid),
    (.beforeOrEqual(date("12:00")), "12:00:00", .valid),
    (.beforeOrEqual(date("12:00")), "12:00:00.1", .invalid),
    (.beforeOrEqual(date("2026-03")), "2026-03", .valid),
    (.beforeOrEqual(date("2026-03-31")), "2026-03-31T", .incomplete),
  ]

  @Test(arguments: verdicts)
  func `the limit itself passes`(_ clause: Clause, _ text: String, _ standing: Standing) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test func `the message and the requirement name the limit`() {
    let clause = Clause.beforeOrEqual(date("2020-01-01"))
    #expect(
      clause.verdict(on: "2020-02", among: [:]).texts == ["This must not be after 2020-01-01."]
    )
    #expect(clause.rule.requirement.text == "Not after 2020-01-01")
  }
}
