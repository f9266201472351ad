@testable import FormValidation
import Testing

struct OnlyCharactersTests {
  @Test(
    arguments: [
      (.letters, "aé日", Standing.valid), (.letters, "e\u{301}", .valid), (.letters, "a1", .invalid),
      (.letters, "\u{301}a", .invalid), (.uppercase, "AÉ", .valid), (.uppercase, "Aa", .invalid),
      (.lowercase, "aé", .valid), (.lowercase, "A", .invalid), (.digits, "1٣", .valid),
      (.digits, "1a", .invalid), (.special, "!€❤\u{FE0F}", .valid), (.special, "!a", .invalid),
      (.whitespace, " \t\r\n", .valid), (.whitespace, " a", .invalid), (.emoji, "👨‍👩‍👧🇩🇪", .valid),
      (.emoji, "1", .invalid), (.ascii, "a\u{0}", .valid), (.ascii, "é", .invalid),
    ] as [(CharacterSetName, String, Standing)]
  )
  func `each character must be in the set`(
    _ set: CharacterSetName,
    _ text: String,
    _ standing: Standing
  ) {
    #expect(Clause.onlyCharacters(set).standing(of: text) == standing)
  }

  @Test(arguments: [
    ("a-", Standing.valid), ("e\u{301}", .valid), ("e", .incomplete), ("ea", .invalid),
    ("x", .incomplete), ("xx", .invalid),
  ])
  func `listed characters may be beyond ASCII`(_ text: String, _ standing: Standing) {
    #expect(Clause.onlyCharacters("a-é").standing(of: text) == standing)
  }

  @Test func `the set can be limited to ASCII`() {
    #expect(Clause.onlyCharacters(.letters, ascii: true).standing(of: "é") == .invalid)
    #expect(Clause.onlyCharacters(.letters, ascii: true).standing(of: "e") == .valid)
  }

  @Test func `the message names the character and its position`() {
    let rule = AllowedCharacters(CharacterSelection(.letters, characters: "-"))
    let verdict = rule.verdict(on: "a-1", among: [:])
    #expect(verdict.texts == ["\"1\" at position 3 is not allowed."])
    #expect(verdict.violations.first?.range == 2..<3)
    #expect(rule.requirement.text == "Only letters or -")
    let certain = AllowedCharacters(CharacterSelection(characters: "ab"))
    #expect(certain.requirement.text == "Only ab")
  }
}

struct ExcludesCharactersTests {
  @Test(
    arguments: [
      (.digits, "abc", Standing.valid), (.digits, "a1", .invalid), (.letters, "12", .valid),
      (.letters, "1é", .invalid), (.emoji, "12", .valid), (.emoji, "a👍🏽", .invalid),
      (.whitespace, "ab", .valid), (.whitespace, "a\u{3000}b", .invalid),
    ] as [(CharacterSetName, String, Standing)]
  )
  func `no character may be in the set`(
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
  func `listed characters are refused once complete`(_ text: String, _ standing: Standing) {
    #expect(Clause.excludesCharacters("<>é").standing(of: text) == standing)
  }

  @Test func `the set can be limited to ASCII`() {
    #expect(Clause.excludesCharacters(.letters, ascii: true).standing(of: "é") == .valid)
  }

  @Test func `the message names the character and its position`() {
    let rule = AllowedCharacters(CharacterSelection(.digits), isExcluded: true)
    let verdict = rule.verdict(on: "ab1", among: [:])
    #expect(verdict.texts == ["\"1\" at position 3 is not allowed."])
    #expect(rule.requirement.text == "No digits")
    let certain = AllowedCharacters(CharacterSelection(characters: "<>"), isExcluded: true)
    #expect(certain.requirement.text == "None of <>")
  }
}
