import FormValidation
import Forms
import SourceText

/// Fields for lists.
extension JSONSchemaReader {
  /// Returns the field or the repeated group of an array.
  mutating func array(_ part: SchemaPart) -> ImportedForm.Item? {
    let schema = part.schema
    let (items, paths) = references.resolved(
      schema["items"] ?? Node(.mapping([]), at: schema.mark)
    )
    references.followed.formUnion(paths)
    omitOthers(in: schema, but: ["items", "minItems", "maxItems", "uniqueItems"])
    let inner = SchemaPart(
      name: part.name,
      property: part.property,
      schema: items,
      isRequired: true
    )
    let outer = imported.notes
    let kind = self.kind(of: inner)
    imported.notes = outer
    switch kind {
    // Items that each have a schema of their own.
    case _ where schema["items"]?.isList == true:
      note(part.property.mark, "\(part.property.name), an array, is left out")
      return nil
    case "object": return repeated(part, of: items)
    case "option" where SchemaOptions(of: items)?.constant == nil:
      return list(part, of: items, isListed: true)
    case "string": return list(part, of: items, isListed: false)
    // Backstage's pickers give texts.
    case _ where schema["items"] == nil && schema.ui("field") != nil:
      return list(part, of: items, isListed: false)
    default:
      note(part.property.mark, "\(part.property.name), an array, is left out")
      return nil
    }
  }

  /// Returns a repeated group of the objects in an array.
  private mutating func repeated(_ part: SchemaPart, of items: Node) -> ImportedForm.Item? {
    let schema = part.schema
    // A list that may be missing may be empty.
    let isLonger = !part.isRequired && schema["minItems"]?.isAboveOne == true
    if isLonger, let least = schema["minItems"] { note(least.mark, "minItems is left out") }
    let min = part.isRequired ? schema["minItems"]?.yaml : nil
    let max = schema["maxItems"]?.yaml ?? "\(FormContent.entryLimit)"
    let counts = "{min: \(min ?? "0"), max: \(max)}"
    guard var entry = group(part.name, items, repeating: counts) else { return nil }
    if part.schema["title"] != nil { entry.keys.removeAll { $0.name == "label" } }
    entry.set("label", part.schema["title"]?.text)
    if part.isRequired { entry.keys.append(("unanswered", "null")) }
    if let isUnique = schema.members.first(where: { $0.name == "uniqueItems" }) {
      if isUnique.value.value == .bool(true) { note(isUnique.mark, "uniqueItems is left out") }
    }
    return entry
  }

  /// Returns a repeated group of the members of an object, whose names are answers too.
  mutating func namedEntries(_ part: SchemaPart, of members: MemberSchema) -> ImportedForm.Item? {
    let schema = part.schema
    omitOthers(
      in: schema,
      but: ["properties", "patternProperties", "minProperties", "maxProperties", "propertyNames"]
    )
    let wasInList = isInList
    isInList = true
    defer { isInList = wasInList }
    let value = Node.Entry(name: "value", mark: members.schema.mark, value: members.schema)
    guard let item = field("value", value, isRequired: true) else { return nil }
    let isObject = item.keys.first?.name == "group" && !item.keys.contains { $0.name == "repeat" }
    let fields = isObject ? item.fields : [item]
    let taken = fields.map(\.name)
    let key = ["name", "key", "member"].first { !taken.contains($0) } ?? "member_name"
    var name = ImportedForm.Item(keys: [("id", key), ("label", key.asLabel)], mark: schema.mark)
    if let names = schema["propertyNames"] {
      readText(references.resolved(names).schema, into: &name)
    }
    if let pattern = members.pattern {
      add("pattern: \(JSONSchemaReader.pattern(pattern.name))", for: pattern, to: &name)
    }
    if !name.keys.contains(where: { $0.name == "type" }) { name.keys.append(("type", "text")) }
    _ = name.add("required")
    let min = part.isRequired ? schema["minProperties"]?.yaml : nil
    let max = schema["maxProperties"]?.yaml ?? "\(JSONSchemaReader.mapLimit)"
    let counts = "{min: \(min ?? "0"), max: \(max)}"
    var entry = ImportedForm.Item(group: part.name, of: schema, [name] + fields, repeating: counts)
    entry.keys.append(("key", key))
    if !isObject { entry.keys.append(("value", "value")) }
    if part.isRequired { entry.keys.append(("unanswered", "null")) }
    return entry
  }

  /// The maximum number of members of an object that does not say more: each name is compared with
  /// all others.
  private static let mapLimit = 100

  /// Returns a list of texts, or of options.
  private mutating func list(
    _ part: SchemaPart,
    of items: Node,
    isListed: Bool
  ) -> ImportedForm.Item {
    let schema = part.schema
    var entry = ImportedForm.Item(keys: [("id", part.name.yaml)], mark: part.property.mark)
    if isListed {
      readChoice(items, into: &entry, type: "checklist")
    } else {
      var item = ImportedForm.Item(keys: [("id", part.name.yaml)])
      readText(items, into: &item)
      entry.keys.append(("type", "tags"))
      if schema["uniqueItems"]?.value != .bool(true) { entry.keys.append(("duplicates", "true")) }
      if !item.rules.isEmpty { _ = entry.add("each: [\(item.rules.inBraces)]") }
    }
    addLimits(of: part, to: &entry)
    setDefault(schema["default"]?.listYAML, of: schema, in: &entry)
    let min = schema["minItems"]?.yaml
    let isEmptyAllowed = part.isRequired && (min == nil || min == "0")
    finish(
      &entry,
      SchemaPart(
        name: part.name,
        property: part.property,
        schema: schema,
        isRequired: part.isRequired && !isEmptyAllowed
      )
    )
    if isEmptyAllowed { entry.keys.append(("unanswered", "null")) }
    return entry
  }

  /// Adds the limits on the number of items.
  private mutating func addLimits(of part: SchemaPart, to entry: inout ImportedForm.Item) {
    for (key, name) in [("min", "minItems"), ("max", "maxItems")] {
      guard let limit = part.schema.members.first(where: { $0.name == name }) else { continue }
      if key == "max" || part.isRequired && limit.value.value != 0 {
        entry.keys.append((key, limit.value.yaml))
      } else if limit.value.isAboveOne {
        // A list that may be missing may be empty.
        let condition = "when: {field: \(part.name.yaml), required: true}"
        add("{rule: min_items, min: \(limit.value.yaml), \(condition)}", for: limit, to: &entry)
      }
    }
  }
}

/// The schema of the members of an object that can have any names.
struct MemberSchema {
  let schema: Node

  /// The expression that names match, if there is one, with the schema.
  let pattern: Node.Entry?
}

extension Node {
  /// The schema of the members of an object without properties; `nil` if it has some, or can have no
  /// others.
  var memberSchema: MemberSchema? {
    guard self["properties"]?.members.isEmpty ?? true, !hasAlternatives else { return nil }
    let patterns = self["patternProperties"]?.members ?? []
    let others = self["additionalProperties"]
    switch (patterns.count, others?.value) {
    case (0, .bool(true)?):
      let text = Node(.scalar("string"), at: mark)
      let type = Node.Entry(name: "type", mark: mark, value: text)
      return MemberSchema(schema: Node(.mapping([type]), at: mark), pattern: nil)
    case (1, nil), (1, .bool(false)?):
      return MemberSchema(schema: patterns[0].value, pattern: patterns[0])
    case (0, .object?): return others.map { MemberSchema(schema: $0, pattern: nil) }
    default: return nil
    }
  }

  /// The list in YAML; `nil` if it is not one.
  fileprivate var listYAML: String? {
    if case .list = content { value.yaml } else { nil }
  }

  /// Whether it is a number above 1.
  fileprivate var isAboveOne: Bool {
    if case .number(let number) = value { number > 1 } else { false }
  }
}
