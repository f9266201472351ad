import FormValidation
import Testing

struct CardExpiryTests {
  @Test(arguments: [
    ("11/26", Standing.valid), ("10/26", .invalid), ("12/26", .valid), ("11/46", .valid),
    ("12/46", .invalid), ("01/47", .invalid), ("12/25", .invalid), ("01/00", .invalid),
    ("", .incomplete), ("0", .incomplete), ("1", .incomplete), ("2", .invalid), ("13", .invalid),
    ("00", .invalid), ("11", .incomplete), ("11/", .incomplete), ("10/2", .incomplete),
    ("10/4", .incomplete), ("10/5", .invalid), ("10/1", .invalid), ("11/2026", .invalid),
    ("11-26", .invalid), ("11/26 ", .invalid),
  ])
  func `a card is valid through its month, up to the horizon`(
    text: String,
    standing: Standing
  ) {
    let answers = clock("2026-11-30T23:59:59-11:00")
    #expect(Clause.cardExpiry.standing(of: .text(text), among: answers) == standing)
  }

  @Test(arguments: [
    ("2026-11-30", "11/26", Standing.valid), ("2026-12-01", "11/26", .invalid),
    ("2099-12-31", "01/00", .valid), ("2099-12-31", "11/99", .invalid),
  ])
  func `a month ends with its last day`(today: String, text: String, standing: Standing) {
    let answers = clock(today + "T12:00:00Z")
    #expect(Clause.cardExpiry.standing(of: .text(text), among: answers) == standing)
  }

  @Test(arguments: [
    (0, "11/26", Standing.valid), (0, "12/26", .invalid), (5, "11/31", .valid),
    (5, "12/31", .invalid), (98, "10/26", .invalid), (98, "11/24", .valid),
    (999, "12/24", .invalid),
  ])
  func `the horizon is a number of years`(horizon: Int, text: String, standing: Standing) {
    let answers = clock("2026-11-21T12:00:00Z")
    let clause = Clause.cardExpiry(horizon: horizon)
    #expect(clause.standing(of: .text(text), among: answers) == standing)
  }

  @Test(arguments: [
    ("10/26", "That month is over; use another card.", "card.expired"),
    ("10/19", "That month is over; use another card.", "card.expired"),
    ("12/46", "Check the year; cards expire sooner.", "card.too_far"),
  ])
  func `the message distinguishes past from too far`(text: String, message: String, code: String) {
    let verdict = Clause.cardExpiry.verdict(on: .text(text), among: clock("2026-11-21T12:00:00Z"))
    #expect(verdict.texts == [message])
    #expect(verdict.codes == [code])
  }

  @Test func `a missing clock is reported`() {
    #expect(Clause.cardExpiry.verdict(on: "11/26", among: [:]).codes == ["clock.unknown"])
  }
}
