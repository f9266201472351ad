import FormValidation
import SourceText

/// Reads the common subset of JSON Schema: the properties of an object, and nested objects.
/// - Source: JSON Schema 2020-12.
struct JSONSchemaReader {
  /// The form.
  private(set) var imported = ImportedForm()

  /// The references between schemas.
  private var references: SchemaReferences

  /// The number of properties read.
  ///
  /// Definitions that refer to others more than once multiply them.
  private var count = 0

  /// The keywords that do not describe answers, or that contain definitions.
  private static let silent: Set<String> = [
    "$schema", "$id", "$comment", "$defs", "definitions", "$anchor", "title", "description", "type",
    "deprecated", "additionalProperties", "$ref", "default", "writeOnly", "readOnly", "examples",
  ]

  /// Reads the schema of an object.
  init(_ root: Node) {
    references = SchemaReferences(root)
    let (schema, path) = references.resolved(root)
    references.follow(path)
    imported.title = (root["title"] ?? schema["title"])?.text ?? ""
    imported.intro = (root["description"] ?? schema["description"])?.text
    imported.items = fields(of: schema, isInList: false)
  }

  /// Returns the fields of an object's properties.
  private mutating func fields(of schema: Node, isInList: Bool) -> [ImportedForm.Item] {
    var naming = FieldNaming()
    let required = Set((schema["required"]?.entries ?? []).compactMap(\.text))
    let properties = Set((schema["properties"]?.members ?? []).map(\.name))
    omitOthers(in: schema, but: ["properties", "required"])
    for node in schema["required"]?.entries ?? [] {
      guard let name = node.text, !properties.contains(name) else { continue }
      let words = "\(name.quoted) is required, but is no property; it is left out"
      imported.notes.append(Finding(node.mark, words))
    }
    return (schema["properties"]?.members ?? []).compactMap { property in
      let isTaken = naming.isTaken(property.name)
      let name = naming.name(like: property.name)
      if name != property.name {
        imported.notes.append(
          Finding(renaming: property.name, to: name, at: property.mark, isTaken: isTaken)
        )
      }
      return field(
        name,
        property,
        isRequired: required.contains(property.name),
        isInList: isInList
      )
    }
  }

  /// The maximum number of properties that are read.
  private static let propertyLimit = 20_000

  /// Reports the keywords that are not read.
  private mutating func omitOthers(in schema: Node, but read: [String]) {
    for entry in schema.members
    where !read.contains(entry.name) && !JSONSchemaReader.silent.contains(entry.name) {
      imported.notes.append(Finding(entry.mark, "\(entry.name) is left out"))
    }
  }

  private mutating func field(
    _ name: String,
    _ property: Node.Entry,
    isRequired: Bool,
    isInList: Bool
  ) -> ImportedForm.Item? {
    count += 1
    let limit = JSONSchemaReader.propertyLimit
    guard count <= limit else {
      if count == limit + 1 {
        let words = "more than \(limit) properties; this one and those after it are left out"
        imported.notes.append(Finding(property.mark, words))
      }
      return nil
    }
    let (schema, reference) = references.resolved(property.value)
    if let path = schema["$ref"] {
      let words = "\((path.text ?? "").quoted) cannot be followed; \(property.name) is left out"
      imported.notes.append(Finding(path.mark, words))
      return nil
    }
    var entry = ImportedForm.Item(keys: [("id", name.yaml)], mark: property.mark)
    switch schema.typeName {
    case "object", "array":
      let outer = references.followed
      references.follow(reference)
      defer { references.followed = outer }
      return schema.typeName == "object"
        ? group(name, schema, repeating: nil, isInList: isInList)
        : array(name, property, schema, isRequired: isRequired, isInList: isInList)
    case "boolean": readToggle(schema, into: &entry)
    case "number", "integer": readNumber(schema, into: &entry)
    case "string": readText(schema, into: &entry)
    case nil where schema["enum"] != nil || schema["const"] != nil: readChoice(schema, into: &entry)
    case let type:
      let words = type.map { "of type \($0)" } ?? "without a type"
      imported.notes.append(Finding(property.mark, "\(property.name), \(words), is left out"))
      return nil
    }
    finish(&entry, schema, isRequired: isRequired)
    return entry
  }

  /// Adds the texts and the presence rule of a field, in the usual order of keys.
  private func finish(_ entry: inout ImportedForm.Item, _ schema: Node, isRequired: Bool) {
    var words = ImportedForm.Item()
    words.set("label", schema["title"]?.text)
    words.set("help", schema["description"]?.text)
    entry.keys.insert(contentsOf: words.keys, at: min(2, entry.keys.count))
    if schema["readOnly"]?.value == .bool(true) { entry.keys.append(("read_only", "true")) }
    let isToggle = entry.keys.contains { $0.name == "type" && $0.yaml == "toggle" }
    if isRequired, !isToggle { entry.rules.insert("required", at: 0) }
  }

  /// Sets the default to YAML, or reports that it is left out if the field cannot have it.
  private mutating func setDefault(
    _ yaml: String?,
    of schema: Node,
    in entry: inout ImportedForm.Item
  ) {
    guard let start = schema["default"], !start.value.isBlank else { return }
    var started = entry
    if let yaml {
      started.keys.append(("default", yaml))
      if started.isValid { entry = started; return }
    }
    let words = "default, which the field cannot have, is left out"
    imported.notes.append(Finding(start.mark, words))
  }
}

/// The kinds of values.
extension JSONSchemaReader {
  private mutating func readToggle(_ schema: Node, into entry: inout ImportedForm.Item) {
    entry.keys.append(("type", "toggle"))
    let start: Bool? = if case .bool(let isOn)? = schema["default"]?.value { isOn } else { nil }
    setDefault(start.map { "\($0)" }, of: schema, in: &entry)
    if case .bool(let isOn)? = schema["const"]?.value {
      _ = entry.add(isOn ? "accepted" : "declined")
    }
    omitOthers(in: schema, but: ["const", "enum"])
  }

  private mutating func readNumber(_ schema: Node, into entry: inout ImportedForm.Item) {
    guard schema["enum"] == nil, schema["const"] == nil else {
      return readChoice(schema, into: &entry)
    }
    entry.keys.append(("type", "number"))
    for (key, name) in [("min", "minimum"), ("max", "maximum")] {
      if case .number(let number)? = schema[name]?.value { entry.keys.append((key, "\(number)")) }
    }
    let start: Number? =
      if case .number(let number)? = schema["default"]?.value { number } else { nil }
    setDefault(start.map { "\($0)" }, of: schema, in: &entry)
    if schema.typeName == "integer" { _ = entry.add("integer") }
    let rules = [
      "exclusiveMinimum": "exclusive_min", "exclusiveMaximum": "exclusive_max",
      "multipleOf": "multiple_of",
    ]
    for keyword in schema.members {
      guard let rule = rules[keyword.name] else { continue }
      add("\(rule): \(keyword.value.yaml)", for: keyword, to: &entry)
    }
    omitOthers(in: schema, but: ["minimum", "maximum"] + rules.keys)
  }

  private mutating func readChoice(_ schema: Node, into entry: inout ImportedForm.Item) {
    var known: Set<Value> = []
    let values = (schema["enum"]?.entries ?? [schema["const"]].compactMap { $0 }).filter {
      let isOption =
        switch $0.content {
        case .scalar(.text(let text)): !text.isBlank
        case .scalar(.number): true
        default: false
        }
      if isOption, known.insert($0.value).inserted { return true }
      let words =
        isOption ? "the option \($0.shortYAML), which is given twice, is" : "the option is"
      if !$0.isNull { imported.notes.append(Finding($0.mark, "\(words) left out")) }
      return false
    }
    .map(\.value)
    guard !values.isEmpty else {
      entry.keys.append(("type", "text"))
      return
    }
    entry.keys.append(("type", "select"))
    entry.keys.append(("options", Value.list(values).yaml))
    let start = schema["default"].flatMap { values.contains($0.value) ? $0.yaml : nil }
    setDefault(start, of: schema, in: &entry)
    omitOthers(in: schema, but: ["enum", "const"])
  }

  private mutating func readText(_ schema: Node, into entry: inout ImportedForm.Item) {
    guard schema["enum"] == nil, schema["const"] == nil else {
      return readChoice(schema, into: &entry)
    }
    let format = schema["format"]?.text
    let isSecret = schema["writeOnly"]?.value == .bool(true) || format == "password"
    let type = isSecret ? "password" : format == "date" ? "date" : "text"
    entry.keys.append(("type", type))
    let start = isSecret ? nil : schema["default"]?.text?.yaml(isAlone: true)
    setDefault(start, of: schema, in: &entry)
    if type == "text" { entry.set("placeholder", schema["examples"]?.entries.first?.text) }
    readLength(schema, into: &entry)
    for keyword in schema.patterns where type != "date" {
      guard let text = keyword.value.text, text != FieldSchema.visible else { continue }
      add("pattern: \(JSONSchemaReader.pattern(text))", for: keyword, to: &entry)
    }
    let rules = [
      "email": "email", "uri": "url", "url": "url", "uuid": "uuid", "hostname": "hostname",
      "ipv4": "ip: {version: 4}", "ipv6": "ip: {version: 6}", "duration": "duration",
      "regex": "regex_syntax",
      "date-time": "date_time: {standard: rfc3339}", "time": "time: {standard: rfc3339}",
    ]
    if let format, !["date", "password"].contains(format), let mark = schema["format"]?.mark {
      let keyword = Node.Entry(name: "format \(format)", mark: mark, value: schema)
      add(rules[format] ?? "", for: keyword, to: &entry)
    }
    var read = ["minLength", "maxLength", "pattern", "format"]
    if schema["allOf"]?.entries.allSatisfy({ $0.members.map(\.name) == ["pattern"] }) == true {
      read.append("allOf")
    }
    omitOthers(in: schema, but: read)
  }

  private mutating func readLength(_ schema: Node, into entry: inout ImportedForm.Item) {
    let limits = [("min", "minLength"), ("max", "maxLength")].compactMap { key, name in
      schema[name].map { "\(key): \($0.yaml)" }
    }
    guard !limits.isEmpty,
      let keyword = schema.members.first(where: { $0.name.hasSuffix("Length") })
    else { return }
    // Code points, as JSON Schema counts.
    add("length: {\(limits.joined(separator: ", ")), unit: scalars}", for: keyword, to: &entry)
  }

  /// Adds a rule, or reports that there is none for a keyword.
  private mutating func add(
    _ rule: String,
    for keyword: Node.Entry,
    to entry: inout ImportedForm.Item
  ) {
    guard rule.isEmpty || !entry.add(rule) else { return }
    imported.notes.append(Finding(keyword.mark, "\(keyword.name) is left out"))
  }

  /// Returns the parameters of a pattern, as PCRE2 reads it.
  private static func pattern(_ text: String) -> String {
    let text = PCREPattern(text).text
    if text.hasPrefix("^(?:"), text.hasSuffix(")$") {
      return String(text.dropFirst(4).dropLast(2)).yaml
    }
    // Without alternatives, both anchors apply to the entire expression.
    if text.hasPrefix("^"), text.hasSuffix("$"), !text.contains("|"), !text.hasSuffix("\\$") {
      return String(text.dropFirst().dropLast()).yaml
    }
    return "{matches: \(text.yaml), anchored: false}"
  }

  private mutating func group(
    _ name: String,
    _ schema: Node,
    repeating counts: String?,
    isInList: Bool
  ) -> ImportedForm.Item? {
    let fields = self.fields(of: schema, isInList: isInList || counts != nil)
    guard !fields.isEmpty else {
      imported.notes.append(Finding(schema.mark, "\(name) has no fields; it is left out"))
      return nil
    }
    var entry = ImportedForm.Item(keys: [("group", name.yaml)], fields: fields, mark: schema.mark)
    entry.set("label", schema["title"]?.text)
    if let counts { entry.keys.append(("repeat", counts)) }
    return entry
  }

  private mutating func array(
    _ name: String,
    _ property: Node.Entry,
    _ schema: Node,
    isRequired: Bool,
    isInList: Bool
  ) -> ImportedForm.Item? {
    let (items, _) = references.resolved(schema["items"] ?? Node(.mapping([]), at: schema.mark))
    omitOthers(in: schema, but: ["items", "minItems", "maxItems", "uniqueItems"])
    let limits = [("min", "minItems"), ("max", "maxItems")].compactMap { key, name in
      schema[name].map { (key, $0.yaml) }
    }
    // A list that may be missing may be empty.
    let least = schema.members.first { !isRequired && $0.name == "minItems" && $0.value.isAboveOne }
    let counts = limits.filter { isRequired || $0.0 == "max" }
    if items.typeName == "object", !isInList {
      if let least { imported.notes.append(Finding(least.mark, "minItems is left out")) }
      let range = (counts.contains { $0.0 == "min" } ? [] : [("min", "0")]) + counts
      let repeating = "{\(range.map { "\($0.0): \($0.1)" }.joined(separator: ", "))}"
      return group(name, items, repeating: repeating, isInList: isInList)
    }
    var entry = ImportedForm.Item(keys: [("id", name.yaml)], mark: property.mark)
    if items["enum"] != nil {
      readChoice(items, into: &entry)
      entry.keys = entry.keys.filter { $0.name != "default" }
        .map { $0.name == "type" ? ("type", "checklist") : $0 }
    } else if items.typeName == "string" {
      entry.keys.append(("type", "tags"))
      omitOthers(in: items, but: [])
    } else {
      imported.notes.append(Finding(property.mark, "\(property.name), an array, is left out"))
      return nil
    }
    entry.keys += counts.filter { $0.1 != "0" }.map { (name: $0.0, yaml: $0.1) }
    if let least {
      let condition = "when: {field: \(name.yaml), required: true}"
      add("{rule: min_items, min: \(least.value.yaml), \(condition)}", for: least, to: &entry)
    }
    setDefault(schema["default"]?.listYAML, of: schema, in: &entry)
    finish(&entry, schema, isRequired: isRequired && limits.allSatisfy { $0.0 != "min" })
    return entry
  }
}

extension Node {
  /// The type of values, without null if that is one of two.
  fileprivate var typeName: String? {
    guard let type = self["type"] else { return self["properties"] == nil ? nil : "object" }
    let all = type.entries.compactMap(\.text)
    let names = all.filter { $0 != "null" }
    if names.isEmpty { return all.first }
    return names.count == 1 ? names[0] : names.joined(separator: " or ")
  }

  /// The list in YAML; `nil` if it is not one.
  fileprivate var listYAML: String? {
    if case .list = content { value.yaml } else { nil }
  }

  /// Whether it is a number above 1.
  fileprivate var isAboveOne: Bool {
    if case .number(let number) = value { number > 1 } else { false }
  }

  /// The keywords for patterns, including those in `allOf`.
  fileprivate var patterns: [Node.Entry] {
    members.filter { $0.name == "pattern" }
      + (self["allOf"]?.entries ?? []).flatMap(\.members).filter { $0.name == "pattern" }
  }
}
