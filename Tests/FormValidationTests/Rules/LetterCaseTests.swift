@testable import FormValidation
import Testing

struct LowercaseTests {
  @Test(arguments: [
    ("aß1 日", Standing.valid), ("", .valid), ("A", .invalid), ("aÉ", .invalid),
    (
      "ǅ",
      .invalid
    ),
  ])
  func `each character is checked separately`(_ text: String, _ standing: Standing) {
    #expect(Clause.lowercase.standing(of: text) == standing)
  }

  @Test func `the message says what to do`() {
    #expect(
      LetterCase(isUpper: false).verdict(on: "A", among: [:]).texts == ["Use lowercase for \"A\"."]
    )
    #expect(LetterCase(isUpper: false).requirement.text == "No uppercase letters")
  }
}

struct UppercaseTests {
  @Test(arguments: [
    ("AÉ1 日", Standing.valid), ("", .valid), ("a", .invalid), ("Aß", .invalid),
    (
      "ǅ",
      .invalid
    ),
  ])
  func `each character is checked separately`(_ text: String, _ standing: Standing) {
    #expect(Clause.uppercase.standing(of: text) == standing)
  }

  @Test func `the message says what to do`() {
    #expect(
      LetterCase(isUpper: true).verdict(on: "a", among: [:]).texts == ["Use uppercase for \"a\"."]
    )
    #expect(LetterCase(isUpper: true).requirement.text == "No lowercase letters")
  }
}
