import FormValidation
import Forms
import SourceText

/// Reads the common subset of JSON Schema: the properties of an object, and nested objects.
///
/// What a form cannot express is left out with a note, so that its answers are valid for the schema
/// as far as possible.
/// - Source: JSON Schema 2020-12, and draft 7 for `dependencies`; OpenAPI 3.0 for `nullable`.
struct JSONSchemaReader {
  static let kind = ImportKind(
    name: "json-schema",
    title: "a JSON Schema",
    summary: "the properties of an object, with RJSF's ui schema"
  ) { root in
    let root = root["schema"] ?? root
    if root["$schema"]?.text?.contains("json-schema.org") == true { return true }
    let keywords = ["properties", "$ref", "allOf", "anyOf", "oneOf", "$defs", "definitions"]
    return keywords.contains { root[$0] != nil }
  } emptiness: {
    if $0["$ref"] != nil, $0["properties"] == nil {
      return "the $ref of the JSON Schema leads to no object, or back to itself"
    }
    return $0["properties"] == nil ? notOfObject : "there is nothing in it that a form can ask for"
  } read: {
    JSONSchemaReader($0).imported
  }

  /// The error that a schema is not of an object.
  static let notOfObject =
    "the JSON Schema is not of an object with properties, which a form asks for"

  /// The form.
  var imported = ImportedForm()

  /// The references between schemas.
  var references: SchemaReferences

  /// The number of properties read, of which those deep in others count more.
  ///
  /// Definitions that refer to others more than once multiply them.
  private var count = 0

  /// Whether properties are those of an item of a list.
  var isInList = false

  /// Whether properties only add rules to fields, so that they need no type.
  var isRestricting = false

  /// Creates a reader of an empty schema.
  init() { references = SchemaReferences(Node(.mapping([]), at: Mark(line: 1, column: 1))) }

  /// Reads the schema of an object, which may have a ui schema beside it.
  init(_ given: Node) {
    self.init()
    let root = given["properties"] == nil ? given.shownSchema ?? given : given
    if root.mark != given.mark {
      for entry in given.members where !["schema", "uiSchema", "title"].contains(entry.name) {
        imported.annotations.append((entry.name, entry.mark))
      }
    }
    references = SchemaReferences(root)
    references.followed = ["#"]
    let definitions = root.definedObjects
    if let first = definitions.first, definitions.count > 1 {
      let words = "of several definitions, \(first.name) is asked for"
      note(definitions[1].mark, words)
    }
    let (schema, paths) = references.resolved(definitions.first?.value ?? root)
    references.followed.formUnion(paths)
    let types = schema.typeNames
    if types.count > 1 {
      note(schema.mark, "a root of type \(types.joined(separator: " or ")) is asked for as object")
    }
    imported.title = (root["title"] ?? schema["title"])?.text ?? ""
    imported.intro = (root["description"] ?? schema["description"])?.text
    imported.omitsUnanswered = true
    imported.items = fields(of: schema, but: ["description"]).items
  }

  /// Returns the fields of an object's properties, and notes the keywords that are not read, but for
  /// some that are read elsewhere.
  mutating func fields(
    of schema: Node,
    named names: FieldNaming = FieldNaming(),
    but known: [String]
  ) -> SchemaFields {
    let required = Set((schema["required"]?.entries ?? []).compactMap(\.text))
    var fields = SchemaFields(naming: names)
    for property in schema.orderedProperties {
      let isRequired = required.contains(property.name)
      let number = add(property, isRequired: isRequired, to: &fields)
      if number == nil, isRequired, count <= JSONSchemaReader.propertyLimit {
        note(property.mark, "answers lack \(property.name.quoted), which is required")
      }
    }
    var read = ["properties", "required"] + known
    if !fields.items.isEmpty || schema["properties"] != nil || schema.hasAlternatives {
      read += addConditions(of: schema, required, to: &fields)
    }
    omitOthers(in: schema, but: read)
    for node in schema["required"]?.entries ?? [] {
      guard let name = node.text, !fields.isKnown(name) else { continue }
      note(node.mark, "\(name.quoted) is required, but not a property; it is left out")
    }
    return fields
  }

  /// Adds the field of a property, and returns its number, unless it is left out.
  @discardableResult
  mutating func add(
    _ property: Node.Entry,
    isRequired: Bool,
    to fields: inout SchemaFields
  ) -> Int? {
    let (name, isRepeated) = fields.name(of: property.name)
    guard !property.name.isEmpty else {
      note(property.mark, "a property without a name is left out")
      return nil
    }
    guard var item = field(name, property, isRequired: isRequired) else { return nil }
    if isRepeated {
      item.keys.removeAll { $0.name == "member" }
      let words = "\(property.name.quoted) is the name of an earlier field"
      note(property.mark, "\(words); the field is named \(name)")
    }
    return fields.append(item, for: property.name)
  }

  /// The maximum number of properties that are read.
  private static let propertyLimit = 10_000

  /// Returns the field of a property.
  mutating func field(
    _ name: String,
    _ property: Node.Entry,
    isRequired: Bool
  ) -> ImportedForm.Item? {
    let limit = JSONSchemaReader.propertyLimit
    if count > limit { return nil }
    count += 1 + references.followed.count / 4
    if count > limit {
      note(property.mark, "there are too many properties; this one and those after it are left out")
      return nil
    }
    let (schema, paths) = references.resolved(property.value)
    if let path = schema["$ref"] {
      omitReference(path, of: property.name)
      return nil
    }
    let outer = references.followed
    references.followed.formUnion(paths)
    defer { references.followed = outer }
    let part = SchemaPart(
      name: name,
      property: property,
      schema: narrowed(schema, of: property),
      isRequired: isRequired
    )
    var item: ImportedForm.Item?
    switch kind(of: part) {
    case "object": item = group(part)
    case "array": item = array(part)
    case let kind?: item = field(part, of: kind)
    case nil: break
    }
    item?.nameMember(property.name)
    return item
  }

  /// Returns a group of fields.
  private mutating func group(_ part: SchemaPart) -> ImportedForm.Item? {
    let open = part.isRequired && !isRestricting ? part.schema.openMembers : nil
    if let members = part.schema.memberSchema ?? open { return namedEntries(part, of: members) }
    let isFilled = part.schema["minProperties"]?.isAbove(0) == true
    var schema = part.schema
    if !part.isRequired, schema["minProperties"]?.isAbove(1) == false {
      schema = schema.without("minProperties")
    }
    guard var entry = group(part.name, schema) else { return nil }
    // An object that may be missing has no requirements until it is there.
    let isMissed = entry.fields.contains { $0.isMissed(countingChoices: !part.isRequired) }
    if part.isRequired {
      entry.isNeeded = true
      if !isMissed { entry.keys.append(("unanswered", "null")) }
    } else if isMissed {
      entry.keys.append(("optional", "true"))
      return entry
    } else if isFilled {
      entry.keys.append(("unanswered", "omit"))
    }
    omitNull(of: part)
    return entry
  }

  /// Returns a group of the fields of an object, without the keys that depend on its use.
  mutating func group(
    _ name: String,
    _ schema: Node,
    repeating counts: String? = nil
  ) -> ImportedForm.Item? {
    let wasInList = isInList
    isInList = isInList || counts != nil
    defer { isInList = wasInList }
    // Text above the fields would be repeated with each entry.
    let read = self.fields(of: schema, but: counts == nil ? ["description"] : [])
    guard !read.isImpossible else {
      note(schema.mark, "\(name), which no object can be, is left out")
      return nil
    }
    var fields = read.items
    guard !fields.isEmpty else {
      if count <= JSONSchemaReader.propertyLimit {
        note(schema.mark, "\(name) has no fields; it is left out")
      }
      return nil
    }
    if counts == nil, let note = schema.note {
      fields.insert(.init(keys: [("note", note)], mark: schema.mark), at: 0)
    }
    return ImportedForm.Item(group: name, of: schema, fields, repeating: counts)
  }
}

/// A property that a field is made from.
struct SchemaPart {
  /// The name of the field.
  let name: String

  /// The property, for messages.
  let property: Node.Entry

  /// Its schema, without references.
  let schema: Node

  /// Whether its object must have it.
  let isRequired: Bool
}

/// The fields made from the properties of an object.
struct SchemaFields {
  /// The fields and groups.
  private(set) var items: [ImportedForm.Item] = []

  /// The names so far.
  private(set) var naming = FieldNaming()

  /// Creates an empty list of fields, given the names that others have.
  init(naming: FieldNaming) { self.naming = naming }

  /// Whether the requirements contradict each other.
  var isImpossible = false

  /// The numbers of the fields by property.
  private var numbers: [String: Int] = [:]

  /// The names of fields by property, also of those that were left out.
  private var names: [String: String] = [:]

  /// Whether a property was read.
  func isKnown(_ property: String) -> Bool { names[property] != nil }

  /// Returns a name for the field of a property, and whether an earlier field has the property.
  mutating func name(of property: String) -> (name: String, isRepeated: Bool) {
    let isNew = naming.claim(member: property)
    let name = naming.name(like: property)
    names[property] = name
    return (name, !isNew)
  }

  /// Adds the field of a property, and returns its number.
  mutating func append(_ item: ImportedForm.Item, for property: String) -> Int {
    numbers[property] = items.count
    items.append(item)
    return items.count - 1
  }

  /// The number of a property's field, if there is one.
  func number(of property: String) -> Int? { numbers[property] }

  /// Changes the field with a number.
  mutating func change(_ number: Int, _ change: (inout ImportedForm.Item) -> Void) {
    change(&items[number])
  }
}

extension ImportedForm.Item {
  /// Creates a group of fields for an object, or for the entries of a list.
  init(
    group name: String,
    of schema: Node,
    _ fields: [ImportedForm.Item],
    repeating counts: String?
  ) {
    self.init(keys: [("group", name.yaml)], fields: fields, mark: schema.mark)
    let label = (schema.ui("title") ?? schema["title"])?.text ?? name.asLabel
    set("label", label == name ? nil : label)
    if let counts { keys.append(("repeat", counts)) }
  }

  /// Whether an answer in it is required, be it a choice that is not submitted, or one that is asked
  /// for on a condition.
  fileprivate func isMissed(countingChoices: Bool) -> Bool {
    if !countingChoices, self["submit"] != nil || self["when"] != nil { return false }
    let conditional = "{rule: \(presenceRule), when: {not:"
    return isKept || rules.contains { $0.hasPrefix("required") || $0.hasPrefix(conditional) }
      || rules.contains("accepted")
      || self["optional"] == nil && self["when"] == nil
        && self["repeat"]?.hasPrefix("{min: 0") != true
        && fields.contains { $0.isMissed(countingChoices: countingChoices) }
  }
}

extension Node {
  /// The schema of a mapping that has one, with the ui schema beside it.
  fileprivate var shownSchema: Node? {
    self["schema"].map { schema in self["uiSchema"].map(schema.showing) ?? schema }
  }

  /// The definitions that a schema without properties seems to be about: those of objects that no
  /// other one refers to, or else the first.
  fileprivate var definedObjects: [Entry] {
    let describing = [
      "$schema", "$id", "id", "$comment", "$defs", "definitions", "title", "description",
    ]
    guard members.allSatisfy({ describing.contains($0.name) }) else { return [] }
    let definitions = ["$defs", "definitions"].flatMap { self[$0]?.members ?? [] }
    let used = Set(definitions.flatMap { $0.value.references })
    let objects = definitions.filter { $0.value["properties"] != nil }
    let free = objects.filter { definition in
      !used.contains("#/$defs/\(definition.name)")
        && !used.contains("#/definitions/\(definition.name)")
    }
    return free.isEmpty ? Array(objects.prefix(1)) : free
  }

  /// The references in a schema and those in it.
  private var references: [String] {
    switch content {
    case .scalar: []
    case .list(let nodes): nodes.flatMap(\.references)
    case .mapping(let entries):
      entries.flatMap { entry in
        entry.name == "$ref" ? [entry.value.text].compactMap(\.self) : entry.value.references
      }
    }
  }

  /// The description, as the text of a note in YAML; `nil` without one.
  var note: String? {
    let text = (ui("description") ?? self["description"])?.text?.asNote ?? ""
    return text.isEmpty ? nil : text.withBracesAsText.yaml(isAlone: true)
  }

  /// Whether an object has alternatives or conditions, which can have properties of their own.
  var hasAlternatives: Bool {
    ["oneOf", "anyOf", "if", "allOf"].contains { self[$0] != nil }
  }
}

extension String {
  /// The name of a property in words: `birthDate` and `birth_date` are "Birth date".
  var asLabel: String {
    var words: [String] = [""]
    let characters = Array(self)
    for (index, character) in characters.enumerated() {
      if "_-. ".contains(character) {
        words.append("")
        continue
      }
      let isAfterSmall = index > 0 && characters[index - 1].isLowercase
      let isBeforeSmall =
        index > 0 && index + 1 < characters.count && characters[index - 1].isUppercase
        && characters[index + 1].isLowercase
      if character.isUppercase, isAfterSmall || isBeforeSmall { words.append("") }
      words[words.count - 1].append(character)
    }
    words = words.filter { !$0.isEmpty }
    let label = words.map { word in
      word.count > 1 && word.allSatisfy { !$0.isLowercase } ? word : word.lowercased()
    }
    .joined(separator: " ")
    return label.prefix(1).uppercased() + label.dropFirst()
  }
}
