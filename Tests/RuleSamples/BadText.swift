/// A text that no one types on purpose, of any length.
public struct BadText: Sendable {
  /// The name of its content.
  public let name: String

  /// The text.
  public let text: String

  private init(_ name: String, _ piece: String, bytes: Int, start: String = "") {
    self.name = name
    text = start + String(repeating: piece, count: max(1, bytes / piece.utf8.count))
  }

  /// Returns texts of about a number of bytes.
  public static func all(bytes: Int) -> [BadText] {
    [
      BadText("ASCII letters", "abcdefghij", bytes: bytes),
      BadText("digits", "1234567890", bytes: bytes),
      BadText("zeros", "0", bytes: bytes), BadText("spaces", " ", bytes: bytes),
      BadText("words", "ab cd-e. ", bytes: bytes), BadText("line breaks", "\r\n", bytes: bytes),
      BadText("brackets", "[{(", bytes: bytes), BadText("escapes", "\\\"%4", bytes: bytes),
      BadText("labels", "a1.", bytes: bytes), BadText("addresses", "a@b.c, ", bytes: bytes),
      BadText("a link", "a/b?", bytes: bytes, start: "https://a.de/"),
      BadText("a mailbox", "a", bytes: bytes, start: "a@"),
      BadText("a number", "0", bytes: bytes, start: "1e"),
      BadText("a fraction", "25", bytes: bytes, start: "0."),
      BadText("a year", "4", bytes: bytes, start: "2"),
      BadText("NULs", "\0", bytes: bytes),
      BadText("combining marks", "\u{301}", bytes: bytes, start: "e"),
      BadText("lone marks", "\u{301}\u{323} ", bytes: bytes),
      BadText("joined emoji", "👨‍👩‍👧\u{200D}", bytes: bytes), BadText("flags", "🇩🇪", bytes: bytes),
      BadText("letters with accents", "éü", bytes: bytes), BadText("Han", "日本", bytes: bytes),
      BadText("jamo", "ᄀ", bytes: bytes), BadText("Hebrew", "אב", bytes: bytes),
      BadText("invisible", "\u{200B}\u{2060}", bytes: bytes),
      BadText("overrides", "\u{202E}a", bytes: bytes),
      BadText("ligatures", "ﷺ", bytes: bytes),
    ]
  }
}
