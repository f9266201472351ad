package import FormValidation

/// A value in a text that a user wrote, with its position; the same for YAML and JSON.
package struct Node {
  /// The content of a node.
  package enum Content {
    case scalar(Value)
    case list([Node])
    case mapping([Entry])
  }

  /// A key and its value.
  package struct Entry {
    /// The key.
    package let name: String
    /// The position of the key.
    package let mark: Mark
    package let value: Node

    package init(name: String, mark: Mark, value: Node) {
      self.name = name
      self.mark = mark
      self.value = value
    }

    /// Returns the entry with another value.
    package func with(_ value: Node) -> Entry { Entry(name: name, mark: mark, value: value) }
  }

  /// The content of the node.
  package let content: Content

  /// The position of the node; for a quoted text, that of its quotation mark.
  package let mark: Mark

  /// The spelling of an unquoted scalar, like `0123` for the number 123.
  package let spelling: String?

  package init(_ content: Content, at mark: Mark, spelling: String? = nil) {
    self.content = content
    self.mark = mark
    self.spelling = spelling
  }
}

extension Node {
  /// The text; `nil` for any other node.
  package var text: String? {
    if case .scalar(.text(let text)) = content { text } else { nil }
  }

  /// Whether it is empty or null.
  package var isNull: Bool {
    if case .scalar(.null) = content { true } else { false }
  }

  /// The kind of the node in messages: `text`, `a number`.
  package var kindWords: String {
    switch content {
    case .scalar(.null): spelling?.isEmpty ?? false ? "nothing" : "null"
    case .scalar(.bool(let flag)): flag ? "true" : "false"
    case .scalar(.number): "a number"
    case .scalar(.text(let text)): text.isEmpty ? "empty text" : "text"
    case .list, .scalar(.list): "a list"
    case .mapping, .scalar(.object): "a mapping"
    }
  }

  /// The boolean, also as a word of YAML 1.1: `yes`, `no`, `on` or `off`; `nil` for any other node.
  package var truth: Bool? {
    switch content {
    case .scalar(.bool(let flag)): flag
    case .scalar(.text(let text)): Node.truths[text.lowercased()]
    default: nil
    }
  }

  /// The words for booleans besides `true` and `false`.
  /// - Source: YAML 1.1, the type bool.
  private static let truths = ["yes": true, "on": true, "no": false, "off": false]

  /// The error that a number is not written as it is read, like `3.10` or `0123`; `nil` for any
  /// other node.
  ///
  /// Where a number is meant, the spelling does not matter; where a text may be meant, such a number
  /// would silently be another text.
  package var respelling: String? {
    guard case .scalar(.number(let number)) = content, let spelling,
      spelling != number.description
    else { return nil }
    return "\(spelling) is read as the number \(number)"
  }

  /// How to quote a word or number to make it text; `nil` for any other node.
  package var quotedHint: String? {
    switch content {
    case .scalar(.bool), .scalar(.number):
      "to make it text, quote it: \((spelling ?? "\(value)").quoted)"
    default: nil
    }
  }

  /// The node as a value, without positions.
  package var value: Value {
    switch content {
    case .scalar(let value): value
    case .list(let nodes): .list(nodes.map(\.value))
    case .mapping(let entries):
      .object(Dictionary(entries.map { ($0.name, $0.value.value) }) { first, _ in first })
    }
  }
}

/// The position of a node in a text, as counted by scanners.
package struct Mark: Hashable, Comparable, Sendable {
  // A large form has hundreds of thousands of nodes: small positions make reading it faster.
  private let lineNumber: Int32
  private let columnNumber: Int32

  /// The line, from 1.
  package var line: Int { Int(lineNumber) }

  /// The column, from 1, in Unicode scalars.
  package var column: Int { Int(columnNumber) }

  package init(line: Int, column: Int) {
    lineNumber = Int32(clamping: line)
    columnNumber = Int32(clamping: column)
  }

  package static func < (left: Mark, right: Mark) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
