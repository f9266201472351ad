public import FormValidation

/// What a text is compared with: words between quotation marks, or a pattern between slashes.
public enum TextMatch: Hashable, Sendable {
  /// The text is exactly this.
  case exactly(String)
  /// The text contains this.
  case containing(String)
  /// A pattern is found in the text.
  case found(SearchPattern)

  /// Whether a text is as it should be.
  public func matches(_ text: String) -> Bool {
    switch self {
    case .exactly(let words): text == words
    case .containing(let words): words.isEmpty || text.contains(words)
    case .found(let pattern): pattern.isFound(in: text)
    }
  }
}

extension TextMatch: CustomStringConvertible {
  /// The match as a tape spells it.
  public var description: String {
    switch self {
    case .exactly(let words), .containing(let words): words.tapeQuoted
    case .found(let pattern): "/\(pattern.expression)/"
    }
  }
}
