import FormValidation
import SourceText

/// Objects that meet one of several schemas.
extension JSONSchemaReader {
  /// Adds a choice between alternatives of objects, and the fields of each, and returns the keyword
  /// for it; `nil` if there are no such.
  mutating func addAlternatives(
    of schema: Node,
    _ required: Set<String>,
    to fields: inout SchemaFields
  ) -> String? {
    guard let keyword = ["oneOf", "anyOf"].first(where: { schema[$0] != nil }),
      let node = schema[keyword], !node.entries.isEmpty,
      node.entries.allSatisfy({ $0["properties"] != nil }),
      !node.entries.allSatisfy({ $0.isRequirement(of: schema) })
    else { return nil }
    let alternatives = keyword == "oneOf" ? node.soleMembersRequired : node.entries
    let choice = SchemaChoice(among: alternatives, required)
    let known = choice.member.flatMap(fields.number)
    guard let number = known ?? add(choice, to: &fields) else { return nil }
    if let known {
      fields.change(known) { $0.choose(by: choice, isRequired: choice.isRequired) }
    }
    var unmet: [Int: String] = [:]
    if choice.member == nil {
      let words = "no property tells the alternatives of \(keyword) apart; records may mix them"
      note(node.mark, words)
      if keyword == "oneOf" { unmet = overlaps(of: node, in: schema, &fields) }
    }
    let name = fields.name(ofFieldAt: number)
    for (index, alternative) in alternatives.enumerated() where unmet[index] == nil {
      let lacking = add(
        alternative,
        by: keyword,
        when: "{field: \(name), \(choice.test(ofAlternative: index))}",
        to: &fields,
        except: choice.member
      )
      unmet[index] = lacking.map { "requires \($0.quoted)" }
    }
    for index in alternatives.indices {
      guard let reason = unmet[index] else { continue }
      let words = "\(choice.titles[index]) of \(keyword), which \(reason), is left out"
      note(alternatives[index].mark, words)
    }
    if unmet.count < alternatives.count {
      let values = unmet.keys.flatMap { choice.values[$0] }
      fields.change(number) { $0.disable(values, of: known == nil ? choice : nil) }
    }
    return keyword
  }

  private mutating func add(_ choice: SchemaChoice, to fields: inout SchemaFields) -> Int? {
    let mark = choice.schema.mark
    let property = Node.Entry(name: choice.member ?? "kind", mark: mark, value: choice.schema)
    guard let number = add(property, isRequired: choice.isRequired, to: &fields) else { return nil }
    if choice.member == nil { fields.change(number) { $0.keys.append(("submit", "false")) } }
    return number
  }

  /// The maximum number of alternatives that are compared with each other.
  private static let comparisonLimit = 100

  /// Returns why no object meets an alternative alone, by the numbers of the alternatives.
  private mutating func overlaps(
    of node: Node,
    in schema: Node,
    _ fields: inout SchemaFields
  ) -> [Int: String] {
    let all = node.entries
    if all.count > JSONSchemaReader.comparisonLimit { return [:] }
    let overlapping = all.indices.filter { index in
      all.indices.contains { $0 != index && all[$0].isMet(by: all[index], in: schema) }
    }
    if overlapping.count == all.count {
      note(node.mark, "an object that meets one alternative of oneOf also meets another")
      fields.isImpossible = true
      return [:]
    }
    let reason = "other alternatives are met with"
    return Dictionary(uniqueKeysWithValues: overlapping.map { ($0, reason) })
  }
}

extension ImportedForm.Item {
  /// Limits its answer to the values that tell alternatives apart, and requires one if need be.
  mutating func choose(by choice: SchemaChoice, isRequired: Bool) {
    let options = SchemaOptions(of: choice.schema)
    guard choice.member != nil, isRuled, let options else { return }
    let values = Set(options.all.map(\.value))
    if let offered {
      disable(offered.filter { !values.contains($0) }, of: nil)
    } else if !becomeSelect(of: options) {
      rules.append("one_of: \(options.values)")
    }
    let isRequirement = isRequired && !rules.contains { $0.hasPrefix("required") }
    guard isRequirement else { return }
    if self["default"] != nil, self["unanswered"] == nil { keys.append(("unanswered", "null")) }
    rules.insert("required", at: 0)
  }

  /// The values of its options; `nil` if it has none.
  private var offered: [Value]? {
    guard let options = self["options"] else { return nil }
    let node = try? YAML.node(of: SourceText(options, file: "options"))
    return node?.entries.map { ($0["value"] ?? $0).value }
  }

  /// Makes a field for any text or number one for options, and returns whether that is possible.
  private mutating func becomeSelect(of options: SchemaOptions) -> Bool {
    guard let index = keys.firstIndex(where: { $0.name == "type" }),
      ["text", "number"].contains(keys[index].yaml)
    else { return false }
    var select = self
    select.keys[index].yaml = "select"
    select.keys.insert(("options", options.yaml), at: index + 1)
    select.rules = rules.map { $0.hasPrefix("required:") ? "required" : $0 }
    // What names other fields is not valid without them.
    var alone = select
    alone.keys.removeAll { $0.name == "when" }
    alone.rules.removeAll { $0.contains("when:") }
    guard alone.isValid else { return false }
    self = select
    return true
  }

  /// Makes values that nothing can be an answer with impossible to choose, given the choice if it was
  /// made of one.
  fileprivate mutating func disable(_ values: [Value], of choice: SchemaChoice?) {
    guard !values.isEmpty else { return }
    guard let choice, var options = SchemaOptions(of: choice.schema) else {
      return rules.append("none_of: \(Value.list(values).yaml)")
    }
    options.disable(Set(values))
    for index in keys.indices where keys[index].name == "options" {
      keys[index].yaml = options.yaml
    }
  }
}

extension Node {
  /// Whether each object that meets another alternative of a schema, and has no other members, meets
  /// this one.
  fileprivate func isMet(by other: Node, in schema: Node) -> Bool {
    let known: Set = ["type", "properties", "required"]
    let isOpen = members.allSatisfy { entry in
      known.contains(entry.name) || !JSONSchemaReader.restricting.contains(entry.name)
    }
    let required = (other["required"]?.entries ?? []) + (schema["required"]?.entries ?? [])
    let given = Set(required.compactMap(\.text))
    return isOpen && (self["required"]?.entries ?? []).allSatisfy { given.contains($0.text ?? "") }
      && (self["properties"]?.members ?? []).allSatisfy { property in
        let same = [other, schema].compactMap { $0["properties"]?[property.name] }
        return same.isEmpty || property.value.isEmptyMapping
          || same.contains { $0.value == property.value.value }
      }
  }
}
