@testable import FormValidation
import Testing

struct StringPrintableTests {
  @Test(arguments: [
    ("abc é 日本 👨‍👩‍👧 e\u{301}", "abc é 日本 👨‍👩‍👧 e\u{301}"), ("\u{1B}[31m", "␛[31m"), ("a\tb\n\0", "a␉b␊␀"),
    ("\u{7F}", "␡"), ("\u{9B}2J", "\u{FFFD}2J"), ("a\u{202E}b", "a\u{FFFD}b"),
    ("\u{2028}", "\u{FFFD}"),
    ("\u{200B}", "\u{FFFD}"), ("\u{AD}", "\u{FFFD}"), ("\r\n", "␍␊"), ("", ""),
  ])
  func `nothing that moves a cursor or reorders a line is left`(_ text: String, _ shown: String) {
    #expect(text.printable == shown)
  }

  @Test(arguments: [
    ("", ""), ("abc", "abc"), ("abcd", "abc…"), ("日本語", "日本語"), ("日本語!", "日本語…"),
    ("e\u{301}e\u{301}e\u{301}", "e\u{301}e\u{301}e\u{301}"),
  ])
  func `a long text is clipped at a character`(_ text: String, _ clipped: String) {
    #expect(text.clipped(to: 3) == clipped)
  }

  @Test func `a character of many marks is clipped too`() {
    let heap = "e" + String(repeating: "\u{301}", count: 1_000)
    #expect(heap.clipped(to: 3).utf8.count == 95 + "…".utf8.count)
    #expect(
      ("e" + String(repeating: "\u{301}", count: 47)).clipped(to: 3).unicodeScalars.count == 48
    )
  }
}
