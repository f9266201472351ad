import TerminalText
import Testing

struct StringPrintableTests {
  @Test(arguments: [
    ("abc é 日本 👨‍👩‍👧 e\u{301}", "abc é 日本 👨‍👩‍👧 e\u{301}"), ("\u{1B}[31m", "␛[31m"), ("a\tb\n\0", "a␉b␊␀"),
    ("\u{7F}", "␡"), ("\u{9B}2J", "\u{FFFD}2J"), ("a\u{202E}b", "a\u{FFFD}b"),
    ("\u{2028}", "\u{FFFD}"),
    ("\u{200B}", "\u{FFFD}"), ("\u{AD}", "\u{FFFD}"), ("\r\n", "␍␊"), ("", ""),
  ])
  func `nothing that moves a cursor or reorders a line remains`(_ text: String, _ shown: String) {
    #expect(text.printable == shown)
  }

  @Test(arguments: [
    ("\u{301}", "◌\u{301}"), ("\u{301}e\u{301}", "◌\u{301}e\u{301}"),
    ("\n\u{301}", "␊◌\u{301}"), (" \u{301}", " \u{301}"), ("\u{20DD}", "◌\u{20DD}"),
    ("\u{903}", "\u{903}"),
  ])
  func `a combining mark without a letter is visible`(_ text: String, _ shown: String) {
    #expect(text.printable.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test(arguments: [
    ("a\u{26A0}\u{FE0F}b", "a\u{26A0}b"), ("1\u{FE0F}\u{20E3}", "1\u{20E3}"),
    ("\u{26A0}\u{FE0E}", "\u{26A0}\u{FE0E}"), ("\u{1F600}\u{FE0F}", "\u{1F600}\u{FE0F}"),
    ("\u{2764}\u{FE0F}\u{200D}\u{1F525}", "\u{2764}\u{FE0F}\u{200D}\u{1F525}"),
  ])
  func `a character of ambiguous width takes one cell`(_ text: String, _ shown: String) {
    #expect(text.printable.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test(arguments: [
    ("", ""), ("abc", "abc"), ("abcd", "abc…"), ("日本語", "日本語"), ("日本語!", "日本語…"),
    ("e\u{301}e\u{301}e\u{301}", "e\u{301}e\u{301}e\u{301}"),
  ])
  func `a long text is clipped at a character`(_ text: String, _ clipped: String) {
    #expect(text.clipped(to: 3) == clipped)
  }

  @Test func `a character with many marks is clipped too`() {
    let heap = "e" + String(repeating: "\u{301}", count: 1_000)
    #expect(heap.clipped(to: 3).utf8.count == 95 + "…".utf8.count)
    #expect(
      ("e" + String(repeating: "\u{301}", count: 47)).clipped(to: 3).unicodeScalars.count == 48
    )
  }

  @Test(arguments: [
    ("", "\"\""), ("a", "\"a\""), ("a\nb", "\"a␊b\""),
    (String(repeating: "x", count: 40), "\"" + String(repeating: "x", count: 40) + "\""),
    (String(repeating: "x", count: 41), "\"" + String(repeating: "x", count: 40) + "…\""),
  ])
  func `quoted text stays short and on one line`(text: String, quoted: String) {
    #expect(text.quoted == quoted)
  }
}
