import FormValidation
import Testing

struct MinAgeTests {
  @Test(arguments: [
    ("2026-11-21", 18, "2008-11-21", Standing.valid), ("2026-11-21", 18, "2008-11-22", .invalid),
    ("2022-02-28", 18, "2004-02-29", .invalid), ("2022-03-01", 18, "2004-02-29", .valid),
    ("2024-02-29", 20, "2004-02-29", .valid), ("2024-02-29", 18, "2006-02-28", .valid),
    ("2024-02-29", 18, "2006-03-01", .invalid), ("2024-02-28", 20, "2004-02-29", .invalid),
    ("2026-11-21", 18, "20", .incomplete), ("2026-11-21", 18, "201", .invalid),
    ("2026-11-21", 18, "2008-1", .incomplete), ("2026-11-21", 18, "2008-12", .invalid),
    ("2026-11-21", 0, "2026-11-21", .valid), ("2026-11-21", 0, "2026-11-22", .invalid),
    ("2026-11-21", 1_000_000, "", .invalid), ("2026-11-21", 18, "x", .invalid),
  ])
  func `a birthday is reached on the day`(
    today: String,
    years: Int,
    born: String,
    standing: Standing
  ) {
    let answers = clock(today + "T00:00:00+01:00")
    #expect(Clause.minAge(years).standing(of: .text(born), among: answers) == standing)
    let dated = Clause.minAge(years, on: date(today))
    #expect(dated.standing(of: born) == standing)
  }

  @Test func `the day may be another field's`() {
    let clause = Clause.minAge(18, on: .field("trip"))
    #expect(clause.standing(of: "2008-11-22", among: ["trip": "2026-11-21"]) == .invalid)
    #expect(clause.standing(of: "2008-11-22", among: ["trip": "2026-11-22"]) == .valid)
    #expect(clause.standing(of: "2008-11-22", among: ["trip": ""]) == .valid)
    #expect(clause.rule.reads == ["trip"])
  }

  @Test func `the message says the age`() {
    let verdict = Clause.minAge(18).verdict(on: "2020", among: clock("2026-11-21T09:00:00Z"))
    #expect(verdict.texts == ["You must be 18 or older."])
    #expect(verdict.codes == ["age.too_young"])
    #expect(verdict.violations.first?.parameters["max"] == "2008-11-21")
    #expect(Clause.minAge(18).verdict(on: "2020", among: [:]).codes == ["clock.unknown"])
    #expect(Clause.minAge(18).rule.requirement.text == "18 or older")
    #expect(MinAge(Int.max).years == DateSpan.limit && MinAge(-5).years == 0)
  }

  @Test func `a format is kept to`() {
    let clause = Clause.minAge(18, on: date("2026-11-21"), .own("DD.MM.YYYY"))
    #expect(clause.standing(of: "21.11.2008") == .valid)
    #expect(clause.standing(of: "22.11.2008") == .invalid)
    #expect(clause.standing(of: "22.11.2") == .incomplete)
  }
}
