import FormValidation
import Forms
import SourceText

/// The JSON Schema of a form's answers.
///
/// It accepts all answers that the form accepts, as long as nothing has to be normalized; what it
/// cannot reject is listed in comments.
/// - Source: JSON Schema 2020-12.
struct AnswerSchema {
  private let form: Form
  private let conditions: [Condition?]
  private let members: MemberNames
  private let optionalGroups: Set<FieldID>

  /// The groups and repeated groups that were not reached yet.
  private var groups: ArraySlice<Form.FieldGroup>
  private var lists: ArraySlice<Form.EntryList>

  /// Conditional properties, for the root or the entry of a repeated group.
  private var branches: [JSONTree] = []

  /// Creates the schema of the answers to a form.
  init(of form: Form) {
    let form = form.specimen
    self.form = form
    members = MemberNames(of: form)
    optionalGroups = Set(form.fields.lazy.filter(\.isPresence).map(\.id))
    var conditions = form.conditions
    for field in form.fields where field.isPresence {
      // The object itself is there or not.
      for group in form.groups where group.id == field.id {
        for index in group.indices { conditions[index] = conditions[index]?.without(field.id) }
      }
    }
    self.conditions = conditions
    groups = form.groups[...]
    lists = form.lists[...]
  }

  /// The schema of all answers.
  var tree: JSONTree {
    var schema = self
    var members: [JSONTree.Member] = [
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("title", JSONTree(form.title)),
    ]
    members += schema.object(of: form.fields.indices, in: nil, entry: nil).tree.members
    if !schema.branches.isEmpty { members.append(.init("allOf", .list(schema.branches))) }
    if !form.checks.isEmpty {
      let names = form.checks.map(\.clause.rule.name).joined(separator: ", ")
      let comment = JSONTree("Not representable in JSON Schema: the checks \(names)")
      members.append(.init("$comment", comment))
    }
    return .object(members)
  }

  /// The schema of an object of answers, and whether the object is required.
  private struct ObjectSchema {
    let tree: JSONTree
    let isRequired: Bool

    init(_ tree: JSONTree, isRequired: Bool) {
      (self.tree, self.isRequired) = (tree, isRequired)
    }

    /// Creates the schema of an object; a group without a required member can be null.
    init(_ properties: [JSONTree.Member], _ required: [String], isInGroup: Bool) {
      isRequired = !required.isEmpty
      var members: [JSONTree.Member] = [
        .init("type", required.isEmpty && isInGroup ? ["object", "null"] : "object"),
        .init("properties", .object(properties)),
      ]
      if isRequired { members.append(.init("required", JSONTree(required))) }
      tree = .object(members + [.init("additionalProperties", false)])
    }
  }

  /// Returns the object of some fields, all in one group or in none, inside or outside an entry of
  /// a repeated group.
  private mutating func object(
    of indices: Range<Int>,
    in group: FieldID?,
    entry: FieldID?
  ) -> ObjectSchema {
    var properties: [JSONTree.Member] = []
    var required: [String] = []
    func name(_ id: FieldID) -> String {
      members.member(of: id)
        ?? group.map { String(id.rawValue.dropFirst($0.rawValue.count + 1)) } ?? id.rawValue
    }
    var index = indices.lowerBound
    while index < indices.upperBound {
      if let list = lists.first, list.indices.lowerBound == index, !isInGroup(list, besides: group)
      {
        lists.removeFirst()
        let entries = self.entries(of: list)
        properties.append(.init(name(list.id), entries.tree))
        if entries.isRequired { required.append(name(list.id)) }
        index = list.indices.upperBound
      } else if let inner = groups.first, inner.indices.lowerBound == index,
        inner.indices.upperBound <= indices.upperBound, inner.id != group
      {
        groups.removeFirst()
        let object = self.object(of: inner, entry: entry)
        properties.append(.init(name(inner.id), object.tree))
        if object.isRequired { required.append(name(inner.id)) }
        index = inner.indices.upperBound
      } else {
        let field = form.fields[index]
        if !field.isControl, !field.isPresence {
          properties.append(.init(name(field.id), self.property(at: index, entry: entry)))
          if conditions[index] == nil, field.isMissed || field.isKept {
            required.append(name(field.id))
          }
        }
        index += 1
      }
    }
    return ObjectSchema(properties, required, isInGroup: group != nil)
  }

  /// Returns the object of a group, and whether it is required.
  private mutating func object(of group: Form.FieldGroup, entry: FieldID?) -> ObjectSchema {
    let object = self.object(of: group.indices, in: group.id, entry: entry)
    let toggle = form.fields.first { $0.isPresence && $0.id == group.id }
    var keywords = SchemaKeywords(object.tree.members)
    toggle?.rules.clauses.forEach { keywords.omit($0.rule.name) }
    let isRequired = object.isRequired || group.unanswered == .null
    return ObjectSchema(keywords.commented, isRequired: isRequired && toggle == nil)
  }

  /// Returns whether a repeated group is in the next group, which is not the one being read.
  private func isInGroup(_ list: Form.EntryList, besides group: FieldID?) -> Bool {
    guard let next = groups.first, next.id != group else { return false }
    return next.indices.lowerBound == list.indices.lowerBound
      && next.indices.upperBound >= list.indices.upperBound
  }

  /// Returns the schema of a field, which is asked always or on a condition; in the latter case,
  /// its requirements are in a branch.
  private mutating func property(at index: Int, entry: FieldID?) -> JSONTree {
    let field = form.fields[index]
    let schema = FieldSchema(field).tree
    guard let condition = conditions[index] else { return schema }
    let scope = ConditionSchema(
      form: form,
      conditions: conditions,
      group: entry,
      members: members
    )
    let notes = schema.members.filter { ["title", "description", "default"].contains($0.name) }
    guard let asked = scope.tree(of: condition), let path = scope.path(to: field.id) else {
      let comment = JSONTree(
        "Not representable in JSON Schema: the condition on which it is asked, and its rules"
      )
      return .object(notes + [.init("$comment", comment)])
    }
    let rest = schema.members.filter { !["title", "description", "default"].contains($0.name) }
    // An optional group need not be there, whatever must be in it.
    let optional = form.groups.last { $0.indices ~= index && optionalGroups.contains($0.id) }
    let then = scope.nested(
      .object(rest),
      at: path,
      isRequired: field.isMissed || field.isKept,
      belowDepth: optional.flatMap { scope.path(to: $0.id) }?.count ?? 0
    )
    branches.append(["if": asked, "then": then])
    return .object(notes)
  }

  /// Returns the array or the object of the entries of a repeated group, and whether it is
  /// required.
  private mutating func entries(of list: Form.EntryList) -> ObjectSchema {
    let outer = branches
    branches = []
    var items: ObjectSchema?
    while let group = groups.first, list.indices ~= group.indices.lowerBound {
      if group.id == list.id.entry(0) {
        groups.removeFirst()
        items = object(of: group.indices, in: group.id, entry: group.id)
      } else {
        groups.removeFirst()
      }
    }
    var entry = items?.tree.members ?? []
    if !branches.isEmpty { entry.append(.init("allOf", .list(branches))) }
    branches = outer
    // An entry that exists initially must be answered.
    let isRequired = list.counts.lowerBound > 0 && items?.isRequired == true
    let isAsked = conditions[list.control] == nil
    let type = JSONTree(list.naming == nil ? "array" : "object")
    let unit = list.naming == nil ? "Items" : "Properties"
    var members: [JSONTree.Member] = [
      .init("type", isRequired && isAsked ? type : .list([type, "null"]))
    ]
    members += list.naming.map { named(entry, by: $0) } ?? [.init("items", .object(entry))]
    members.append(.init("max" + unit, JSONTree(list.counts.upperBound)))
    if isAsked { members.append(.init("min" + unit, JSONTree(list.counts.lowerBound))) }
    let isKept = list.unanswered == .null
    var keywords = SchemaKeywords(members)
    keywords.add(form.fields[list.control].rules)
    return ObjectSchema(keywords.commented, isRequired: (isRequired || isKept) && isAsked)
  }

  /// Returns the keywords of an object whose members are the entries of a repeated group.
  private func named(
    _ entry: [JSONTree.Member],
    by naming: Form.EntryNaming
  ) -> [JSONTree.Member] {
    let key = naming.key.rawValue
    let fields = entry.first { $0.name == "properties" }?.tree.members ?? []
    let others = fields.filter { $0.name != key }
    let value = naming.value.flatMap { value in others.first { $0.name == value.rawValue }?.tree }
    let object = entry.map { member -> JSONTree.Member in
      switch (member.name, member.tree) {
      case ("properties", _): .init("properties", .object(others))
      case ("required", .list(let names)):
        .init("required", .list(names.filter { $0 != JSONTree(key) }))
      default: member
      }
    }
    return [
      .init("propertyNames", fields.first { $0.name == key }?.tree ?? true),
      .init("additionalProperties", value ?? .object(object)),
    ]
  }
}

extension Condition {
  /// Returns the condition without its parts about a field; `nil` if no part remains.
  fileprivate func without(_ id: FieldID) -> Condition? {
    switch self {
    case .field(let field, _): return field == id ? nil : self
    case .all(let parts):
      let rest = parts.compactMap { $0.without(id) }
      return rest.count < 2 ? rest.first : .all(rest)
    case .any, .not: return self
    }
  }
}

extension FormDescription {
  /// The JSON Schema of the form's answers, with a line break at the end.
  package var schema: String { AnswerSchema(of: outline.form).tree.indented() + "\n" }
}
