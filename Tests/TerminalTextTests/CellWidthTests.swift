import TerminalText
import Testing

struct CellWidthTests {
  @Test(
    arguments: [
      ("a", "a", 1), ("é", "é", 1), ("e\u{301}", "e\u{301}", 1), ("漢", "漢", 2), ("ｘ", "ｘ", 2),
      ("😀", "😀", 2), ("👩‍👩‍👧", "👩‍👩‍👧", 6), ("☀\u{FE0F}", "☀", 1), ("한", "한", 2), ("€", "€", 1),
      ("\t", "␉", 1), ("\u{0}", "␀", 1), ("\u{1F}", "␟", 1), ("\u{7F}", "␡", 1),
      ("\u{80}", "\u{FFFD}", 1), ("\u{9F}", "\u{FFFD}", 1), ("\u{202E}", "\u{FFFD}", 1),
      ("\u{2028}", "\u{FFFD}", 1), ("\u{200B}", "\u{FFFD}", 1),
    ] as [(Character, String, Int)]
  )
  func `a character is shown, never sent`(character: Character, text: String, width: Int) {
    let shown = String(character).printable
    #expect(shown == text)
    #expect(shown.cellWidth == width)
  }

  @Test(arguments: [("👩‍👩‍👧", 2), ("🇩🇪", 2), ("👍🏽", 2), ("é", 1), ("e\u{301}", 1), ("한", 2), ("漢", 2)])
  func `a terminal that joins gives a sequence the width of its widest part`(
    character: Character,
    width: Int
  ) {
    #expect(character.joinedCellWidth == width)
  }

  @Test(
    arguments: [
      "👨‍👩‍👧", "👍🏽", "🇩🇪", "\u{1F1E9}", "🏳️‍🌈", "🏴‍☠️", "\u{D9A}\u{DCA}\u{200D}", "a\u{200D}",
    ] as [Character]
  )
  func `terminals disagree about what is joined`(character: Character) {
    #expect(character.isOfDoubtfulWidth)
  }

  @Test(
    arguments: ["a", "é", "e\u{301}", "界", "한", "😀", "a\u{200C}", "\u{1100}\u{1161}", "⚠"]
      as [Character]
  )
  func `they agree about everything else`(character: Character) {
    #expect(!character.isOfDoubtfulWidth)
  }
}
