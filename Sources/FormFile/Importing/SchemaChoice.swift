import FormValidation
import SourceText

/// What the presence of a member requires.
struct SchemaDependency {
  /// The keywords for it.
  static let keywords = ["dependentRequired", "dependentSchemas", "dependencies"]

  let keyword: String
  let member: String

  /// The names of other members, or a schema.
  let node: Node

  init(_ entry: Node.Entry, by keyword: String) {
    (self.keyword, member, node) = (keyword, entry.name, entry.value)
  }
}

/// A choice between alternatives of an object.
struct SchemaChoice {
  /// The member whose value tells them apart; `nil` if there is none.
  let member: String?

  /// The value of each.
  let values: [Value]

  /// The schema of the values, with the titles of the alternatives.
  let schema: Node

  /// Whether the choice must be made.
  let isRequired: Bool

  init(among alternatives: [Node]) {
    let names = (alternatives[0]["properties"]?.members ?? []).map(\.name)
    let found = names.lazy.compactMap { name -> (String, [Value])? in
      let values = alternatives.compactMap { $0["properties"]?[name]?.constant }
      return Set(values).count == alternatives.count ? (name, values) : nil
    }.first
    member = found?.0
    let titles = alternatives.enumerated().map { number, node in
      node["title"]?.text ?? "Option \(number + 1)"
    }
    values = found?.1 ?? titles.map(Value.text)
    isRequired =
      found == nil
      || alternatives.allSatisfy { node in
        (node["required"]?.entries ?? []).contains { $0.text == found?.0 }
      }
    let mark = alternatives[0].mark
    let options = zip(values, alternatives).map { value, node in
      let title = [node["title"]].compactMap(\.self).map {
        Node.Entry(name: "title", mark: $0.mark, value: $0)
      }
      let constant = Node(.scalar(value), at: node.mark)
      return Node(
        .mapping([Node.Entry(name: "const", mark: node.mark, value: constant)] + title),
        at: node.mark
      )
    }
    schema = Node(
      .mapping([Node.Entry(name: "oneOf", mark: mark, value: Node(.list(options), at: mark))]),
      at: mark
    )
  }
}

extension Node {
  /// The only value that a schema allows, if it is a text or a number.
  fileprivate var constant: Value? {
    let value = (self["const"] ?? self["enum"]?.sole)?.value
    switch value {
    case .text(let text)? where !text.isBlank: return value
    case .number?: return value
    default: return nil
    }
  }
}
