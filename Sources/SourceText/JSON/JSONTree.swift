package import FormValidation

/// JSON to be written, with the names of an object in a fixed order.
package indirect enum JSONTree: Hashable, Sendable {
  /// A value, whose objects have their names in alphabetical order.
  case value(FormValidation.Value)
  /// An object.
  case object([Member])
  /// An array.
  case list([JSONTree])

  /// A name and its value.
  package struct Member: Hashable, Sendable {
    package let name: String

    /// The value.
    package var tree: JSONTree

    package init(_ name: String, _ tree: JSONTree) {
      (self.name, self.tree) = (name, tree)
    }
  }

  /// The members of an object; empty for any other tree.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The tree on one line.
  package var json: String {
    switch self {
    case .value(let value): value.json
    case .object(let members):
      "{\(members.map { "\($0.name.json): \($0.tree.json)" }.joined(separator: ", "))}"
    case .list(let items): "[\(items.map(\.json).joined(separator: ", "))]"
    }
  }

  /// Returns the tree on several lines, each nesting level indented by two more spaces; a tree that
  /// fits on a line of 80 characters stays on one line.
  package func indented(by depth: Int = 0) -> String {
    let line = json
    let inner = String(repeating: "  ", count: depth + 1)
    if line.utf8.count <= 80 - inner.utf8.count { return line }
    let (open, close, parts): (String, String, [String])
    switch self {
    case .value: return line
    case .object(let members):
      (open, close) = ("{", "}")
      parts = members.map { "\($0.name.json): \($0.tree.indented(by: depth + 1))" }
    case .list(let items):
      (open, close, parts) = ("[", "]", items.map { $0.indented(by: depth + 1) })
    }
    let text = parts.map { inner + $0 }.joined(separator: ",\n")
    return "\(open)\n\(text)\n\(inner.dropLast(2))\(close)"
  }
}

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .value(.text(text)) }

  package init(booleanLiteral flag: Bool) { self = .value(.bool(flag)) }

  package init(integerLiteral number: Int) { self = .value(.number(Number(number))) }

  package init(arrayLiteral items: JSONTree...) { self = .list(items) }

  package init(dictionaryLiteral members: (String, JSONTree)...) {
    self = .object(members.map { Member($0.0, $0.1) })
  }

  package init(_ text: String) { self = .value(.text(text)) }

  package init(_ number: Int) { self = .value(.number(Number(number))) }

  /// Creates an array of texts.
  package init(_ texts: [String]) { self = .list(texts.map { JSONTree($0) }) }
}
