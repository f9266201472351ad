import FormValidation
import Forms
import SourceText

/// Fields for lists.
extension JSONSchemaReader {
  /// Returns the field or the repeated group of an array.
  mutating func array(_ part: SchemaPart) -> ImportedForm.Item? {
    let schema = part.schema
    let given = schema["items"] ?? Node(.mapping([]), at: schema.mark)
    let (resolved, paths) = references.resolved(given)
    if let path = resolved["$ref"] {
      omitReference(path, of: part.property.name)
      return nil
    }
    references.followed.formUnion(paths)
    let outer = imported.notes
    let name = "each item of \(part.property.name)"
    let mark = schema["items"] == nil ? part.property.mark : given.mark
    let property = Node.Entry(name: name, mark: mark, value: given)
    let items = narrowed(resolved, of: property)
    let inner = SchemaPart(name: part.name, property: property, schema: items, isRequired: true)
    let kind = given.isList ? nil : self.kind(of: inner)
    if kind != nil { omitNull(of: inner) }
    // Backstage's pickers give texts.
    if schema["items"] == nil, schema.ui("field") != nil { imported.notes = outer }
    switch kind {
    case "object" where items.memberSchema == nil: return repeated(part, of: items)
    case "option" where SchemaOptions(of: items)?.constant == nil:
      return list(part, of: items, isListed: true)
    case "string": return list(part, of: items, isListed: false)
    default:
      imported.notes = outer
      let words = "\(part.property.name), an array whose items no field asks for, is left out"
      note(part.property.mark, words)
      return nil
    }
  }

  /// Returns a repeated group of the objects in an array.
  private mutating func repeated(_ part: SchemaPart, of items: Node) -> ImportedForm.Item? {
    let schema = part.schema
    omitOthers(in: schema, but: ["items", "minItems", "maxItems", "uniqueItems", "description"])
    // A list that may be missing may be empty.
    let isLonger = !part.isRequired && schema["minItems"]?.isAbove(1) == true
    if isLonger, let least = schema["minItems"] { note(least.mark, "minItems is left out") }
    let min = part.isRequired ? schema["minItems"]?.yaml : nil
    let max = schema["maxItems"]?.yaml ?? "\(FormContent.entryLimit)"
    let counts = "{min: \(min ?? "0"), max: \(max)}"
    guard var entry = group(part.name, items, repeating: counts) else { return nil }
    if part.schema["title"] != nil { entry.keys.removeAll { $0.name == "label" } }
    entry.set("label", part.schema["title"]?.text)
    entry.preface = schema.note
    omitNull(of: part)
    entry.setPresence(
      isRequired: part.isRequired,
      isEmptyAllowed: schema["minItems"]?.isAbove(0) != true
    )
    if schema["uniqueItems"]?.value == .bool(true) { entry.rules.append("unique_items") }
    return entry
  }

  /// Returns a repeated group of the members of an object, whose names are answers too.
  mutating func namedEntries(_ part: SchemaPart, of members: MemberSchema) -> ImportedForm.Item? {
    let schema = part.schema
    omitOthers(
      in: schema,
      but: [
        "properties", "patternProperties", "minProperties", "maxProperties", "propertyNames",
        "additionalProperties", "description",
      ]
    )
    if members.isOpen {
      let words = "additionalProperties of \(part.property.name), of any type,"
      note(members.schema.mark, "\(words) are asked for as text")
    }
    let wasInList = isInList
    isInList = true
    defer { isInList = wasInList }
    let value = Node.Entry(name: "value", mark: members.schema.mark, value: members.schema)
    guard let item = field("value", value, isRequired: true) else { return nil }
    guard item["repeat"] == nil else {
      let words = "\(part.property.name), an object of lists by additionalProperties, is left out"
      note(part.property.mark, words)
      return nil
    }
    let isObject = item["group"] != nil
    let fields = isObject ? item.fields : [item]
    let taken = fields.map(\.name)
    let key = ["name", "key", "member"].first { !taken.contains($0) } ?? "member_name"
    let name = self.name(key, of: schema, members)
    let min = part.isRequired ? schema["minProperties"]?.yaml : nil
    if !part.isRequired, let least = schema["minProperties"], least.isAbove(1) {
      note(least.mark, "minProperties is left out")
    }
    let max = schema["maxProperties"]?.yaml ?? "\(JSONSchemaReader.mapLimit)"
    let counts = "{min: \(min ?? "0"), max: \(max)}"
    var entry = ImportedForm.Item(group: part.name, of: schema, [name] + fields, repeating: counts)
    entry.preface = schema.note
    omitNull(of: part)
    entry.keys.append(("key", key))
    if !isObject { entry.keys.append(("value", "value")) }
    entry.setPresence(
      isRequired: part.isRequired,
      isEmptyAllowed: schema["minProperties"]?.isAbove(0) != true
    )
    return entry
  }

  /// Returns the field for the names of members.
  private mutating func name(
    _ key: String,
    of schema: Node,
    _ members: MemberSchema
  ) -> ImportedForm.Item {
    var name = ImportedForm.Item(keys: [("id", key), ("label", key.asLabel)], mark: schema.mark)
    for names in schema.members where names.name == "propertyNames" {
      guard let rules = textRules(of: names.value) else {
        note(names.mark, "propertyNames is left out")
        continue
      }
      name.rules = rules
    }
    if let pattern = members.pattern {
      add("pattern: \(JSONSchemaReader.pattern(pattern.name))", for: pattern, to: &name)
    }
    name.keys.append(("type", "text"))
    _ = name.add("required")
    return name
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
    omitOthers(
      in: part.schema,
      but: ["items", "minItems", "maxItems", "uniqueItems"] + JSONSchemaReader.ofFields
    )
    let isEmptyAllowed = part.schema["minItems"]?.isAbove(0) != true
    var schema = part.schema
    if schema.isNullable, part.isRequired, !isEmptyAllowed {
      omitNull(of: part)
      schema = schema.without("nullable")
        .with("type", Node(.scalar(.text("array")), at: schema.mark))
    }
    var unread = ["default", "readOnly", "writeOnly", "examples", "example"]
    if schema["description"] == nil, let help = items["description"] {
      schema = schema.with("description", help)
    } else {
      unread.append("description")
    }
    let items = omitting(unread, from: items)
    var entry = ImportedForm.Item(keys: [("id", part.name.yaml)], mark: part.property.mark)
    if isListed {
      readChoice(items, into: &entry, type: "checklist")
    } else {
      readTags(items, isUnique: schema["uniqueItems"]?.value == .bool(true), into: &entry)
    }
    addLimits(of: part, to: &entry)
    setDefault(schema["default"]?.listYAML, of: schema, in: &entry)
    finish(
      &entry,
      SchemaPart(
        name: part.name,
        property: part.property,
        schema: schema,
        isRequired: part.isRequired && !isEmptyAllowed
      )
    )
    if !part.isRequired || isEmptyAllowed, part.isRequired || !schema.isNullable {
      entry.setPresence(isRequired: part.isRequired, isEmptyAllowed: isEmptyAllowed)
    }
    return entry
  }

  /// Makes a field one for any number of texts.
  private mutating func readTags(
    _ items: Node,
    isUnique: Bool,
    into entry: inout ImportedForm.Item
  ) {
    var item = ImportedForm.Item(keys: [("id", entry.name)])
    readText(items, into: &item)
    if item.type == "date" { item.rules.insert("date", at: 0) }
    if item.type == "password", let format = items["format"] {
      note(format.mark, "format password is left out")
    }
    entry.keys.append(("type", "tags"))
    if !isUnique { entry.keys.append(("duplicates", "true")) }
    if !item.rules.isEmpty { _ = entry.add("each: [\(item.rules.inBraces)]") }
  }

  /// Adds the limits on the number of items.
  private mutating func addLimits(of part: SchemaPart, to entry: inout ImportedForm.Item) {
    for (key, name) in [("min", "minItems"), ("max", "maxItems")] {
      guard let limit = part.schema.members.first(where: { $0.name == name }) else { continue }
      if key == "max" || part.isRequired && limit.value.value != 0 {
        entry.keys.append((key, limit.value.yaml))
      } else if limit.value.isAbove(1) {
        // A list that may be missing may be empty.
        let condition = "when: {field: \(part.name.yaml), required: true}"
        add("{rule: min_items, min: \(limit.value.yaml), \(condition)}", for: limit, to: &entry)
      }
    }
  }
}

extension ImportedForm.Item {
  /// Adds what is written, and in records, without an item: the empty list or object if it must be
  /// there, and nothing if it cannot be empty.
  fileprivate mutating func setPresence(isRequired: Bool, isEmptyAllowed: Bool) {
    if isRequired {
      keys.append(("unanswered", "null"))
    } else if !isEmptyAllowed {
      keys.append(("unanswered", "omit"))
    }
  }
}

/// The schema of the members of an object that can have any names.
struct MemberSchema {
  let schema: Node

  /// The expression that names match, if there is one, with the schema.
  var pattern: Node.Entry?

  /// Whether the members can be of any type.
  var isOpen = false
}

extension Node {
  /// The schema of the members of an object without properties; `nil` if it has some, or can have no
  /// others.
  var memberSchema: MemberSchema? {
    guard self["properties"]?.members.isEmpty ?? true, !hasAlternatives else { return nil }
    let patterns = self["patternProperties"]?.members ?? []
    let others = self["additionalProperties"]
    switch (patterns.count, others?.value) {
    case (0, _) where others?.value == .bool(true) || others?.isEmptyMapping == true:
      return openMembers
    case (1, nil), (1, .bool(false)?):
      return MemberSchema(schema: patterns[0].value, pattern: patterns[0])
    case (0, .object?): return others.map { MemberSchema(schema: $0) }
    default: return nil
    }
  }

  /// The schema of texts as the members of an object without any keyword for them; `nil` if it has
  /// one.
  var openMembers: MemberSchema? {
    let others = self["additionalProperties"]
    let isClosed = others?.value == .bool(false) || !(self["properties"]?.members.isEmpty ?? true)
    if isClosed || hasAlternatives || self["patternProperties"] != nil { return nil }
    let mark = others?.mark ?? mark
    let type = Node(.mapping([]), at: mark).with("type", Node(.scalar("string"), at: mark))
    return MemberSchema(schema: type, isOpen: true)
  }

  /// The list in YAML; `nil` if it is not one.
  fileprivate var listYAML: String? {
    if case .list = content { value.yaml } else { nil }
  }

  /// Whether it is `{}`.
  var isEmptyMapping: Bool {
    if case .mapping(let members) = content { members.isEmpty } else { false }
  }

  /// Returns whether it is a number above another.
  func isAbove(_ bound: Number) -> Bool {
    if case .number(let number) = value { number > bound } else { false }
  }
}
