import FormValidation
import Testing

struct MaxAgeTests {
  @Test(arguments: [
    ("2026-11-21", 17, "2008-11-22", Standing.valid), ("2026-11-21", 17, "2008-11-21", .invalid),
    ("2022-02-28", 17, "2004-02-29", .valid), ("2022-03-01", 17, "2004-02-29", .invalid),
    ("2026-11-21", 17, "200", .incomplete), ("2026-11-21", 17, "1", .invalid),
    ("2026-11-21", 17, "2030-01-01", .valid), ("2026-11-21", 120, "1905-11-22", .valid),
    ("2026-11-21", 120, "1905-11-21", .invalid),
  ])
  func `one is too old from the next birthday on`(
    today: String,
    years: Int,
    born: String,
    standing: Standing
  ) {
    let answers = clock(today + "T23:59:59-11:00")
    #expect(Clause.maxAge(years).standing(of: .text(born), among: answers) == standing)
  }

  @Test func `the message says the age`() {
    let clause = Clause.maxAge(12, on: date("2026-11-21"))
    #expect(clause.verdict(on: "1999", among: [:]).texts == ["You must be 12 or younger."])
    #expect(clause.verdict(on: "1999", among: [:]).codes == ["age.too_old"])
    #expect(clause.rule.requirement.text == "12 or younger")
    #expect(Clause.maxAge(12).verdict(on: "1999", among: [:]).codes == ["clock.unknown"])
    #expect(MaxAge(Int.max).years == DateSpan.limit)
  }
}
