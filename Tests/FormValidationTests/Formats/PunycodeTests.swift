import SeededRandom
import Testing

@testable import FormValidation

struct PunycodeTests {
  /// - Source: RFC 3492, 7.1, and labels of the root zone.
  private static let pairs = [
    ("bcher-kva", "bücher"), ("p1ai", "рф"), ("maana-pta", "mañana"), ("fiqs8s", "中国"),
    ("ihqwcrb4cv8a8dqg056pqjye", "他们为什么不说中文"), ("egbpdaj6bu4bxfgehfvwxn", "ليهمابتكلموشعربي؟"),
    ("de-jg4avhby1noc0d", "パフィーdeルンバ"), ("ls8h", "💩"), ("", ""), ("a-", "a"),
  ]

  @Test(arguments: pairs)
  func `Punycode decodes to letters, and the length matches`(_ text: String, _ letters: String) {
    #expect(Punycode.decoded(text.utf8) == Array(letters.unicodeScalars))
    #expect(Punycode.length(of: Array(letters.unicodeScalars)) == text.utf8.count)
  }

  @Test(arguments: ["-", "a_", "0", "99999999", "é", "zzzzzzzzzzzzzzzzzzzz"])
  func `truncated or excessive numbers decode to nothing`(_ text: String) {
    #expect(Punycode.decoded(text.utf8) == nil)
  }

  @Test func `a text beyond the limit decodes to nothing`() {
    let text = String(repeating: "a", count: Punycode.limit - 1)
    #expect(Punycode.decoded((text + "-").utf8)?.count == Punycode.limit - 1)
    #expect(Punycode.decoded((text + "a-").utf8) == nil)
  }

  @Test func `random letters round-trip`() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      let letters = (0..<8).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0x61...0x2FFF, using: &generator))
      }
      let count = Punycode.length(of: letters)
      #expect(count > letters.count && count < 60, "seed 9: \(letters)")
    }
  }
}
