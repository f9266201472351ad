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
    #expect(
      PlainCharacters.ascii.verdict(on: "é", among: [:]).texts == ["Use ASCII only, not \"é\"."]
    )
    #expect(PlainCharacters.ascii.requirement.text == "Only ASCII")
  }
}

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
      PlainCharacters.printable.verdict(on: "é", among: [:]).texts == [
        "Use printable ASCII only, not \"é\"."
      ]
    )
    #expect(PlainCharacters.printable.requirement.text == "Only printable ASCII")
  }
}

struct HexTests {
  @Test(arguments: [
    ("c0FFee09", Standing.valid), ("", .valid), ("g", .invalid), ("0x1", .invalid),
    (
      "１",
      .invalid
    ),
  ])
  func `each character is judged by itself`(_ text: String, _ standing: Standing) {
    #expect(Clause.hex.standing(of: text) == standing)
  }

  @Test func `the message says what to do`() {
    #expect(PlainCharacters.hex.verdict(on: "g", among: [:]).texts == ["Use only 0-9 and a-f."])
    #expect(PlainCharacters.hex.requirement.text == "Only hexadecimal digits")
  }
}

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
      PlainCharacters.singleLine.verdict(on: "a\n", among: [:]).texts == [
        "Remove the line break."
      ]
    )
    #expect(PlainCharacters.singleLine.requirement.text == "On one line")
  }
}

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
      PlainCharacters.noControl.verdict(on: "a\t", among: [:]).texts == [
        "Remove the control character at position 2."
      ]
    )
    #expect(PlainCharacters.noControl.requirement.text == "No control characters")
  }
}
