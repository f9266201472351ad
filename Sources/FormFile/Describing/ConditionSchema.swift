import FormValidation
import FormWidgets
import Forms
import SourceText

/// A condition as a JSON Schema of an object of answers, which holds for exactly the same answers.
struct ConditionSchema {
  let form: Form

  /// The conditions on which its fields are asked, in their order.
  let conditions: [Condition?]

  /// The group that the schema describes; `nil` for all answers.
  let group: FieldID?

  /// The names of members.
  let members: MemberNames

  /// Returns the schema of a condition; `nil` if there is no exact one.
  func tree(of condition: Condition, depth: Int = 0) -> JSONTree? {
    // Nested conditions make a schema long; a form has few of them.
    guard depth < 4 else { return nil }
    switch condition {
    case .all(let parts): return combined("allOf", parts, depth)
    case .any(let parts): return combined("anyOf", parts, depth)
    case .not(let part): return tree(of: part, depth: depth).map { ["not": $0] }
    case .field(let id, let rules): return tree(of: rules, on: id, depth)
    }
  }

  private func combined(_ keyword: String, _ parts: [Condition], _ depth: Int) -> JSONTree? {
    let trees = parts.compactMap { tree(of: $0, depth: depth) }
    guard trees.count == parts.count, !trees.isEmpty else { return nil }
    return trees.count == 1 ? trees[0] : .object([.init(keyword, .list(trees))])
  }

  private func tree(of rules: RuleSet, on id: FieldID, _ depth: Int) -> JSONTree? {
    guard let index = form.index(of: id), let path = path(to: id) else { return nil }
    let field = form.fields[index]
    // Normalizers change the answer first, and an answer with a source is not in the data.
    guard field.normalizers.isEmpty, field.source == nil, rules.reads.isEmpty,
      !rules.clauses.contains(where: { $0.condition != nil || $0.remote != nil })
    else { return nil }
    var keywords = SchemaKeywords()
    keywords.add(rules)
    guard keywords.omitted.isEmpty, rules.clauses.allSatisfy({ $0.isExact(forDataOf: field) })
    else { return nil }
    let start = field.widget.value
    let holdsAtFirst = Condition.field(id, rules).holds(among: [id: start])
    // The object of an optional group is there or not.
    let isPresent = nested(["type": "object"], at: path, isRequired: true)
    let direct: JSONTree =
      !field.isPresence
      ? nested(keywords.tree, at: path, isRequired: !holdsAtFirst)
      : holdsAtFirst ? ["not": isPresent] : isPresent
    guard let condition = conditions[index] else { return direct }
    // A field that is not asked has no answer, regardless of the data.
    guard let asked = tree(of: condition, depth: depth + 1) else { return nil }
    let holdsUnasked = Condition.field(id, rules).holds(among: [:])
    let both: JSONTree = ["allOf": [asked, direct]]
    return holdsUnasked ? ["anyOf": [["not": asked], both]] : both
  }

  /// Returns the names that lead to a field from the group; `nil` if it is outside, or in a repeated
  /// group.
  func path(to id: FieldID) -> [String]? {
    var name = id.rawValue[...]
    if let group {
      guard name.hasPrefix(group.rawValue + ".") else { return nil }
      name = name.dropFirst(group.rawValue.count + 1)
    }
    guard !name.contains("[") else { return nil }
    var inner = group
    return name.split(separator: ".").map { part in
      let own = FieldID(String(part))
      let full = inner?.member(own) ?? own
      inner = full
      return members.member(of: full) ?? String(part)
    }
  }

  /// Returns the schema of an object with a schema for a nested member; if it is required, so are the
  /// objects that it is in below a depth.
  func nested(
    _ tree: JSONTree,
    at path: [String],
    isRequired: Bool,
    belowDepth depth: Int = 0
  ) -> JSONTree {
    path.enumerated().reversed().reduce(tree) { inner, step in
      let (level, name) = step
      var members: [JSONTree.Member] = [.init("properties", .object([.init(name, inner)]))]
      if isRequired, level >= depth { members.append(.init("required", JSONTree([name]))) }
      return .object(members)
    }
  }
}

extension Clause {
  /// Returns whether the keywords of the rule hold for exactly the data of a field that meet it,
  /// including blank data.
  fileprivate func isExact(forDataOf field: Field) -> Bool {
    switch shape {
    case .consent: field.widget.traits.kind == .toggle
    case .values(_, _, ignoreCase: false): true
    default: false
    }
  }
}
