import FormValidation
import Testing

@testable import FormWidgets

struct TranslatedWordTests {
  private static let languages = Language.codes.filter { $0 != "en" }

  @Test(arguments: languages)
  func `every word is in the language, with the placeholders of the English one`(
    code: String
  ) throws {
    let language = try #require(Language.named(code))
    for word in Word.allCases {
      let wording = try #require(language.phrases[word.id], "\(word.id)")
      #expect(wording.variants.count == word.english.variants.count, "\(word.id)")
      for (variant, english) in zip(wording.variants, word.english.variants) {
        #expect(!variant.template.isEmpty, "\(word.id)")
        #expect(Set(variant.placeholders) == Set(english.placeholders), "\(word.id)")
      }
      let counted = wording.plural?.parameter
      #expect(counted.map(word.english.placeholders.contains) ?? true, "\(word.id)")
    }
  }

  @Test(arguments: languages)
  func `the language has no unused words`(code: String) throws {
    let known = Set(Word.allCases.map(\.id))
    for id in try #require(Language.named(code)).phrases.keys {
      let group = id.prefix { $0 != "." }
      if group == "screen" { #expect(known.contains(id), "\(id)") }
    }
  }
}
