package import FormValidation
import SourceText

/// A text to compare with: a quoted string, or a pattern between slashes.
package enum TextMatch: Equatable, Sendable {
  /// The text is exactly this.
  case exactly(String)
  /// The text contains this.
  case containing(String)
  /// The pattern matches part of the text.
  case found(SearchPattern)

  /// Returns whether a text matches.
  package func matches(_ text: String) -> Bool {
    switch self {
    case .exactly(let words): text == words
    case .containing(let words): words.isEmpty || text.contains(words)
    case .found(let pattern): pattern.isFound(in: text)
    }
  }
}

extension TextMatch: CustomStringConvertible {
  /// The match as written in a tape.
  package var description: String {
    switch self {
    case .exactly(let words), .containing(let words): words.tapeQuoted
    case .found(let pattern): pattern.tapeSpelling
    }
  }
}

extension TextMatch {
  /// The match as written after a subject that otherwise contains the text: `is "Ada"`.
  var wholeOrContainedDescription: String {
    if case .exactly = self { "is \(self)" } else { "\(self)" }
  }
}
