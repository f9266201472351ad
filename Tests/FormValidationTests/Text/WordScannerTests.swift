import FormValidation
import Testing

struct WordScannerTests {
  @Test(arguments: [
    ("", 0), ("  ", 0), ("a", 1), ("Ada Lovelace", 2), ("can't stop", 2), ("can’t", 1),
    ("'quoted'", 1), ("3.14", 1), ("3.14.", 1), ("1,000 things", 2), ("a,b", 2), ("1:2", 2),
    ("a:b", 1), ("e.g. this", 2), ("well-known", 2), ("under_score", 1), ("_", 0), ("été", 1),
    ("e\u{301}te\u{301}", 1), ("日本語", 3), ("ひら", 2), ("カタカナ", 1), ("カa", 2), ("a日b", 3),
    ("สวัสดีครับ", 1), ("안녕 하세요", 2), ("👍 yes", 1), ("a1b2", 1), ("a''b", 2), ("Ⅳ", 1),
    ("a\u{200B}b", 2), ("a\u{AD}b", 1), ("1.a", 2), ("a.1", 2), ("a_日", 2), ("a.\u{301}b", 1),
    ("㌔㌘", 1),
  ])
  func `words are counted as in the standard`(_ text: String, _ count: Int) {
    #expect(text.wordCount == count)
  }
}
