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

  /// The values of each.
  let values: [[Value]]

  /// The titles, of which no two are the same.
  let titles: [String]

  /// The schema of the values, with the titles of the alternatives.
  let schema: Node

  /// Whether the choice must be made.
  let isRequired: Bool

  /// Finds what tells alternatives apart, if it can be only one member, given the members that each
  /// of them requires.
  init(among alternatives: [Node], _ required: Set<String>, by given: String? = nil) {
    let names = given.map { [$0] } ?? (alternatives[0]["properties"]?.members ?? []).map(\.name)
    let found = names.lazy.compactMap { name -> (String, [[Value]])? in
      let values = alternatives.map { $0["properties"]?[name]?.constants ?? [] }
      let all = values.flatMap(\.self)
      return Set(all).count == all.count && !values.contains([]) ? (name, values) : nil
    }.first
    member = found?.0
    titles = SchemaChoice.titles(of: alternatives)
    let values = found?.1 ?? titles.map { [.text($0)] }
    self.values = values
    isRequired =
      found.map { member, _ in
        required.contains(member)
          || alternatives.allSatisfy { node in
            (node["required"]?.entries ?? []).contains { $0.text == member }
          }
      } ?? true
    schema = SchemaChoice.options(values, of: alternatives, areTitles: found == nil)
  }

  /// Returns the rule, within a condition, that an alternative is chosen.
  func test(ofAlternative index: Int) -> String {
    let values = values[index]
    return values.count == 1 ? "equals: \(values[0].yaml)" : "one_of: \(Value.list(values).yaml)"
  }

  /// Returns the titles of alternatives, with the number of one whose title an earlier one has.
  private static func titles(of alternatives: [Node]) -> [String] {
    var taken: Set<String> = []
    return alternatives.enumerated().map { number, node in
      var title = node["title"]?.text ?? ""
      if title.isBlank { title = "Option \(number + 1)" }
      while !taken.insert(title).inserted { title += " \(number + 1)" }
      return title
    }
  }

  /// Returns the schema of the values of alternatives, which may be their titles.
  private static func options(
    _ values: [[Value]],
    of alternatives: [Node],
    areTitles: Bool
  ) -> Node {
    let mark = alternatives[0].mark
    let options = zip(values, alternatives).flatMap { values, node in
      let given = areTitles || values.count > 1 ? nil : node["title"]
      let title = [given].compactMap(\.self).map {
        Node.Entry(name: "title", mark: $0.mark, value: $0)
      }
      return values.map { value in
        let constant = Node(.scalar(value), at: node.mark)
        return Node(
          .mapping([Node.Entry(name: "const", mark: node.mark, value: constant)] + title),
          at: node.mark
        )
      }
    }
    return Node(
      .mapping([Node.Entry(name: "oneOf", mark: mark, value: Node(.list(options), at: mark))]),
      at: mark
    )
  }
}

extension Node {
  /// The values that a schema allows, if they are listed and texts or numbers; otherwise empty.
  fileprivate var constants: [Value] {
    let values = (self["const"].map { [$0] } ?? self["enum"]?.entries ?? []).map(\.value)
    let areNames = values.allSatisfy { value in
      switch value {
      case .text(let text): !text.isBlank
      case .number: true
      default: false
      }
    }
    return areNames ? values : []
  }

  /// The alternatives in a list, of which each requires its only property if two or more would
  /// otherwise accept an object without members.
  var soleMembersRequired: [Node] {
    let open = entries.filter { $0["required"]?.entries.isEmpty ?? true }
    let areSole = open.allSatisfy { $0["properties"]?.members.count == 1 }
    guard open.count > 1, areSole else { return entries }
    return entries.map { node in
      guard let member = node["properties"]?.members.first, node["required"] == nil else {
        return node
      }
      let name = Node(.scalar(.text(member.name)), at: member.mark)
      return node.with("required", Node(.list([name]), at: member.mark))
    }
  }
}
