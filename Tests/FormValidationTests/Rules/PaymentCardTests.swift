import FormValidation
import Testing

struct PaymentCardTests {
  @Test(
    arguments: [
      (.paymentCard(), "4111111111111111"),
      (.paymentCard(), "5019717010103742"),
      (.paymentCard(), "100000000008"),
      (.paymentCard([.amex]), "378282246310005"),
      (.paymentCard(allowSeparators: true), "3714-496353 98431"),
      (.paymentCard([.mastercard, .visa]), "2221000000000009"),
      (.paymentCard([.elo]), "6362970000457013"),
      (.paymentCard([.verve]), "5061460410120223210"),
    ] as [(Clause, String)]
  )
  func `valid texts pass`(_ clause: Clause, _ text: String) {
    #expect(clause.standing(of: text) == .valid)
  }

  @Test(
    arguments: [
      (.paymentCard(), "", "Enter a digit."),
      (.paymentCard(), "41111111", "Enter a digit."),
      (.paymentCard(), "41111111111", "Enter a digit."),
      (.paymentCard(), "411111111111", "Check the digits, or enter another one."),
      (.paymentCard(), "4111111111111112", "Check the digits, or enter another one."),
      (.paymentCard([.visa]), "41111111111111", "Enter a digit."),
      (.paymentCard([.visa]), "4111111111111112", "Check the digits, or enter another one."),
      (.paymentCard([.amex]), "3", "Enter a digit."),
      (.paymentCard(allowSeparators: true), "4111 ", "Enter a digit."),
      (.paymentCard([.jcb]), "352", "Enter a digit."),
    ] as [(Clause, String, String)]
  )
  func `the start of a text says what to add`(_ clause: Clause, _ text: String, _ message: String) {
    clause.expectStart(text, says: message)
  }

  @Test(
    arguments: [
      (.paymentCard(), "0", "Card numbers do not start with 0.", 0..<1),
      (.paymentCard(), "4111 1", "A space is not allowed in a card number.", 4..<5),
      (.paymentCard([.amex]), "35", "American Express cards do not start like this.", 1..<2),
      (
        .paymentCard([.amex]), "378282246310006", "Check the number; a digit is wrong.",
        0..<15
      ),
      (.paymentCard([.amex]), "3782822463100050", "Remove the digits from here on.", 15..<16),
      (
        .paymentCard([.amex, .diners]), "306",
        "American Express or Diners Club cards do not start like this.", 2..<3
      ),
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
