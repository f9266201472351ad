import Diagnostics
import FormValidation

/// A value in a text that a user wrote, with its position; the same for YAML and JSON.
struct Node {
  /// The content of a node.
  enum Content {
    case scalar(Value)
    case list([Node])
    case mapping([Entry])
  }

  /// A key and its value.
  struct Entry {
    /// The key.
    let name: String
    /// The position of the key.
    let mark: Mark
    /// The value.
    let value: Node
  }

  /// The content of the node.
  let content: Content

  /// The position of the node; for a quoted text, that of its quotation mark.
  let mark: Mark

  /// The spelling of an unquoted scalar, like `0123` for the number 123.
  var spelling: String?
}

extension Node {
  /// The text; `nil` for any other node.
  var text: String? {
    if case .scalar(.text(let text)) = content { text } else { nil }
  }

  /// Whether it is empty or null.
  var isNull: Bool {
    if case .scalar(.null) = content { true } else { false }
  }

  /// The kind of the node in messages: `a text`.
  var kindWords: String {
    switch content {
    case .scalar(.null): "nothing"
    case .scalar(.bool(let flag)): flag ? "true" : "false"
    case .scalar(.number): "a number"
    case .scalar(.text): "text"
    case .list, .scalar(.list): "a list"
    case .mapping, .scalar(.object): "a mapping"
    }
  }

  /// How to quote a word or number to make it text; `nil` for any other node.
  var quotedHint: String? {
    switch content {
    case .scalar(.bool), .scalar(.number):
      "to make it text, quote it: \((spelling ?? "\(value)").quoted)"
    default: nil
    }
  }

  /// The node as a value, without positions.
  var value: Value {
    switch content {
    case .scalar(let value): value
    case .list(let nodes): .list(nodes.map(\.value))
    case .mapping(let entries):
      .object(Dictionary(entries.map { ($0.name, $0.value.value) }) { first, _ in first })
    }
  }
}
