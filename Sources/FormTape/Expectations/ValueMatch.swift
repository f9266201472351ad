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

  /// Creates the shape that only a value has.
  package init(_ value: Value) {
    switch value {
    case .list(let items): self = .list(items.map(ValueShape.init))
    case .object(let members): self = .object(members.mapValues(ValueShape.init))
    default: self = .value(value)
    }
  }

  /// The shape as JSON, with its patterns.
  var json: String {
    switch self {
    case .value(let value): value.json
    case .pattern(let pattern): pattern.tapeSpelling
    case .list(let items): "[" + items.map(\.json).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }
        .map { "\($0.key.json): \($0.value.json)" }
        .joined(separator: ", ") + "}"
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

  /// Creates a match.
  package init(_ shape: ValueShape, isPart: Bool = false) {
    self.shape = shape
    self.isPart = isPart
  }

  /// Creates a match of a value.
  package init(_ value: Value, isPart: Bool = false) {
    self.init(ValueShape(value), isPart: isPart)
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

extension TapeArguments {
  /// Takes JSON that an entire value must equal, in which values can be patterns.
  mutating func jsonMatch() throws(TapeFinding) -> ValueMatch {
    let token = next
    return ValueMatch(try shape(of: json("JSON", allowsPatterns: true), in: token))
  }

  /// Returns the shape of a node of a JSON token, with its patterns compiled.
  func shape(of node: Node, in token: TapeToken?) throws(TapeFinding) -> ValueShape {
    switch node.content {
    case .scalar(let value):
      guard let token, let spelling = node.spelling, node.isPattern,
        let close = spelling.lastIndex(of: "/")
      else { return .value(value) }
      let start = byte(of: node.mark, in: token)
      return .pattern(
        try pattern(
          of: TapeToken(
            kind: .pattern,
            text: value.text ?? "",
            range: start..<(start + spelling.utf8.count),
            flags: String(spelling[close...].dropFirst())
          )
        )
      )
    case .list(let items):
      var shapes: [ValueShape] = []
      for item in items { shapes.append(try shape(of: item, in: token)) }
      return .list(shapes)
    case .mapping(let entries):
      var shapes: [String: ValueShape] = [:]
      for entry in entries { shapes[entry.name] = try shape(of: entry.value, in: token) }
      return .object(shapes)
    }
  }
}

extension Node {
  /// Whether it is a pattern in JSON.
  var isPattern: Bool { spelling?.hasPrefix("/") ?? false }
}
