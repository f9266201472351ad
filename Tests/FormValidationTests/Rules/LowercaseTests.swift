import FormValidation
import Testing

struct LowercaseTests {
  @Test(arguments: [
    ("aß1 日", Standing.valid), ("", .valid), ("A", .invalid), ("aÉ", .invalid),
    (
      "ǅ",
      .invalid
    ),
  ])
  func `each character is judged by itself`(_ text: String, _ standing: Standing) {
    #expect(Clause.lowercase.standing(of: text) == standing)
  }

  @Test func `the message says what to do`() {
    #expect(Lowercase().verdict(on: "A", among: [:]).texts == ["Use lowercase for \"A\"."])
    #expect(Lowercase().requirement.text == "No uppercase letters")
  }
}
