@testable import FormValidation
import Testing

struct NoControlTests {
  @Test(arguments: [
    ("a b é", Standing.valid), ("", .valid), ("\t", .invalid), ("\u{0}", .invalid),
    ("a\u{7F}", .invalid), ("\u{9F}", .invalid), ("\u{A0}", .valid),
  ])
  func `each character is judged by itself`(_ text: String, _ standing: Standing) {
    #expect(Clause.noControl.standing(of: text) == standing)
  }

  @Test func `the message says what to do`() {
    #expect(
      NoControl().verdict(on: "a\t", among: [:]).texts == [
        "Remove the control character at position 2."
      ]
    )
    #expect(NoControl().requirement.text == "No control characters")
  }
}
