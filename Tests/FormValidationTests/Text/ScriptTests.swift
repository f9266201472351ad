import Testing

@testable import FormValidation

struct ScriptTests {
  @Test(arguments: [
    (Script.latin, "zÿẞﬀ\u{A7CE}", "\u{301}я1×"), (.greek, "Ωάἀ", "a\u{301}"),
    (.cyrillic, "яѢ", "a"),
    (.hebrew, "א", "a"), (.arabic, "عٱ٠", "،a"), (.devanagari, "क", "।"), (.thai, "ก", "฿"),
    (.hangul, "한ᄀ", "漢"), (.hiragana, "ひ", "カー"), (.katakana, "カｶ", "ひー"), (.han, "漢々〇", "か、"),
    (.armenian, "Ա", "a"), (.georgian, "აᲐ", "a"), (.bengali, "ক", "क"), (.tamil, "அ", "ক"),
  ])
  func `a scalar has the one script that it belongs to`(
    _ script: Script,
    _ inside: String,
    _ outside: String
  ) {
    #expect(inside.unicodeScalars.allSatisfy(script.contains))
    #expect(!outside.unicodeScalars.contains(where: script.contains))
  }

  @Test(arguments: Script.allCases)
  func `every script has letters`(_ script: Script) {
    let letters = (UInt32(0x41)..<0xD7A4).compactMap(Unicode.Scalar.init).filter {
      script.contains($0) && $0.isLetter
    }
    #expect(letters.count > 25)
  }
}
