import Testing

@testable import SourceText

struct ShownCharacterTests {
  @Test(
    arguments: [
      ("a", "a", 1), ("é", "é", 1), ("e\u{301}", "e\u{301}", 1), ("漢", "漢", 2), ("ｘ", "ｘ", 2),
      ("😀", "😀", 2), ("👩‍👩‍👧", "👩‍👩‍👧", 2), ("☀\u{FE0F}", "☀", 1), ("한", "한", 2), ("€", "€", 1),
      ("\t", "␉", 1), ("\u{0}", "␀", 1), ("\u{1F}", "␟", 1), ("\u{7F}", "␡", 1),
      ("\u{80}", "\u{FFFD}", 1), ("\u{9F}", "\u{FFFD}", 1), ("\u{202E}", "\u{FFFD}", 1),
      ("\u{2028}", "\u{FFFD}", 1), ("\u{200B}", "\u{FFFD}", 1),
    ] as [(Character, String, Int)]
  )
  func `a character is shown, never sent`(character: Character, text: String, width: Int) {
    let shown = ShownCharacter(character)
    #expect(shown.text == text)
    #expect(shown.width == width)
  }

  @Test(arguments: [
    ("", "\"\""), ("a", "\"a\""), ("a\nb", "\"a␊b\""),
    (String(repeating: "x", count: 40), "\"" + String(repeating: "x", count: 40) + "\""),
    (String(repeating: "x", count: 41), "\"" + String(repeating: "x", count: 40) + "…\""),
  ])
  func `a text in quotes stays short and on its line`(text: String, quoted: String) {
    #expect(text.quoted == quoted)
  }
}
