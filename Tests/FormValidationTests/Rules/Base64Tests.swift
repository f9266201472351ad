@testable import FormValidation
import Testing

struct Base64Tests {
  @Test(
    arguments: [
      (.base64(), "Zm9v", .valid),
      (.base64(), "Zm9vYg==", .valid),
      (.base64(), "Zm9vYmE=", .valid),
      (.base64(), "a+/=", .valid),
      (.base64(), "", .valid),
      (.base64(), "Z", .incomplete),
      (.base64(), "Zm", .incomplete),
      (.base64(), "Zm9", .incomplete),
      (.base64(), "Zm=", .incomplete),
      (.base64(), "Z=", .invalid),
      (.base64(), "=", .invalid),
      (.base64(), "Zm9v=", .invalid),
      (.base64(), "Zm==Z", .invalid),
      (.base64(), "Zm9-", .invalid),
      (.base64(), "Zm9 ", .invalid),
      (.base64(urlSafe: true), "a-_=", .valid),
      (.base64(urlSafe: true), "a+", .invalid),
      (.base64(padding: false), "Zm", .valid),
      (.base64(padding: false), "Zm9", .valid),
      (.base64(padding: false), "Zm9vZ", .incomplete),
      (.base64(padding: false), "Zm==", .invalid),
    ] as [(Clause, String, Standing)]
  )
  func `Base64 comes in groups of four`(_ clause: Clause, _ text: String, _ standing: Standing) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: [
    ("Zm", "Enter more, or pad the last group of four with =."),
    ("!", "\"!\" is not allowed in Base64."),
  ])
  func `messages say what to do`(_ text: String, _ message: String) {
    #expect(Base64().verdict(on: text, among: [:]).texts == [message])
  }
}
