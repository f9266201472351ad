package import FormValidation

/// One value of a text of JSON, and where it stands.
package struct JSONNode {
  /// What the node holds.
  package enum Content {
    case scalar(Value)
    case list([JSONNode])
    case object([Member])
  }

  /// A name and what belongs to it.
  package struct Member {
    /// The name.
    package let name: String
    /// Where the name begins, at its quotation mark.
    package let mark: JSONMark
    /// What belongs to the name.
    package let value: JSONNode
  }

  /// What the node holds.
  package let content: Content

  /// Where the node begins.
  package let mark: JSONMark

  init(_ content: Content, at mark: JSONMark) {
    self.content = content
    self.mark = mark
  }

  /// The node as a value, places forgotten.
  package var value: Value {
    switch content {
    case .scalar(let value): value
    case .list(let nodes): .list(nodes.map(\.value))
    case .object(let members):
      .object(Dictionary(members.map { ($0.name, $0.value.value) }) { first, _ in first })
    }
  }
}
