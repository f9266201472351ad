import FormValidation
import SeededRandom
import Testing

struct NormalizerTests {
  @Test(
    arguments: [
      (.trim, " \t a b \u{3000}", "a b"), (.trim, " \u{A0} ", ""), (.trim, "", ""),
      (.trimStart, "  a ", "a "), (.trimEnd, " a  ", " a"), (.trimEnd, "  ", ""),
      (.collapseSpaces, " a \t\r\n b  c", " a b c"), (.collapseSpaces, "a", "a"),
      (.strip(" -"), " 12-34 5-", "12345"), (.strip("é"), "e\u{301}é", "e\u{301}"),
      (.lowercase, "ÀB1ẞ", "àb1ß"), (.uppercase, "àb1ß", "ÀB1SS"),
      (.foldCase, "Straße ΣΑΣ", "strasse σασ"), (.foldCase, "IİıꭰᎠ", "ii\u{307}ıᎠᎠ"),
      (.titleCase, "ada LOVELACE", "Ada Lovelace"), (.titleCase, "o'brien-smith", "O'brien-Smith"),
      (.titleCase, "ǆ ﬁn 3d", "ǅ Fin 3D"), (.titleCase, "«été»", "«Été»"),
      (.nfc, "e\u{301}", "\u{E9}"), (.nfc, "ﬁ", "ﬁ"), (.nfkc, "ﬁ①Ａ\u{3A9}", "fi1A\u{3A9}"),
      (.nfkc, "a\u{A0}b", "a b"), (.digitsToASCII, "٣४９a½", "349a½"),
      (.fullWidthToASCII, "Ａｂ１！\u{3000}ｶ", "Ab1! ｶ"),
      (.e164(), "+49 (0) 30/12-34", "+49301234"), (.e164(), "0044 20.7946", "+44207946"),
      (.e164(), "(212) 555-1234", "(212) 555-1234"), (.e164(.us), "(212) 555-1234", "+12125551234"),
      (.e164(.ca), "1 604 555 1234", "+16045551234"), (.e164(.us), "555-1234", "555-1234"),
      (.e164(.us), "+44 20", "+4420"), (.e164(.us), "call me", "call me"), (.e164(.us), "", ""),
      (.spelling(["S", "XL"]), "xl", "XL"), (.spelling(["XL", "xl"]), "xl", "xl"),
      (.spelling(["S"]), "xl", "xl"), (.slug, " Crème  brûlée, Straße ", "creme-brulee-strasse"),
      (.slug, "Ada's R2-D2_x", "adas-r2-d2_x"), (.slug, "_a__b_-c-", "a-b-c"),
      (.slug, "Łódź Ørsted ÆŒ ½ ﬁn Ａ", "lodz-orsted-aeoe-1-2-fin-a"), (.slug, "日本 — ", ""),
      (.slug, "", ""),
    ] as [(Normalizer, String, String)]
  )
  func `each normalizer changes what it names`(
    _ normalizer: Normalizer,
    _ text: String,
    _ result: String
  ) {
    let scalars = Array(normalizer.apply(to: text).unicodeScalars)
    #expect(scalars == Array(result.unicodeScalars))
  }

  private static let all: [Normalizer] = [
    .trim, .trimStart, .trimEnd, .collapseSpaces, .strip(" -"), .strip("é\r\n"), .lowercase,
    .uppercase, .foldCase, .titleCase, .nfc, .nfkc, .digitsToASCII, .fullWidthToASCII, .e164(),
    .e164(.us), .slug,
  ]

  @Test(arguments: all)
  func `normalizing twice changes nothing more`(_ normalizer: Normalizer) {
    var generator = SeededGenerator(seed: 7)
    let pieces = [
      " ", "\t", "\r\n", "\n", "a", "É", "İ", "ŉ", "ß", "ﬁ", "e\u{301}", "\u{3000}", "Σ", "ǅ", "-",
      "\u{323}", "ᄀ", "ᅡ", "ᆨ", "각", "٣", "３", "+", "00", "2125551234", "'", "ΐ", "\u{345}",
      "L\u{304}",
    ]
    for _ in 0..<500 {
      let text = (0..<8).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      expectSettled(text, by: normalizer)
    }
  }

  @Test(arguments: all)
  func `normalizing any scalar twice changes nothing more`(_ normalizer: Normalizer) {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<3_000 {
      let values = (0..<3).map { _ in UInt32.random(in: 0x20..<0x30000, using: &generator) }
      let text = values.compactMap(Unicode.Scalar.init).reduce(into: "") {
        $0.unicodeScalars.append($1)
      }
      expectSettled(text, by: normalizer)
    }
  }

  private func expectSettled(_ text: String, by normalizer: Normalizer) {
    let once = normalizer.apply(to: text)
    let twice = normalizer.apply(to: once)
    #expect(Array(twice.utf8) == Array(once.utf8), "\(Array(text.unicodeScalars))")
  }

  @Test func `a long text is normalized, too`() {
    let text = String(repeating: "A", count: 200_000)
    #expect([Normalizer.trim, .lowercase].apply(to: .text(text + " ")) == .text(text.lowercased()))
  }

  @Test func `the order matters, and only texts change`() {
    #expect([Normalizer.trim, .uppercase].apply(to: " a ") == "A")
    #expect([Normalizer.collapseSpaces, .trimEnd].apply(to: "a \n") == "a")
    #expect([Normalizer.trim].apply(to: [" a "]) == [" a "])
    #expect([Normalizer.trim].apply(to: 1) == 1)
    #expect([Normalizer]().apply(to: " a") == " a")
  }
}
