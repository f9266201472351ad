import FormValidation
import Testing

struct IsTimeTests {
  @Test(
    arguments: [
      (.time, "00:00"),
      (.time, "23:59"),
      (Self.own("HH.mm.ss"), "23.59.59"),
      (.time(.html), "12:00"),
      (.time(.html), "12:00:01"),
      (.time(.html), "12:00:00.123"),
      (.time(.rfc3339), "08:30:06Z"),
      (.time(.rfc3339), "08:30:06.283185z"),
      (.time(.rfc3339), "12:34:56-00:00"),
      (.time(.rfc3339), "23:59:60Z"),
      (.time(.rfc3339), "00:29:60-23:30"),
      (.time(.rfc3339), "00:00:60+00:01"),
      (.time(.rfc3339), "23:59:60.5+00:00"),
    ] as [(Clause, String)]
  )
  func `what the standard allows passes`(_ clause: Clause, _ text: String) {
    #expect(clause.standing(of: text) == .valid)
  }

  @Test(
    arguments: [
      (.time, "2", "Enter a digit."),
      (.time, "12", "Enter \":\"."),
      (.time(.html), "12:00:", "Enter a digit."),
      (.time(.html), "12:00:00.", "Enter a digit."),
      (.time(.rfc3339), "12:00", "Enter a colon."),
      (.time(.rfc3339), "12:00:00", "Enter Z or an offset, like +01:00."),
      (.time(.rfc3339), "12:00:60+12:0", "Enter a digit."),
    ] as [(Clause, String, String)]
  )
  func `a start says how to go on`(_ clause: Clause, _ text: String, _ message: String) {
    clause.expectStart(text, says: message)
  }

  @Test(
    arguments: [
      (.time, "3", "Enter two digits, like 09.", 0..<1),
      (.time, "9:", "Enter two digits, like 09.", 0..<1),
      (.time, "24", "Enter an hour from 00 to 23.", 0..<2),
      (.time, "23:6", "Enter two digits, like 09.", 3..<4),
      (.time, "23:60", "Enter a minute from 00 to 59.", 3..<4),
      (.time, "2:", "Enter two digits, like 09.", 0..<1),
      (.time, "12:300", "\"0\" is not allowed in a time.", 5..<6),
      (.time(.html), "12:00:60", "Enter a second from 00 to 59.", 6..<7),
      (.time(.html), "12:00:00.1234", "\"4\" is not allowed in a time.", 12..<13),
      (.time(.rfc3339), "22:59:60Z", "Second 60 exists only at 23:59 UTC.", 8..<9),
      (.time(.rfc3339), "23:59:60+00:3", "Second 60 exists only at 23:59 UTC.", 12..<13),
      (.time(.rfc3339), "12:00:60-0", "Second 60 exists only at 23:59 UTC.", 9..<10),
      (.time(.rfc3339), "12:00:00+24", "Enter an hour from 00 to 23.", 9..<11),
      (.time(.rfc3339), "12:00:00x", "\"x\" is not allowed in a time.", 8..<9),
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
    DateFormat(text, for: .time).map { .time(.format($0)) } ?? .required
  }
}
