import Testing

@testable import FormValidation

struct LanguageWidthTests {
  @Test(arguments: Language.codes.filter { $0 != "en" })
  func `no message is too wide with values of three cells`(_ name: String) throws {
    let phrases = try #require(Language.named(name)).phrases
    for (id, message) in phrases where !id.hasPrefix("filling.") {
      let others = message.plural?.wordings ?? []
      // A sentence about a finished answer is a line of a report, not beside a field.
      let limit = id.hasSuffix(".judging") ? 80 : 60
      for wording in [message.template] + others {
        let text = wording.replacing(/\{\w+\}/, with: "123")
        #expect(text.cellWidth <= limit, "\(wording)")
      }
    }
  }
}
