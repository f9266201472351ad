import Testing

@testable import FormValidation

struct CharacterSelectionTests {
  @Test func `a set and listed characters combine`() {
    let selection = CharacterSelection(.digits, characters: "-é")
    #expect("1-é".allSatisfy(selection.contains))
    #expect(selection.contains("e\u{301}"))
    #expect(!selection.contains("e"))
    #expect(selection.term.counting(2) == "digits or -é")
    #expect(selection.term.counting(1) == "digit or -é")
    #expect(selection.parameters == ["set": "digits", "characters": "-é"])
  }

  @Test func `ASCII narrows both`() {
    let selection = CharacterSelection(.letters, characters: "é-", ascii: true)
    #expect("ab-".allSatisfy(selection.contains))
    #expect(!selection.contains("é"))
    #expect(!selection.contains("e\u{301}"))
    #expect(!selection.canGainLast)
    #expect(selection.term.counting(2) == "ASCII letters or é-")
  }

  @Test func `without either, no character is meant`() {
    #expect(!CharacterSelection().contains("a"))
    #expect(!CharacterSelection().touches("a"))
    #expect(CharacterSelection().term.text == "no characters")
  }
}
