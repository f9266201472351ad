@testable import FormValidation
import Testing

struct ASCIITests {
  @Test(arguments: [
    ("a\t\r\n~\u{0}\u{7F}", Standing.valid), ("", .valid), ("\u{80}", .invalid),
    (
      "é",
      .invalid
    ),
  ])
  func `each character is judged by itself`(_ text: String, _ standing: Standing) {
    #expect(Clause.ascii.standing(of: text) == standing)
  }

  @Test func `the message says what to do`() {
    #expect(ASCII().verdict(on: "é", among: [:]).texts == ["Use ASCII only, not \"é\"."])
    #expect(ASCII().requirement.text == "Only ASCII")
  }
}
