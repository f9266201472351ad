import FormValidation
import Testing

struct IsDateTimeLocalTests {
  @Test(arguments: [
    ("2026-03-31T12:00", Standing.valid), ("2026-03-31 12:00:30.5", .valid),
    ("12026-02-28T00:00", .valid), ("2026-03-31", .incomplete), ("2026-03-31T12", .incomplete),
    ("2026-03-31T12:00Z", .invalid), ("2026-02-29T12:00", .invalid), ("2026-03-31t12:00", .invalid),
    ("2026-03-31T12:00:00.1234", .invalid), ("2026-03-31T24:00", .invalid),
  ])
  func `a date and a time without an offset pass`(text: String, standing: Standing) {
    #expect(Clause.dateTimeLocal.standing(of: text) == standing)
  }
}
