import FormValidation
import Testing

struct NormalizerTests {
  @Test(arguments: [
    (Normalizer.trim, " \t a b \u{3000}", "a b"), (.trim, " \u{A0} ", ""), (.trim, "", ""),
    (.trimStart, "  a ", "a "), (.trimEnd, " a  ", " a"), (.trimEnd, "  ", ""),
    (.collapseSpaces, " a \t\r\n b  c", " a b c"), (.collapseSpaces, "a", "a"),
    (.lowercase, "ÀB1ẞ", "àb1ß"), (.uppercase, "àb1ß", "ÀB1SS"),
  ])
  func `each changes what it names`(_ normalizer: Normalizer, _ text: String, _ result: String) {
    #expect(normalizer.apply(to: text) == result)
  }

  @Test(arguments: Normalizer.allCases)
  func `doing it twice changes nothing more`(_ normalizer: Normalizer) {
    var generator = SeededGenerator(seed: 7)
    let pieces = [
      " ", "\t", "\r\n", "\n", "a", "É", "İ", "ŉ", "ß", "ﬁ", "e\u{301}", "\u{3000}", "Σ", "ǅ",
    ]
    for _ in 0..<500 {
      let text = (0..<8).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let once = normalizer.apply(to: text)
      #expect(normalizer.apply(to: once) == once, "seed 7")
    }
  }

  @Test func `order counts, and only texts change`() {
    #expect([Normalizer.trim, .uppercase].apply(to: " a ") == "A")
    #expect([Normalizer.collapseSpaces, .trimEnd].apply(to: "a \n") == "a")
    #expect([Normalizer.trim].apply(to: [" a "]) == [" a "])
    #expect([Normalizer.trim].apply(to: 1) == 1)
    #expect([Normalizer]().apply(to: " a") == " a")
  }
}
