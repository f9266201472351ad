import FormFile
import FormValidation
import Testing

/// The reference and the catalogues know the same codes.
struct ReferenceCodesTests {
  @Test(arguments: RuleReference.codes)
  func `every code of the reference can be worded`(_ code: String) throws {
    #expect(MessageCatalogue.codes[code] != nil)
    for language in PhraseBook.codes where language != "en" {
      let book = try #require(PhraseBook.named(language))
      var violation = Violation(code, "Nobody has said this in English.")
      for name in MessageCatalogue.codes[code] ?? [] { violation.parameters[name] = 1 }
      #expect(book.wording(for: violation) != nil, "\(language)")
    }
  }
}
