@testable import FormValidation
import Testing

struct ISSNTests {
  @Test(
    arguments: [
      (.issn, "0378-5955", .valid),
      (.issn, "03785955", .valid),
      (.issn, "2434-561X", .valid),
      (.issn, "2434561X", .valid),
      (.issn, "", .incomplete),
      (.issn, "0378", .incomplete),
      (.issn, "0378-", .incomplete),
      (.issn, "0378-595", .incomplete),
      (.issn, "0378-5956", .invalid),
      (.issn, "2434-561x", .invalid),
      (.issn, "X", .invalid),
      (.issn, "03-78", .invalid),
      (.issn, "0378--", .invalid),
      (.issn, "0378-59555", .invalid),
    ] as [(Clause, String, Standing)]
  )
  func `the last digit checks the others`(_ clause: Clause, _ text: String, _ standing: Standing) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: [
    ("0378-", "Enter a digit."),
    ("0378-5956", "Check the number; a digit is wrong."),
  ])
  func `messages say what to do`(_ text: String, _ message: String) {
    #expect(ISSN().verdict(on: text, among: [:]).texts == [message])
  }
}
