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

/// A value that another value must equal or include.
package struct ValueMatch: Equatable, Sendable {
  /// The expected value.
  package let value: Value

  /// Whether further object names and list items are allowed.
  package let isPart: Bool

  /// Creates a match.
  package init(_ value: Value, isPart: Bool = false) {
    self.value = value
    self.isPart = isPart
  }

  /// Returns how a value differs, by path, or `nil` if it matches.
  ///
  /// The order of names and the notation of numbers do not matter.
  package func check(_ actual: Value, _ aspect: String) -> Unmet? {
    let differences = ValueMatch.differences(actual, value, at: "", isPart: isPart)
    guard !differences.isEmpty else { return nil }
    return Unmet(
      aspect,
      expected: [description],
      actual: [actual.json],
      hints: [Unmet.Hint("differences (\(differences.count))", differences)]
    )
  }

  private static func differences(
    _ actual: Value,
    _ wanted: Value,
    at path: String,
    isPart: Bool
  ) -> [String] {
    switch (actual, wanted) {
    case (.object(let members), .object(let others)):
      return Set(members.keys).union(others.keys).sorted().flatMap { name -> [String] in
        let inner = path.isEmpty ? name : "\(path).\(name)"
        guard let other = others[name] else {
          return isPart ? [] : ["\(inner): unexpected \(members[name]?.json ?? "")"]
        }
        guard let member = members[name] else {
          return ["\(inner): missing, expected \(other.json)"]
        }
        return differences(member, other, at: inner, isPart: isPart)
      }
    case (.list(let items), .list(let others)) where isPart:
      return others.filter { other in
        !items.contains { differences($0, other, at: "", isPart: true).isEmpty }
      }.map { "\(path): missing \($0.json)" }
    case (.list(let items), .list(let others)) where items.count == others.count:
      return items.indices.flatMap {
        differences(items[$0], others[$0], at: "\(path)[\($0)]", isPart: false)
      }
    default:
      guard actual != wanted else { return [] }
      return ["\(path.isEmpty ? "all" : path): \(actual.json), expected \(wanted.json)"]
    }
  }
}

extension ValueMatch: CustomStringConvertible {
  /// The match as written in a tape.
  package var description: String { (isPart ? "has " : "") + value.json }
}
