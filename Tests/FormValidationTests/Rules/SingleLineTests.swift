@testable import FormValidation
import Testing

struct SingleLineTests {
  @Test(arguments: [
    ("a\tb", Standing.valid), ("", .valid), ("a\n", .invalid), ("\r\n", .invalid),
    ("a\u{85}", .invalid), ("\u{2028}", .invalid), ("\u{2029}", .invalid),
    (
      "\u{B}",
      .invalid
    ),
  ])
  func `each character is judged by itself`(_ text: String, _ standing: Standing) {
    #expect(Clause.singleLine.standing(of: text) == standing)
  }

  @Test func `the message says what to do`() {
    #expect(
      SingleLine().verdict(on: "a\n", among: [:]).texts == [
        "Remove the line break."
      ]
    )
    #expect(SingleLine().requirement.text == "On one line")
  }
}
