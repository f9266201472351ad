@testable import FormValidation
import Testing

struct ULIDTests {
  @Test(
    arguments: [
      (.ulid, "01ARZ3NDEKTSV4RRFFQ69G5FAV", .valid),
      (.ulid, "7zzzzzzzzzzzzzzzzzzzzzzzzz", .valid),
      (.ulid, "", .incomplete),
      (.ulid, "01ARZ3NDEKTSV4RRFFQ69G5FA", .incomplete),
      (.ulid, "01ARZ3NDEKTSV4RRFFQ69G5FAVX", .invalid),
      (.ulid, "8", .invalid),
      (.ulid, "0I", .invalid),
      (.ulid, "0L", .invalid),
      (.ulid, "0O", .invalid),
      (.ulid, "0u", .invalid),
      (.ulid, "0-", .invalid),
      (.ulid, "A", .invalid),
    ] as [(Clause, String, Standing)]
  )
  func `a ULID has 26 digits and letters`(_ clause: Clause, _ text: String, _ standing: Standing) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: [
    ("8", "Start with 0 to 7."),
    ("0", "Enter a digit or letter."),
    ("0U", "\"U\" is not allowed in a ULID."),
  ])
  func `messages say what to do`(_ text: String, _ message: String) {
    #expect(ULID().verdict(on: text, among: [:]).texts == [message])
  }
}
