@testable import FormScreens
@testable import FormWidgets
import Testing

struct PasteBufferTests {
  /// Returns a paste fed in chunks of a size, as by a terminal.
  private func pasted(_ text: String, by size: Int = 4096) -> (buffer: PasteBuffer, rest: String) {
    var buffer = PasteBuffer()
    var rest = Array(text.utf8)[...]
    while !buffer.isComplete, !rest.isEmpty {
      rest = rest.dropFirst(buffer.append(rest.prefix(size)))
    }
    return (buffer, String(decoding: rest, as: UTF8.self))
  }

  @Test(arguments: [
    ("", ""), ("a", "a"), ("Ada\r\nLovelace\r\rx\n\n", "Ada\nLovelace\n\nx\n\n"),
    ("\u{1B}[A\u{3}\u{1A}", "\u{1B}[A\u{3}\u{1A}"), ("\u{1B}\u{1B}[20", "\u{1B}\u{1B}[20"),
    ("é界😀", "é界😀"), ("\u{1B}[200~", "\u{1B}[200~"),
  ])
  func `everything between the brackets is data`(sent: String, text: String) {
    for size in [1, 2, 5, 6, 7, 4096] {
      let paste = pasted(sent + "\u{1B}[201~rest", by: size)
      #expect(paste.buffer.isComplete)
      #expect(paste.buffer.text == text)
      #expect(paste.rest == "rest", "what follows is left to the reader of keys")
    }
  }

  @Test(arguments: [
    ("abc", ""), ("abc", "\u{1B}[20"), ("", ""), ("", "\u{1B}"), ("a\u{1B}x", "\u{1B}[201"),
  ])
  func `a broken paste keeps everything received but the beginning of its closing bracket`(
    text: String,
    bracket: String
  ) {
    let paste = pasted(text + bracket)
    #expect(!paste.buffer.isComplete)
    #expect(paste.buffer.text == text)
  }

  @Test(arguments: [-1, 0, 1])
  func `a paste is cut at the limit, and its end is still recognized`(excess: Int) {
    let count = PasteBuffer.limit + excess
    let paste = pasted(String(repeating: "a", count: count) + "\u{1B}[201~")
    #expect(paste.buffer.isComplete)
    #expect(paste.buffer.text.utf8.count == min(count, PasteBuffer.limit))
    #expect(paste.buffer.isCut == (excess > 0))
    let isTold = paste.buffer.event == .paste(paste.buffer.text, isCut: excess > 0)
    #expect(isTold)
    #expect(paste.rest.isEmpty)
  }

  @Test(arguments: [("é", 1), ("界", 2), ("😀", 3), ("😀", 1), ("\u{1B}[20é", 5)])
  func `no character is cut in two`(last: String, kept: Int) {
    let first = String(repeating: "a", count: PasteBuffer.limit - kept)
    let paste = pasted(first + last + "\u{1B}[201~")
    #expect(paste.buffer.isCut)
    let rest = last.hasSuffix("é") && kept == 5 ? "\u{1B}[20" : ""
    let isWhole = paste.buffer.text == first + rest
    #expect(isWhole, "the end is \(paste.buffer.text.suffix(6))")
  }

  @Test func `a cut and broken paste keeps what there was room for`() {
    let first = String(repeating: "a", count: PasteBuffer.limit)
    let paste = pasted(first + "b\u{1B}[20")
    #expect(!paste.buffer.isComplete)
    let isFirst = paste.buffer.text == first
    #expect(isFirst)
  }
}
