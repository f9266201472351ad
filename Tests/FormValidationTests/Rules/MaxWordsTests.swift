import FormValidation
import Testing

struct MaxWordsTests {
  @Test(arguments: [
    ("Ada Lovelace", Standing.valid), ("Ada Lovelace ", .valid), ("Augusta Ada King", .invalid),
    ("", .valid), ("it's on", .valid), ("日本語", .invalid),
  ])
  func `words are counted beyond the limit`(_ text: String, _ standing: Standing) {
    #expect(Clause.maxWords(2).standing(of: text) == standing)
  }

  @Test func `the message says how many are too many`() {
    #expect(MaxWords(1).verdict(on: "a b", among: [:]).texts == ["Remove 1 word."])
    #expect(MaxWords(1).verdict(on: "a b c", among: [:]).texts == ["Remove 2 words."])
    #expect(MaxWords(1).requirement.text == "At most 1 word")
  }
}
