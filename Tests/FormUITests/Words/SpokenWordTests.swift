import FormValidation
import Testing

@testable import FormUI

struct SpokenWordTests {
  private static let languages = PhraseBook.codes.compactMap(PhraseBook.named)

  @Test(arguments: languages.filter { $0.code != "en" })
  func `every word is in the language, with the placeholders of the English one`(
    language: PhraseBook
  ) {
    for word in SpokenWord.allCases {
      let wording = word.wording(in: language)
      #expect(wording != word.english, "\(word)")
      #expect(Set(wording.placeholders) == Set(word.english.placeholders), "\(word)")
    }
  }

  @Test func `what a rule says in the same words is another thing`() {
    #expect(SpokenWord.required.wording(in: .german) == "Pflichtfeld")
  }

  @Test func `a language of one's own words what it knows`() {
    #expect(
      SpokenWord.required.wording(in: PhraseBook("nl", phrases: ["required": "nodig"])) == "nodig"
    )
    #expect(
      SpokenWord.empty.wording(in: PhraseBook("nl", phrases: ["required": "nodig"])) == "empty"
    )
    let formal = PhraseBook("de", phrases: ["required": "erforderlich"])
    #expect(SpokenWord.required.wording(in: formal) == "erforderlich")
  }
}
