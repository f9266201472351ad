@testable import FormValidation
import Testing

struct ContainsCharactersTests {
  @Test(arguments: [
    ("a1", Standing.incomplete), ("a12", .valid), ("1٣", .valid), ("1234", .valid),
    ("12345", .incomplete), ("12345a", .invalid), ("1\u{301}2", .incomplete), ("", .incomplete),
  ])
  func `characters are counted within limits`(_ text: String, _ standing: Standing) {
    #expect(Clause.containsCharacters(.digits, min: 2, max: 4).standing(of: text) == standing)
  }

  @Test func `characters are counted as users see them`() {
    #expect(Clause.containsCharacters(.letters, min: 2).standing(of: "e\u{301}") == .incomplete)
    #expect(Clause.containsCharacters("é", min: 2).standing(of: "e\u{301}é") == .valid)
    #expect(Clause.containsCharacters(.letters, ascii: true).standing(of: "é") == .incomplete)
  }

  @Test func `the message says how many to add or remove`() {
    let rule = ContainsCharacters(CharacterSelection(.digits), min: 2, max: 2)
    #expect(rule.verdict(on: "a", among: [:]).texts == ["Add 2 more digits."])
    #expect(rule.verdict(on: "1", among: [:]).texts == ["Add 1 more digit."])
    #expect(rule.verdict(on: "123a", among: [:]).texts == ["Remove 1 digit."])
    #expect(rule.requirement.text == "Exactly 2 digits")
  }

  @Test func `the requirement names the limits`() {
    let special = CharacterSelection(.special, ascii: true)
    #expect(ContainsCharacters(special).requirement.text == "At least 1 ASCII special character")
    let few = ContainsCharacters(CharacterSelection(.emoji), min: 0, max: 3)
    #expect(few.requirement.text == "At most 3 emoji")
    let braces = ContainsCharacters(CharacterSelection(characters: "{min}"), min: 2)
    #expect(braces.verdict(on: "{", among: [:]).texts == ["Add 1 more of {min}."])
  }
}
