import FormUI
import Testing

struct CharacterWidthTests {
  @Test(arguments: ["👨‍👩‍👧", "👍🏽", "🇩🇪", "\u{1F1E9}", "🏳️‍🌈", "🏴‍☠️"] as [Character])
  func `terminals disagree about what is joined`(character: Character) {
    #expect(character.isOfDoubtfulWidth)
  }

  @Test(
    arguments: ["a", "é", "e\u{301}", "界", "한", "😀", "a\u{200D}", "\u{1100}\u{1161}", "⚠"]
      as [Character]
  )
  func `they agree about everything else`(character: Character) {
    #expect(!character.isOfDoubtfulWidth)
  }
}
