import FormValidation
import Testing

@testable import FormUI

struct SpokenWordTests {
  @Test func `the same message of another rule is independent`() {
    #expect(SpokenWord.required.wording(in: .german).template == "Pflichtfeld")
  }

  @Test func `a custom language translates what it knows`() {
    let dutch = PhraseBook("nl", phrases: ["spoken.required": "nodig"])
    #expect(SpokenWord.required.wording(in: dutch) == "nodig")
    #expect(SpokenWord.empty.wording(in: dutch) == "empty")
    let formal = PhraseBook("de", phrases: ["spoken.required": "erforderlich"])
    #expect(SpokenWord.required.wording(in: formal) == "erforderlich")
    #expect(SpokenWord.empty.wording(in: formal).template == "leer")
  }
}
