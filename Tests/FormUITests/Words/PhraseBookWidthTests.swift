import FormUI
import Testing

@testable import FormValidation

struct PhraseBookWidthTests {
  @Test(arguments: [PhraseBook.german, .japanese])
  func `no wording is wider than 60 cells`(language: PhraseBook) {
    for message in language.all.values {
      let others = message.plural.map { Array($0.wordings.values) } ?? []
      for wording in [message.template] + others {
        #expect(wording.cellWidth <= 60, "\(wording)")
      }
    }
  }
}
