import FormValidation
import Testing

struct IsMonthTests {
  @Test(
    arguments: [
      (.month, "2026-03"),
      (.month(.html), "12026-12"),
      (.month(.rfc3339), "0000-01"),
      (Self.own("MM/YYYY"), "03/2026"),
    ] as [(Clause, String)]
  )
  func `what the standard allows passes`(_ clause: Clause, _ text: String) {
    #expect(clause.standing(of: text) == .valid)
  }

  @Test(
    arguments: [
      (.month, "2026", "Enter \"-\"."),
      (.month, "2026-1", "Enter a digit."),
      (Self.own("MM/YYYY"), "03/", "Enter a digit."),
    ] as [(Clause, String, String)]
  )
  func `a start says how to go on`(_ clause: Clause, _ text: String, _ message: String) {
    clause.expectStart(text, says: message)
  }

  @Test(
    arguments: [
      (.month, "2026-13", "Enter a month from 01 to 12.", 5..<7),
      (.month, "0000", "Enter a year from 0001 to 9999.", 0..<4),
      (.month, "2026-03-", "\"-\" is not allowed in a month.", 7..<8),
      (Self.own("MM/YYYY"), "3", "Enter two digits, like 09.", 0..<1),
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
    DateFormat(text, for: .month).map { .month(.format($0)) } ?? .required
  }
}
