@testable import FormValidation
import Testing

struct PrintableASCIITests {
  @Test(arguments: [
    ("a b!~", Standing.valid), ("", .valid), ("\u{1F}", .invalid), ("\u{7F}", .invalid),
    ("a\n", .invalid), ("ｘ", .invalid),
  ])
  func `each character is judged by itself`(_ text: String, _ standing: Standing) {
    #expect(Clause.printableASCII.standing(of: text) == standing)
  }

  @Test func `the message says what to do`() {
    #expect(
      PrintableASCII().verdict(on: "é", among: [:]).texts == [
        "Use printable ASCII only, not \"é\"."
      ]
    )
    #expect(PrintableASCII().requirement.text == "Only printable ASCII")
  }
}
