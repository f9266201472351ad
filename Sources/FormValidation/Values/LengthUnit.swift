/// What a length counts.
public enum LengthUnit: String, Hashable, Sendable, CaseIterable {
  /// Characters as users see them, by Unicode's extended grapheme clusters.
  /// - Source: Unicode Standard Annex #29, 3.
  case graphemes
  /// Unicode scalars, as JSON Schema counts.
  case scalars
  /// UTF-16 code units, as HTML counts.
  case utf16
  /// Bytes of UTF-8.
  case bytes
  /// Words, as counted by `String.wordCount`.
  case words

  /// The length of a text.
  /// - Complexity: O(n), in bytes.
  package func length(of text: String) -> Int {
    switch self {
    case .graphemes: text.graphemeCount
    case .scalars: text.unicodeScalars.count
    case .utf16: text.utf16.count
    case .bytes: text.utf8.count
    case .words: text.wordCount
    }
  }
}

extension String {
  /// The number of extended grapheme clusters.
  ///
  /// An ASCII text without carriage returns has one per byte, which a scan detects much faster than
  /// segmentation.
  /// - Complexity: O(n), in bytes.
  package var graphemeCount: Int {
    withCharacterBytes(\.count) ?? count
  }
}

extension String {
  /// The number of words.
  ///
  /// Words follow the standard as far as possible without a dictionary: text without spaces, as in
  /// Thai, is one word, and each ideograph is one.
  /// - Source: Unicode Standard Annex #29, 4.
  /// - Complexity: O(n), in scalars.
  package var wordCount: Int {
    unicodeScalars.reduce(into: WordScanner()) { $0.read($1) }.count
  }
}
