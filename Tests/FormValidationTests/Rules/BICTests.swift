@testable import FormValidation
import Testing

struct BICTests {
  @Test(
    arguments: [
      (.bic, "DEUTDEFF", .valid),
      (.bic, "deutdeff500", .valid),
      (.bic, "E097AEXX", .valid),
      (.bic, "", .incomplete),
      (.bic, "DEUT", .incomplete),
      (.bic, "DEUTDEF", .incomplete),
      (.bic, "DEUTDEFF5", .incomplete),
      (.bic, "DEUTDEFF50", .incomplete),
      (.bic, "DEUT1", .invalid),
      (.bic, "DEUTDEFF5000", .invalid),
      (.bic, "DEUT-", .invalid),
      (.bic, "É", .invalid),
    ] as [(Clause, String, Standing)]
  )
  func `a code has eight or eleven characters`(
    _ clause: Clause,
    _ text: String,
    _ standing: Standing
  ) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: [
    ("DEUT", "Enter a letter."),
    ("DEUTDE", "Enter a letter or digit."),
  ])
  func `messages say what to do`(_ text: String, _ message: String) {
    #expect(BIC().verdict(on: text, among: [:]).texts == [message])
  }
}
