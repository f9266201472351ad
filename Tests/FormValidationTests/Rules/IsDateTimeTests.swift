import FormValidation
import Testing

struct IsDateTimeTests {
  @Test(
    arguments: [
      (.dateTime, "2026-03-31T12:00:00Z"),
      (.dateTime, "2009-05-19 14:39:55Z"),
      (.dateTime, "1963-06-19t08:30:06.283185z"),
      (.dateTime, "1937-01-01T12:00:27.87+00:20"),
      (.dateTime(.html), "2026-03-31T12:00Z"),
      (.dateTime(.html), "12026-03-31 12:00:01.5+0100"),
      (.dateTime(.html), "2026-03-31T12:00-08:00"),
      (.dateTime(.html), "2026-03-31T12:00+00:00"),
      (Self.own("YYYY-MM-DDTHH:mm"), "2026-03-31T12:00"),
    ] as [(Clause, String)]
  )
  func `what the standard allows passes`(_ clause: Clause, _ text: String) {
    #expect(clause.standing(of: text) == .valid)
  }

  @Test(
    arguments: [
      (.dateTime, "2026-03-31", "Enter T and the time."),
      (.dateTime, "2026-03-31T12:00:00", "Enter Z or an offset, like +01:00."),
      (.dateTime(.html), "2026-03-31T12:00", "Enter Z or an offset, like +01:00."),
      (Self.own("YYYY-MM-DDTHH:mm"), "2026-03-31", "Enter \"T\"."),
    ] as [(Clause, String, String)]
  )
  func `a start says how to go on`(_ clause: Clause, _ text: String, _ message: String) {
    clause.expectStart(text, says: message)
  }

  @Test(
    arguments: [
      (.dateTime, "2026-02-29", "That month has only 28 days.", 8..<10),
      (.dateTime, "2026-03-31_", "\"_\" is not allowed in a date and time.", 10..<11),
      (.dateTime, "2026-03-31T12:00:00ZZ", "\"Z\" is not allowed in a date and time.", 20..<21),
      (.dateTime(.html), "2026-03-31t", "\"t\" is not allowed in a date and time.", 10..<11),
      (.dateTime(.html), "2026-03-31T12:00-00:00", "Use Z for no offset.", 20..<22),
      (.dateTime, "1990-12-31T15:59:59-24", "Enter an hour from 00 to 23.", 20..<22),
    ] as [(Clause, String, String, Range<Int>)]
  )
  func `what no typing mends is named`(
    _ clause: Clause,
    _ text: String,
    _ message: String,
    _ range: Range<Int>
  ) {
    clause.expectBreak(text, says: message, at: range)
  }

  /// The rule by a format of one's own.
  private static func own(_ text: String) -> Clause {
    DateFormat(text, for: .dateTime).map { .dateTime(.format($0)) } ?? .required
  }
}
