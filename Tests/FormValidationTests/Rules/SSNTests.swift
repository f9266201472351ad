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
  func `valid texts pass`(_ clause: Clause, _ text: String) {
    #expect(clause.standing(of: text) == .valid)
  }

  @Test(
    arguments: [
      (.ssn, "", "Enter a digit."),
      (.ssn, "123-", "Enter a digit."),
      (.ssn, "123-45", "Enter a hyphen."),
    ] as [(Clause, String, String)]
  )
  func `the start of a text says what to add`(_ clause: Clause, _ text: String, _ message: String) {
    clause.expectStart(text, says: message)
  }

  @Test(
    arguments: [
      (.ssn, "9", "No area number starts with 9.", 0..<1),
      (.ssn, "000", "This part is never issued.", 0..<3),
      (.ssn, "666", "This part is never issued.", 0..<3),
      (.ssn, "123-00", "This part is never issued.", 4..<6),
      (.ssn, "123450000", "This part is never issued.", 5..<9),
      (.ssn, "12345-", "\"-\" is not allowed in a Social Security number.", 5..<6),
      (.ssn, "123-45-67890", "Remove 1 digit.", 11..<12),
    ] as [(Clause, String, String, Range<Int>)]
  )
  func `errors that typing cannot fix are reported`(
    _ clause: Clause,
    _ text: String,
    _ message: String,
    _ range: Range<Int>
  ) {
    clause.expectBreak(text, says: message, at: range)
  }
}
