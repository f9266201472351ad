public import FormValidation

/// A text to compare with: a quoted string, or a pattern between slashes.
public enum TextMatch: Hashable, Sendable {
  /// The text is exactly this.
  case exactly(String)
  /// The text contains this.
  case containing(String)
  /// The pattern matches part of the text.
  case found(SearchPattern)

  /// Returns whether a text matches.
  public func matches(_ text: String) -> Bool {
    switch self {
    case .exactly(let words): text == words
    case .containing(let words): words.isEmpty || text.contains(words)
    case .found(let pattern): pattern.isFound(in: text)
    }
  }
}

extension TextMatch: CustomStringConvertible {
  /// The match as written in a tape.
  public var description: String {
    switch self {
    case .exactly(let words), .containing(let words): words.tapeQuoted
    case .found(let pattern): "/\(pattern.expression)/"
    }
  }
}
