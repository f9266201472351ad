@testable import FormValidation
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
    #expect(WordCount(min: 2).verdict(on: "Ada", among: [:]).texts == ["Add 1 more word."])
    #expect(WordCount(min: 3).verdict(on: "Ada", among: [:]).texts == ["Add 2 more words."])
    #expect(WordCount(min: 1).requirement.text == "At least 1 word")
  }
}

struct MaxWordsTests {
  @Test(arguments: [
    ("Ada Lovelace", Standing.valid), ("Ada Lovelace ", .valid), ("Augusta Ada King", .invalid),
    ("", .valid), ("it's on", .valid), ("日本語", .invalid),
  ])
  func `words are counted beyond the limit`(_ text: String, _ standing: Standing) {
    #expect(Clause.maxWords(2).standing(of: text) == standing)
  }

  @Test func `the message says how many are too many`() {
    #expect(WordCount(max: 1).verdict(on: "a b", among: [:]).texts == ["Remove 1 word."])
    #expect(WordCount(max: 1).verdict(on: "a b c", among: [:]).texts == ["Remove 2 words."])
    #expect(WordCount(max: 1).requirement.text == "At most 1 word")
  }
}
