/// A change made to a copy of a text before rules see it, and to the answer handed over.
///
/// The text being edited is never touched. Doing any of them twice changes nothing more.
public enum Normalizer: String, Hashable, Sendable, CaseIterable {
  /// Removes white space at both ends.
  case trim
  /// Removes white space at the start.
  case trimStart = "trim_start"
  /// Removes white space at the end.
  case trimEnd = "trim_end"
  /// Makes one space of each run of white space.
  case collapseSpaces = "collapse_spaces"
  /// Makes every letter lower case, in no particular language.
  case lowercase
  /// Makes every letter upper case, in no particular language.
  case uppercase

  /// The text after the change.
  /// - Complexity: O(n), in scalars.
  public func apply(to text: String) -> String {
    switch self {
    case .trim: Normalizer.trimEnd.apply(to: Normalizer.trimStart.apply(to: text))
    case .trimStart: String(text.unicodeScalars.drop(while: \.properties.isWhitespace))
    case .trimEnd:
      String(
        text.unicodeScalars[
          ..<(text.unicodeScalars.lastIndex { !$0.properties.isWhitespace }
            .map(text.unicodeScalars.index(after:)) ?? text.startIndex)
        ]
      )
    case .collapseSpaces: Normalizer.collapsingSpaces(in: text)
    case .lowercase: text.lowercased()
    case .uppercase: text.uppercased()
    }
  }

  private static func collapsingSpaces(in text: String) -> String {
    var collapsed = ""
    var isInRun = false
    for scalar in text.unicodeScalars {
      let isSpace = scalar.properties.isWhitespace
      if !isSpace {
        collapsed.unicodeScalars.append(scalar)
      } else if !isInRun {
        collapsed.append(" ")
      }
      isInRun = isSpace
    }
    return collapsed
  }
}

extension [Normalizer] {
  /// The value after all changes, in order; only texts change.
  public func apply(to value: Value) -> Value {
    guard !isEmpty, case .text(let text) = value else { return value }
    return .text(reduce(text) { $1.apply(to: $0) })
  }
}
