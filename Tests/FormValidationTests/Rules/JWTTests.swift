@testable import FormValidation
import Testing

struct JWTTests {
  @Test(
    arguments: [
      (.jwt, "eyJhbGciOiJub25lIn0.e30.", .valid),
      (.jwt, "ab.cd.ef", .valid),
      (.jwt, "ab.cd.ef-_", .valid),
      (.jwt, "", .incomplete),
      (.jwt, "ab", .incomplete),
      (.jwt, "a", .incomplete),
      (.jwt, "ab.", .incomplete),
      (.jwt, "ab.cd", .incomplete),
      (.jwt, "ab.cd.e", .incomplete),
      (.jwt, "a.", .invalid),
      (.jwt, ".", .invalid),
      (.jwt, "ab..", .invalid),
      (.jwt, "ab.cd.ef.", .invalid),
      (.jwt, "ab=", .invalid),
      (.jwt, "ab cd", .invalid),
    ] as [(Clause, String, Standing)]
  )
  func `a token has three parts`(_ clause: Clause, _ text: String, _ standing: Standing) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: [
    ("ab", "Enter a dot and the next part."),
    ("a", "Enter the rest of this part."),
  ])
  func `messages say what to do`(_ text: String, _ message: String) {
    #expect(JWT().verdict(on: text, among: [:]).texts == [message])
  }
}
