import FormValidation
import Testing

struct MinWordsTests {
  @Test(arguments: [
    ("Ada Lovelace", Standing.valid), ("Ada", .incomplete), ("Ada ", .incomplete), ("日本", .valid),
    ("", .incomplete), ("!?", .incomplete),
  ])
  func `words are counted up to the limit`(_ text: String, _ standing: Standing) {
    #expect(Clause.minWords(2).standing(of: text) == standing)
  }

  @Test func `the message says how many are missing`() {
    #expect(MinWords(2).verdict(on: "Ada", among: [:]).texts == ["Add 1 more word."])
    #expect(MinWords(3).verdict(on: "Ada", among: [:]).texts == ["Add 2 more words."])
    #expect(MinWords(1).requirement.text == "At least 1 word")
  }
}
