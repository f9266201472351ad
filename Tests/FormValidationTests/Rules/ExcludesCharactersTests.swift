import FormValidation
import Testing

struct ExcludesCharactersTests {
  @Test(
    arguments: [
      (.digits, "abc", Standing.valid), (.digits, "a1", .invalid), (.letters, "12", .valid),
      (.letters, "1é", .invalid), (.emoji, "12", .valid), (.emoji, "a👍🏽", .invalid),
      (.whitespace, "ab", .valid), (.whitespace, "a\u{3000}b", .invalid),
    ] as [(CharacterSetName, String, Standing)]
  )
  func `no character is of the set`(
    _ set: CharacterSetName,
    _ text: String,
    _ standing: Standing
  ) {
    #expect(Clause.excludesCharacters(set).standing(of: text) == standing)
  }

  @Test(arguments: [
    ("a", Standing.valid), ("a<", .incomplete), ("<a", .invalid), ("<\u{338}", .valid),
    ("e\u{301}a", .invalid),
  ])
  func `certain characters are refused once they are whole`(_ text: String, _ standing: Standing) {
    #expect(Clause.excludesCharacters("<>é").standing(of: text) == standing)
  }

  @Test func `ASCII can be asked for`() {
    #expect(Clause.excludesCharacters(.letters, ascii: true).standing(of: "é") == .valid)
  }

  @Test func `the message names the character and its place`() {
    let rule = ExcludesCharacters(CharacterSelection(.digits))
    let verdict = rule.verdict(on: "ab1", among: [:])
    #expect(verdict.texts == ["\"1\" at position 3 is not allowed."])
    #expect(rule.requirement.text == "No digits")
    let certain = ExcludesCharacters(CharacterSelection(characters: "<>"))
    #expect(certain.requirement.text == "None of <>")
  }
}
