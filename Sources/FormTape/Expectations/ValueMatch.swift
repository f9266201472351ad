package import FormValidation
import SourceText

/// What a value must look like: values, and patterns in place of some.
package indirect enum ValueShape: Equatable, Sendable {
  /// It equals a value.
  case value(Value)
  /// A pattern matches part of its text, or of its JSON.
  case pattern(SearchPattern)
  /// It is a list of such items.
  case list([ValueShape])
  /// It is an object with such members.
  case object([String: ValueShape])

  /// The shape as JSON, with its patterns.
  var json: String {
    switch self {
    case .value(let value): value.json
    case .pattern(let pattern): pattern.tapeSpelling
    case .list(let items): Value.json(ofItems: items.map(\.json))
    case .object(let members): Value.json(ofMembers: members.mapValues(\.json))
    }
  }

  /// Returns how a value differs, by path; empty if it matches.
  ///
  /// The order of names and the notation of numbers do not matter.
  fileprivate func differences(
    from actual: Value,
    at path: String = "",
    isPart: Bool
  ) -> [String] {
    switch (actual, self) {
    case (.object(let members), .object(let others)):
      return Set(members.keys).union(others.keys).sorted().flatMap { name -> [String] in
        let inner = path.isEmpty ? name : "\(path).\(name)"
        guard let other = others[name] else {
          return isPart ? [] : ["\(inner): unexpected \(members[name]?.json ?? "")"]
        }
        guard let member = members[name] else {
          return ["\(inner): missing, expected \(other.json)"]
        }
        return other.differences(from: member, at: inner, isPart: isPart)
      }
    case (.list(let items), .list(let others)) where isPart:
      return others.filter { other in
        !items.contains { other.differences(from: $0, isPart: true).isEmpty }
      }.map { "\(path): missing \($0.json)" }
    case (.list(let items), .list(let others)) where items.count == others.count:
      return items.indices.flatMap {
        others[$0].differences(from: items[$0], at: "\(path)[\($0)]", isPart: false)
      }
    case (_, .value(let value)) where actual == value: return []
    case (_, .pattern(let pattern)) where pattern.isFound(in: actual.text ?? actual.json):
      return []
    default: return ["\(path.isEmpty ? "all" : path): \(actual.json), expected \(json)"]
    }
  }
}

/// A shape that a value must have, or include.
package struct ValueMatch: Equatable, Sendable {
  /// The expected shape.
  package let shape: ValueShape

  /// Whether further object names and list items are allowed.
  package let isPart: Bool

  package init(_ shape: ValueShape, isPart: Bool = false) {
    self.shape = shape
    self.isPart = isPart
  }

  /// Returns how a value differs, by path, or `nil` if it matches.
  package func check(_ actual: Value, _ aspect: String) -> Unmet? {
    let differences = shape.differences(from: actual, isPart: isPart)
    guard !differences.isEmpty else { return nil }
    return Unmet(
      aspect,
      expected: [description],
      actual: [actual.json],
      hints: [Unmet.Hint("differences (\(differences.count))", differences)]
    )
  }
}

extension ValueMatch: CustomStringConvertible {
  /// The match as written in a tape.
  package var description: String { (isPart ? "has " : "") + shape.json }
}
