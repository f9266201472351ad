import FormValidation
import Testing

struct UppercaseTests {
  @Test(arguments: [
    ("AÉ1 日", Standing.valid), ("", .valid), ("a", .invalid), ("Aß", .invalid),
    (
      "ǅ",
      .invalid
    ),
  ])
  func `each character is judged by itself`(_ text: String, _ standing: Standing) {
    #expect(Clause.uppercase.standing(of: text) == standing)
  }

  @Test func `the message says what to do`() {
    #expect(Uppercase().verdict(on: "a", among: [:]).texts == ["Use uppercase for \"a\"."])
    #expect(Uppercase().requirement.text == "No lowercase letters")
  }
}
