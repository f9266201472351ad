import Testing

@testable import FormValidation

struct UnicodeLabelTests {
  @Test(arguments: [
    "bücher", "l·l", "͵α", "א׳", "ぁ・", "क्‌ष", "بي\u{200C}بي", "क्\u{200D}ष", "ب٠٠", "ب۰۰", "ß", "ς",
    "〇",
    "a\u{323}\u{307}", "\u{1E922}\u{1E94B}\u{200C}\u{1E922}",
  ])
  func `letters with the required neighbors are a label`(_ text: String) {
    #expect(UnicodeLabel(Array(text.unicodeScalars)).isValid)
  }

  @Test(arguments: [
    "", "-é", "é-", "\u{301}a", "a·l", "l·", "·", "͵a", "͵", "׳א", "a・", "ب٠۰", "a\u{200C}b",
    "a\u{200D}b", "É", "ﬀ", "é!", "ـب", "\u{FFFD}", "a\u{307}\u{323}", "é\u{AD}", "\u{200C}ب",
    "ب\u{200C}",
  ])
  func `letters without them are not`(_ text: String) {
    #expect(!UnicodeLabel(Array(text.unicodeScalars)).isValid)
  }

  @Test func `hyphens are reserved in the third and fourth position`() {
    #expect(!UnicodeLabel(Array("éa--b".unicodeScalars)).isValid)
    #expect(UnicodeLabel(Array("é-a--b".unicodeScalars)).isValid)
  }

  @Test(arguments: [("xn--bcher-kva", "bücher"), ("XN--BCHER-KVA", "bücher"), ("xn--p1ai", "рф")])
  func `an ASCII label decodes to letters`(_ text: String, _ letters: String) {
    let label = UnicodeLabel(spelled: text.utf8)
    #expect(label?.scalars == Array(letters.unicodeScalars))
    #expect(label?.length == text.utf8.count)
  }

  @Test(arguments: ["", "a", "xn-", "xn--", "xn--example-", "xn--0", "yn--p1ai"])
  func `other ASCII labels decode to nothing`(_ text: String) {
    #expect(UnicodeLabel(spelled: text.utf8) == nil)
  }
}
