import FormValidation
import Testing

@testable import FormUI

struct SpokenWordTests {
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
