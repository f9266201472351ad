package import FormValidation

/// A value in a JSON text, with its position.
package struct JSONNode {
  /// The content of a node.
  package enum Content {
    case scalar(Value)
    case list([JSONNode])
    case object([Member])
  }

  /// A name and its value.
  package struct Member {
    /// The name.
    package let name: String
    /// The position of the name, at its quotation mark.
    package let mark: JSONMark
    /// The value.
    package let value: JSONNode
  }

  /// The content of the node.
  package let content: Content

  /// The position of the node.
  package let mark: JSONMark

  init(_ content: Content, at mark: JSONMark) {
    self.content = content
    self.mark = mark
  }

  /// The node as a value, without positions.
  package var value: Value {
    switch content {
    case .scalar(let value): value
    case .list(let nodes): .list(nodes.map(\.value))
    case .object(let members):
      .object(Dictionary(members.map { ($0.name, $0.value.value) }) { first, _ in first })
    }
  }
}
