@testable import FormValidation
import Testing

struct PlainCharactersTests {
  @Test(arguments: [
    (Clause.ascii, "a\t\r\n~\u{0}\u{7F}", Standing.valid), (.ascii, "", .valid),
    (.ascii, "\u{80}", .invalid), (.ascii, "é", .invalid),
    (.printableASCII, "a b!~", .valid), (.printableASCII, "", .valid),
    (.printableASCII, "\u{1F}", .invalid), (.printableASCII, "\u{7F}", .invalid),
    (.printableASCII, "a\n", .invalid), (.printableASCII, "ｘ", .invalid),
    (.hex, "c0FFee09", .valid), (.hex, "", .valid), (.hex, "g", .invalid), (.hex, "0x1", .invalid),
    (.hex, "１", .invalid),
    (.singleLine, "a\tb", .valid), (.singleLine, "", .valid), (.singleLine, "a\n", .invalid),
    (.singleLine, "\r\n", .invalid), (.singleLine, "a\u{85}", .invalid),
    (.singleLine, "\u{2028}", .invalid), (.singleLine, "\u{2029}", .invalid),
    (.singleLine, "\u{B}", .invalid),
    (.noControl, "a b é", .valid), (.noControl, "", .valid), (.noControl, "\t", .invalid),
    (.noControl, "\u{0}", .invalid), (.noControl, "a\u{7F}", .invalid),
    (.noControl, "\u{9F}", .invalid), (.noControl, "\u{A0}", .valid),
  ])
  func `each character is checked separately`(clause: Clause, text: String, standing: Standing) {
    #expect(clause.standing(of: text) == standing)
  }

  @Test(arguments: [
    (PlainCharacters.ascii, "é", "Use ASCII only, not \"é\".", "Only ASCII"),
    (.printable, "é", "Use printable ASCII only, not \"é\".", "Only printable ASCII"),
    (.hex, "g", "Use only 0-9 and a-f.", "Only hexadecimal digits"),
    (.singleLine, "a\n", "Remove the line break.", "On one line"),
    (
      .noControl, "a\t", "Remove the control character at position 2.", "No control characters"
    ),
  ])
  func `the message says what to do`(
    rule: PlainCharacters,
    text: String,
    message: String,
    requirement: String
  ) {
    #expect(rule.verdict(on: text, among: [:]).texts == [message])
    #expect(rule.requirement.text == requirement)
  }
}
