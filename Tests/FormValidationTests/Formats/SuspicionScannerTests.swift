import Testing

@testable import FormValidation

struct SuspicionScannerTests {
  private func suspicions(in text: String) -> [Suspicion] {
    var scanner = SuspicionScanner()
    return text.unicodeScalars.compactMap { scanner.read($0) }
  }

  @Test(
    arguments: [
      ("a\u{200B}b", .invisible), ("a\u{AD}", .invisible), ("\u{3164}", .invisible),
      ("e\u{301}\u{301}", .invisible), ("é\u{301}", .invisible), ("a\u{200D}b", .invisible),
      ("👍\u{200D} ", .invisible), ("a\u{FE0F}", .invisible), ("1٢", .mixedDigits),
      ("9９", .mixedDigits), ("a\u{202E}b", .bidi), ("\u{200F}", .bidi),
      ("i\u{307}", .hiddenOverlay),
      ("ı\u{307}", .hiddenOverlay), ("i\u{323}\u{307}", .hiddenOverlay),
    ] as [(String, Suspicion)]
  )
  func `disguises are found`(_ text: String, _ suspicion: Suspicion) {
    #expect(suspicions(in: text).first == suspicion)
  }

  @Test(arguments: [
    "", "Zoë 42", "👨‍👩‍👧 ❤️ 1️⃣", "क्\u{200D}ष", "می\u{200C}خواهم", "٣٤", "e\u{301}\u{302}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "葛\u{E0100}", "i\u{301}\u{307}x", "İstanbul", "ab\r\n", "ക്\u{200D} ",
  ])
  func `harmless text passes`(_ text: String) {
    #expect(suspicions(in: text).isEmpty)
  }

  @Test func `a joiner at the end is incomplete`() {
    var scanner = SuspicionScanner()
    for scalar in "👍\u{200D}".unicodeScalars { #expect(scanner.read(scalar) == nil) }
    #expect(scanner.awaitsJoined)
  }
}
