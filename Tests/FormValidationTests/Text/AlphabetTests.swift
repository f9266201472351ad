import Testing

@testable import FormValidation

struct AlphabetTests {
  @Test(arguments: [
    ("en-US", Alphabet.en), ("en", .en), ("de_CH", .de), ("DE-de", .de), ("pt-BR", .pt),
  ])
  func `a locale names its language`(_ locale: String, _ language: Alphabet) {
    #expect(Alphabet(locale: locale) == language)
  }

  @Test func `a language without a known alphabet is refused`() {
    #expect(Alphabet(locale: "xx-US") == nil)
    #expect(Alphabet(locale: "") == nil)
  }

  @Test(arguments: [
    (Alphabet.en, "aZ", "äé1"), (.de, "aZÄß", "éø"), (.fr, "éÀœŸ", "äñ"), (.tr, "İıĞ", "é"),
    (.ru, "яЁ", "aі"), (.el, "ΩΆςΐ", "a"), (.pl, "Łż", "ö"), (.uk, "Їґ", "ыq"),
  ])
  func `an alphabet has its letters in both cases`(
    _ language: Alphabet,
    _ inside: String,
    _ outside: String
  ) {
    #expect(inside.unicodeScalars.allSatisfy(language.contains))
    #expect(!outside.unicodeScalars.contains(where: language.contains))
  }
}
