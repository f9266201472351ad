import Diagnostics
import FormValidation

/// One value of a text that a person wrote, and where it stands; alike for YAML and JSON.
struct Node {
  /// What the node holds.
  enum Content {
    case scalar(Value)
    case list([Node])
    case mapping([Entry])
  }

  /// A key and what belongs to it.
  struct Entry {
    /// The key.
    let name: String
    /// Where the key begins.
    let mark: Mark
    /// What belongs to the key.
    let value: Node
  }

  /// What the node holds.
  let content: Content

  /// Where the node begins: a text in quotes at its quotation mark.
  let mark: Mark

  /// How a scalar without quotes is spelled, as `0123` for the number 123.
  var spelling: String?
}

extension Node {
  /// The text that the node is, if it is one.
  var text: String? {
    if case .scalar(.text(let text)) = content { text } else { nil }
  }

  /// Whether nothing was written.
  var isNull: Bool {
    if case .scalar(.null) = content { true } else { false }
  }

  /// What the node is, for messages: `a text`.
  var kindWords: String {
    switch content {
    case .scalar(.null): "nothing"
    case .scalar(.bool(let flag)): flag ? "true" : "false"
    case .scalar(.number): "a number"
    case .scalar(.text): "a text"
    case .list, .scalar(.list): "a list"
    case .mapping, .scalar(.object): "a mapping"
    }
  }

  /// What makes a text of a word or number that is none, if it is one.
  var quotedHint: String? {
    switch content {
    case .scalar(.bool), .scalar(.number):
      "in quotes it is a text: \((spelling ?? "\(value)").quoted)"
    default: nil
    }
  }

  /// The node as a value, places forgotten.
  var value: Value {
    switch content {
    case .scalar(let value): value
    case .list(let nodes): .list(nodes.map(\.value))
    case .mapping(let entries):
      .object(Dictionary(entries.map { ($0.name, $0.value.value) }) { first, _ in first })
    }
  }
}
