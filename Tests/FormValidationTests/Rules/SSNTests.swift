import FormValidation
import Testing

struct SSNTests {
  @Test(
    arguments: [
      (.ssn, "123-45-6789"),
      (.ssn, "123456789"),
      (.ssn, "899-01-0001"),
    ] as [(Clause, String)]
  )
  func `what the standard allows passes`(_ clause: Clause, _ text: String) {
    #expect(clause.standing(of: text) == .valid)
  }

  @Test(
    arguments: [
      (.ssn, "", "Go on with a digit."),
      (.ssn, "123-", "Go on with a digit."),
      (.ssn, "123-45", "Go on with a hyphen."),
    ] as [(Clause, String, String)]
  )
  func `a start says how to go on`(_ clause: Clause, _ text: String, _ message: String) {
    clause.expectStart(text, says: message)
  }

  @Test(
    arguments: [
      (.ssn, "9", "No area begins with 9.", 0..<1),
      (.ssn, "000", "This part of a number is never given out.", 0..<3),
      (.ssn, "666", "This part of a number is never given out.", 0..<3),
      (.ssn, "123-00", "This part of a number is never given out.", 4..<6),
      (.ssn, "123450000", "This part of a number is never given out.", 5..<9),
      (.ssn, "12345-", "\"-\" is not allowed in a social security number.", 5..<6),
      (.ssn, "123-45-67890", "\"0\" is not allowed in a social security number.", 11..<12),
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
}
