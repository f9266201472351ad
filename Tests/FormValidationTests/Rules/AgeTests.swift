@testable import FormValidation
import Testing

struct AgeTests {
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
  func `the age is reached on the birthday`(
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

  @Test func `the date can be another field's`() {
    let clause = Clause.minAge(18, on: .field("trip"))
    #expect(clause.standing(of: "2008-11-22", among: ["trip": "2026-11-21"]) == .invalid)
    #expect(clause.standing(of: "2008-11-22", among: ["trip": "2026-11-22"]) == .valid)
    #expect(clause.standing(of: "2008-11-22", among: ["trip": ""]) == .valid)
    #expect(clause.rule.reads == ["trip"])
  }

  @Test func `the message states the minimum age`() {
    let verdict = Clause.minAge(18).verdict(on: "2020", among: clock("2026-11-21T09:00:00Z"))
    #expect(verdict.texts == ["You must be 18 or older."])
    #expect(verdict.codes == ["age.too_young"])
    #expect(verdict.violations.first?.parameters["max"] == "2008-11-21")
    #expect(Clause.minAge(18).verdict(on: "2020", among: [:]).codes == ["clock.unknown"])
    #expect(Clause.minAge(18).rule.requirement.text == "18 or older")
    #expect(Age(.min, Int.max).years == DateSpan.limit && Age(.min, -5).years == 0)
  }

  @Test func `the format applies`() {
    let clause = Clause.minAge(18, on: date("2026-11-21"), format("DD.MM.YYYY"))
    #expect(clause.standing(of: "21.11.2008") == .valid)
    #expect(clause.standing(of: "22.11.2008") == .invalid)
    #expect(clause.standing(of: "22.11.2") == .incomplete)
  }

  @Test(arguments: [
    ("2026-11-21", 17, "2008-11-22", Standing.valid), ("2026-11-21", 17, "2008-11-21", .invalid),
    ("2022-02-28", 17, "2004-02-29", .valid), ("2022-03-01", 17, "2004-02-29", .invalid),
    ("2026-11-21", 17, "200", .incomplete), ("2026-11-21", 17, "1", .invalid),
    ("2026-11-21", 17, "2030-01-01", .valid), ("2026-11-21", 120, "1905-11-22", .valid),
    ("2026-11-21", 120, "1905-11-21", .invalid),
  ])
  func `the age is exceeded on the next birthday`(
    today: String,
    years: Int,
    born: String,
    standing: Standing
  ) {
    let answers = clock(today + "T23:59:59-11:00")
    #expect(Clause.maxAge(years).standing(of: .text(born), among: answers) == standing)
  }

  @Test func `the message states the maximum age`() {
    let clause = Clause.maxAge(12, on: date("2026-11-21"))
    #expect(clause.verdict(on: "1999", among: [:]).texts == ["You must be 12 or younger."])
    #expect(clause.verdict(on: "1999", among: [:]).codes == ["age.too_old"])
    #expect(clause.rule.requirement.text == "12 or younger")
    #expect(Clause.maxAge(12).verdict(on: "1999", among: [:]).codes == ["clock.unknown"])
    #expect(Age(.max, Int.max).years == DateSpan.limit)
  }
}
