import TerminalText
import Testing

@testable import FormTerminal

struct CodesetTests {
  @Test(arguments: [
    ("", ""), ("a b~", "a b~"), ("é", "e"), ("ß", "s"), ("Ø", "O"), ("✗ ✓ …", "x + ."),
    ("界", "??"), ("한a", "??a"), ("e\u{301}", "e"), ("я", "?"), ("▌━●─", "|=O-"), ("\u{7F}", "?"),
    ("😀", "??"), ("\u{200D}", ""),
  ])
  func `a terminal without Unicode shows substitutes in the same cells`(
    text: String,
    shown: String
  ) {
    #expect(Codeset.ascii.shown(text) == shown)
    #expect(shown.cellWidth == text.cellWidth)
  }

  @Test(arguments: ["a", "é", "👩‍👧", "🇩🇪"] as [Character])
  func `it places no character by itself`(character: Character) {
    #expect(!Codeset.ascii.isPlaced(character))
  }
}
