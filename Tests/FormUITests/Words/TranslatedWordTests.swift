import FormValidation
import Testing

@testable import FormUI

struct TranslatedWordTests {
  private static let words: [any TranslatedWord] = SessionWord.allCases + SpokenWord.allCases

  @Test(arguments: PhraseBook.codes.filter { $0 != "en" }.compactMap(PhraseBook.named))
  func `every word is in the language, with the placeholders of the English one`(
    language: PhraseBook
  ) {
    for word in TranslatedWordTests.words {
      let wording = word.wording(in: language)
      #expect(wording != word.english, "\(word)")
      #expect(Set(wording.placeholders) == Set(word.english.placeholders), "\(word)")
    }
  }
}
