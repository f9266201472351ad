import FormValidation
import Testing

struct LuhnTests {
  @Test(
    arguments: [
      (.luhn(), "79927398713"),
      (.luhn(), "18"),
      (.luhn(), "00"),
      (.luhn(allowSeparators: true), "7992 7398-713"),
    ] as [(Clause, String)]
  )
  func `valid texts pass`(_ clause: Clause, _ text: String) {
    #expect(clause.standing(of: text) == .valid)
  }

  @Test(
    arguments: [
      (.luhn(), "", "Enter a digit."),
      (.luhn(), "0", "Check the digits, or enter the next one."),
      (.luhn(), "79927398710", "Check the digits, or enter the next one."),
      (.luhn(allowSeparators: true), "18 ", "Enter a digit."),
    ] as [(Clause, String, String)]
  )
  func `the start of a text says what to add`(_ clause: Clause, _ text: String, _ message: String) {
    clause.expectStart(text, says: message)
  }

  @Test(
    arguments: [
      (.luhn(), "7992 ", "A space is not allowed in a number.", 4..<5),
      (.luhn(), "²", "\"²\" is not allowed in a number.", 0..<1),
      (.luhn(allowSeparators: true), " 1", "A space is not allowed in a number.", 0..<1),
      (.luhn(allowSeparators: true), "1--", "\"-\" is not allowed in a number.", 2..<3),
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
