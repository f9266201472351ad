@testable import FormValidation
import SeededRandom
import Testing

struct PasswordWordsTests {
  @Test func `an ASCII text has the same variants as any text`() {
    let words: Set = ["password", "dragon", "lil", "a", "12345678901234567", "oo", "i"]
    var random = SeededGenerator(seed: 7)
    let letters = ["p", "A", "4", "@", "s", "$", "w", "0", "r", "D", "l", "1", "!", "7", "i", "|"]
    for word in words {
      for _ in 0..<300 {
        var text = word
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          text += letters.randomElement(using: &random) ?? ""
        }
        text = String(
          text.map { Bool.random(using: &random) ? $0 : Character($0.uppercased()) }
            .map { $0 == "o" && Bool.random(using: &random) ? "0" : $0 }
        )
        #expect(
          PasswordWords(words).haveVariant(of: text) == PasswordVariants(text).meet(words),
          "\(text)"
        )
      }
    }
  }

  @Test(arguments: [
    ("P4SSW0RD1234!!", true), ("p4ssw0rd12345", false), ("pässword", false), ("", false),
    ("ｐassword", true),
  ])
  func `a slight change is recognized`(_ text: String, _ isKnown: Bool) {
    #expect(PasswordWords(["password"]).haveVariant(of: text) == isKnown)
  }
}
