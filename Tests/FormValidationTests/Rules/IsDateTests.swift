import FormValidation
import Testing

struct IsDateTests {
  @Test(
    arguments: [
      (.date, "2024-02-29"),
      (.date, "0001-01-01"),
      (.date, "9999-12-31"),
      (.date, "1582-10-10"),
      (.date, "2000-02-29"),
      (.date(.html), "275760-09-13"),
      (.date(.html), "00001-01-01"),
      (.date(.html), "2016-02-29"),
      (.date(.rfc3339), "0000-02-29"),
      (Self.own("DD.MM.YYYY"), "29.02.2024"),
    ] as [(Clause, String)]
  )
  func `what the standard allows passes`(_ clause: Clause, _ text: String) {
    #expect(clause.standing(of: text) == .valid)
  }

  @Test(
    arguments: [
      (.date, "", "Enter a digit."),
      (.date, "2014", "Enter \"-\"."),
      (.date, "2014-02-2", "Enter a digit."),
      (.date, "000", "Enter a digit."),
      (.date(.html), "0000", "Enter a hyphen."),
      (.date(.html), "20145", "Enter a hyphen."),
      (Self.own("DD.MM.YYYY"), "29.02.", "Enter a digit."),
    ] as [(Clause, String, String)]
  )
  func `a start says how to go on`(_ clause: Clause, _ text: String, _ message: String) {
    clause.expectStart(text, says: message)
  }

  @Test(
    arguments: [
      (.date, "0000", "Enter a year from 0001 to 9999.", 0..<4),
      (.date, "2014-2", "Enter two digits, like 09.", 5..<6),
      (.date, "2014-13", "Enter a month from 01 to 12.", 5..<7),
      (.date, "2014-00", "Enter a month from 01 to 12.", 5..<7),
      (.date, "2014-02-3", "That month has only 28 days.", 8..<9),
      (.date, "2014-02-29", "That month has only 28 days.", 8..<10),
      (.date, "1900-02-29", "That month has only 28 days.", 8..<10),
      (.date, "2016-02-30", "That month has only 29 days.", 8..<9),
      (.date, "2014-04-31", "That month has only 30 days.", 8..<10),
      (.date, "2014-12-32", "Enter a day from 01 to 31.", 8..<10),
      (.date, "2014-12-4", "Enter two digits, like 09.", 8..<9),
      (.date, "20144", "\"4\" is not allowed in a date.", 4..<5),
      (.date, "2014-12-311", "\"1\" is not allowed in a date.", 10..<11),
      (.date, " ", "A space is not allowed in a date.", 0..<1),
      (.date(.html), "0000-", "Years start at 0001.", 0..<4),
      (.date(.html), "1900-02-29", "That month has only 28 days.", 8..<10),
      (.date(.rfc3339), "-2", "\"-\" is not allowed in a date.", 0..<1),
      (Self.own("DD.MM.YYYY"), "31.04", "That month has only 30 days.", 3..<5),
      (Self.own("DD.MM.YYYY"), "30.02", "That month has only 29 days.", 3..<5),
      (Self.own("DD.MM.YYYY"), "29.02.2023", "That month has only 28 days.", 6..<10),
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
    DateFormat(text, for: .date).map { .date(.format($0)) } ?? .required
  }
}
