@testable import FormValidation
import Testing

struct MIMETypeTests {
  @Test(
    arguments: [
      (.mimeType, "text/html", .valid),
      (.mimeType, "application/vnd.api+json", .valid),
      (.mimeType, "text/html; charset=utf-8", .valid),
      (.mimeType, "text/html;a=\"b;\\\"c\" ; d=e", .valid),
      (
        .mimeType,
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/a",
        .valid
      ),
      (.mimeType, "", .incomplete),
      (.mimeType, "text", .incomplete),
      (.mimeType, "text/", .incomplete),
      (.mimeType, "text/html;", .incomplete),
      (.mimeType, "text/html; a", .incomplete),
      (.mimeType, "text/html; a=", .incomplete),
      (.mimeType, "text/html; a=\"", .incomplete),
      (.mimeType, "text/html ", .incomplete),
      (
        .mimeType,
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        .invalid
      ),
      (.mimeType, "/", .invalid),
      (.mimeType, "text//", .invalid),
      (.mimeType, ".a", .invalid),
      (.mimeType, "text/html; =", .invalid),
      (.mimeType, "text/html a", .invalid),
      (.mimeType, "te(xt", .invalid),
      (.mimeType, "text/html; a=\"é", .invalid),
      (.mimeType, "é", .invalid),
    ] as [(Clause, String, Standing)]
  )
  func `a type has two names, and parameters`(
    _ clause: Clause,
    _ text: String,
    _ standing: Standing
  ) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: [
    ("text", "Enter a slash."),
    ("text/html;a=\"", "Close the quotation mark."),
    (
      "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      "Enter at most 127 characters."
    ),
  ])
  func `messages say what to do`(_ text: String, _ message: String) {
    #expect(MIMEType().verdict(on: text, among: [:]).texts == [message])
  }
}
