import FormValidation
import Forms
import SourceText

/// Fields for single answers.
extension JSONSchemaReader {
  /// The types of answers, those first in which the most can be asked for.
  private static let types = ["string", "number", "integer", "object", "array", "boolean"]

  /// Returns a schema with the alternatives of one type only, with a note of the others.
  mutating func narrowed(_ schema: Node, of property: Node.Entry) -> Node {
    guard SchemaOptions(of: schema) == nil,
      let key = ["anyOf", "oneOf"].first(where: { schema[$0] != nil }),
      let alternatives = schema[key]?.entries.filter({ !$0.isContradictory })
    else { return schema }
    let kinds = alternatives.map { $0.typeNames.first ?? $0.impliedType ?? "" }
    // A single value says least.
    let open = zip(alternatives, kinds).filter { SchemaOptions(of: $0.0)?.constant == nil }.map(\.1)
    guard
      let kind = JSONSchemaReader.types.first(where: open.contains)
        ?? JSONSchemaReader.types.first(where: kinds.contains)
    else { return schema }
    let kept = zip(alternatives, kinds).filter { $0.1 == kind || $0.1.isEmpty }.map(\.0)
    let isOpen = kinds.contains("") && schema.typeNames.isEmpty
    if kept.count < alternatives.count || isOpen {
      let words =
        "\(property.name), which can be of another type by \(key), is asked for as \(kind)"
      note(property.mark, words)
    }
    let rest = schema.without(key)
    return kept.count == 1
      ? rest.joined(with: kept[0]) : rest.with(key, Node(.list(kept), at: schema.mark))
  }

  /// Returns the type that a property's answers have: `option` if they are one of several.
  ///
  /// Of several types, the one that most answers can be given in is chosen, with a note.
  mutating func kind(of part: SchemaPart) -> String? {
    let schema = part.schema
    if schema["type"]?.text != "boolean", SchemaOptions(of: schema) != nil { return "option" }
    let types = schema.typeNames
    if types.count == 1 {
      if JSONSchemaReader.types.contains(types[0]) { return types[0] }
      note(part.property.mark, "\(part.property.name), of type \(types[0]), is left out")
      return nil
    }
    if types.isEmpty {
      if let implied = schema.impliedType { return implied }
      let isExcluded = schema["not"]?.isEmptyMapping ?? (schema.value == .bool(false))
      guard !isExcluded else {
        note(part.property.mark, "\(part.property.name), which cannot be there, is left out")
        return nil
      }
      if !isRestricting {
        note(part.property.mark, "\(part.property.name), without a type, is asked for as text")
      }
      return "string"
    }
    guard let type = JSONSchemaReader.types.first(where: types.contains) else { return nil }
    let words = "\(part.property.name), of type \(types.joined(separator: " or ")), is asked for as"
    note(part.property.mark, "\(words) \(type)")
    return type
  }

  /// Returns the field for a single answer of a type.
  mutating func field(_ part: SchemaPart, of type: String) -> ImportedForm.Item {
    var entry = ImportedForm.Item(keys: [("id", part.name.yaml)], mark: part.property.mark)
    switch type {
    case "option": readChoice(part.schema, into: &entry)
    case "boolean": readToggle(part, into: &entry)
    case "number", "integer": readNumber(part.schema, into: &entry)
    default: readText(part.schema, into: &entry)
    }
    finish(&entry, part)
    return entry
  }

  /// Adds the texts and the presence rule of a field, in the usual order of keys.
  mutating func finish(_ entry: inout ImportedForm.Item, _ part: SchemaPart) {
    if entry.isHidden {
      if part.isRequired { entry.keys.append(("unanswered", "null")) }
      // Rules on a value are met without one.
      if !part.schema.isNullable { entry.rules.insert("required", at: 0) }
      return
    }
    let schema = part.schema
    var words = ImportedForm.Item()
    let label = (schema.ui("title") ?? schema["title"])?.text ?? part.property.name.asLabel
    words.set("label", label == part.name ? nil : label)
    let help = [schema.ui("description") ?? schema["description"], schema.ui("help")]
    words.set("help", help.compactMap { $0?.text }.joined(separator: "\n"))
    entry.keys.insert(contentsOf: words.keys, at: min(2, entry.keys.count))
    if schema["readOnly"]?.value == .bool(true) { entry.keys.append(("read_only", "true")) }
    show(&entry, by: schema)
    leaveOutDefault(of: &entry, schema)
    guard part.isRequired, !entry.isHidden else { return }
    // A toggle and a field with a default have an answer, but a record may lack it.
    let isToggle = entry.type == "toggle"
    let isAnswered = isToggle || entry["default"] != nil
    if isAnswered || part.schema.isNullable { entry.keys.append(("unanswered", "null")) }
    if isToggle || part.schema.isNullable { return }
    // White space alone is a text to JSON Schema.
    let isAnyText = entry.type == "text" || entry.type == "password"
    let refusesBlank = entry.rules.contains {
      !$0.hasPrefix("length:") && !$0.hasPrefix("pattern:")
    }
    let rule = isAnyText && !refusesBlank ? "required: {trim: false}" : "required"
    entry.rules.insert(part.schema.isVisible ? "required" : rule, at: 0)
  }

  /// Sets the default to YAML, or notes that it is left out if the field cannot have it.
  mutating func setDefault(_ yaml: String?, of schema: Node, in entry: inout ImportedForm.Item) {
    guard let start = schema["default"], !start.value.isBlank else { return }
    var started = entry
    if let yaml {
      started.keys.append(("default", yaml))
      if started.isValid { entry = started; return }
    }
    omitDefault(at: start.mark)
  }

  private mutating func omitDefault(at mark: Mark) {
    note(mark, "default, which the field does not accept, is left out")
  }

  /// Leaves out a default that breaks a rule, which records without the member would break, too.
  private mutating func leaveOutDefault(of entry: inout ImportedForm.Item, _ schema: Node) {
    guard entry["default"] != nil, let start = schema["default"] else { return }
    let clauses = entry.rules.compactMap { try? Clause(yaml: $0) }
    let isRefused = clauses.contains { clause in
      clause.isSettled && clause.condition == nil && !clause.judgesBlank
        && !clause.verdict(on: start.value, among: [:]).isValid
    }
    guard isRefused else { return }
    entry.keys.removeAll { $0.name == "default" }
    omitDefault(at: start.mark)
  }

  private mutating func readToggle(_ part: SchemaPart, into entry: inout ImportedForm.Item) {
    let schema = part.schema
    entry.keys.append(("type", "toggle"))
    omitNull(of: part)
    let start: Bool? = if case .bool(let isOn)? = schema["default"]?.value { isOn } else { nil }
    setDefault(start.map { "\($0)" }, of: schema, in: &entry)
    if case .bool(let isOn)? = (schema["const"] ?? schema["enum"]?.sole)?.value {
      if isOn, !part.isRequired {
        // Only what is true may be there.
        entry.keys.append(("unanswered", "omit"))
        let keyword = schema["const"] == nil ? "enum" : "const"
        note(part.property.mark, "\(part.property.name): \(keyword) is not checked in records")
      } else {
        _ = entry.add(isOn ? "accepted" : "declined")
      }
    }
    omitOthers(in: schema, but: ["const", "enum"] + JSONSchemaReader.ofFields)
  }

  private mutating func readNumber(_ schema: Node, into entry: inout ImportedForm.Item) {
    entry.keys.append(("type", "number"))
    var (exclusive, read) =
      ([], JSONSchemaReader.ofFields + ["minimum", "maximum"]) as ([String], [String])
    for (key, name, strict) in [
      ("min", "minimum", "exclusiveMinimum"), ("max", "maximum", "exclusiveMaximum"),
    ] {
      guard case .number(let number)? = schema[name]?.value else { continue }
      // As draft 4 has it.
      if schema[strict]?.value == .bool(true) {
        exclusive.append("exclusive_\(key): \(number)")
        read.append(strict)
      } else {
        entry.keys.append((key, "\(number)"))
      }
    }
    let start: Number? =
      if case .number(let number)? = schema["default"]?.value { number } else { nil }
    setDefault(start.map { "\($0)" }, of: schema, in: &entry)
    if schema.typeNames.contains("integer") { _ = entry.add("integer") }
    for rule in exclusive { _ = entry.add(rule) }
    let rules = [
      "exclusiveMinimum": "exclusive_min", "exclusiveMaximum": "exclusive_max",
      "multipleOf": "multiple_of",
    ]
    for keyword in schema.members where !read.contains(keyword.name) {
      guard let rule = rules[keyword.name], keyword.value.value != .bool(false) else { continue }
      add("\(rule): \(keyword.value.yaml)", for: keyword, to: &entry)
    }
    // The size of a number in memory, as OpenAPI has it, is no matter of a form.
    let isSize = ["int32", "int64", "float", "double"].contains(schema["format"]?.text)
    omitOthers(in: schema, but: read + rules.keys + (isSize ? ["format"] : []))
  }

  mutating func readChoice(
    _ schema: Node,
    into entry: inout ImportedForm.Item,
    type: String = "select"
  ) {
    guard let options = SchemaOptions(of: schema) else { return }
    imported.notes += options.notes
    let known = options.constant == nil ? JSONSchemaReader.ofFields : ["readOnly"]
    omitOthers(in: schema, but: options.keywords + known + ["format"])
    if let constant = options.constant {
      entry.keys = [
        ("hidden", entry.name), ("value", String(constant)?.withBracesAsText.yaml ?? constant.yaml),
      ]
      _ = entry.add("equals: \(constant.yaml)")
      return
    }
    guard !options.all.isEmpty else { return entry.keys.append(("type", "text")) }
    entry.keys.append(("type", type))
    entry.keys.append(("options", options.yaml))
    if type == "checklist" { return }
    let start = schema["default"].flatMap { start in
      options.all.contains { $0.value == start.value } ? start.yaml : nil
    }
    setDefault(start, of: schema, in: &entry)
  }

  /// Adds a rule, or notes that there is none for a keyword.
  mutating func add(_ rule: String, for keyword: Node.Entry, to entry: inout ImportedForm.Item) {
    guard rule.isEmpty || !entry.add(rule) else { return }
    note(keyword.mark, "\(keyword.name) is left out")
  }
}

extension ImportedForm.Item {
  /// The type of field.
  var type: String? { self["type"] }

  /// Whether it is a hidden field.
  var isHidden: Bool { self["hidden"] != nil }
}

extension String {
  /// The rule as an entry of a list in brackets.
  var inBraces: String { contains(":") && !hasPrefix("{") ? "{\(self)}" : self }
}

extension [String] {
  /// The rules as entries of a list in brackets.
  var inBraces: String { map(\.inBraces).joined(separator: ", ") }
}

extension Node {
  /// The types of values besides null.
  var typeNames: [String] {
    guard let type = self["type"] else { return [] }
    let all = type.text.map { [$0] } ?? type.entries.compactMap(\.text)
    let names = all.filter { $0 != "null" }
    return names.isEmpty
      ? Array(all.prefix(1)) : names == ["integer", "number"] ? ["number"] : names
  }

  /// The type that the keywords imply where none is given.
  fileprivate var impliedType: String? {
    if let constant = self["const"] ?? self["enum"]?.entries.first(where: { !$0.isNull }) {
      return constant.value.schemaType
    }
    let keywords = [
      (
        "object",
        [
          "properties", "required", "additionalProperties", "patternProperties", "propertyNames",
          "minProperties", "maxProperties",
        ]
      ),
      ("array", ["items", "minItems", "maxItems", "uniqueItems"]),
      ("string", ["pattern", "minLength", "maxLength", "format"]),
      ("number", ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]),
    ]
    if let own = keywords.first(where: { $0.1.contains { self[$0] != nil } }) { return own.0 }
    let inner = ["anyOf", "oneOf"].compactMap { self[$0]?.entries }.first ?? []
    let types = Set(inner.compactMap { $0.typeNames.first ?? $0.impliedType })
    return types.contains("string") ? "string" : types.count == 1 ? types.first : nil
  }

  /// Whether its only value is of a type that it does not allow.
  fileprivate var isContradictory: Bool {
    guard let value = self["const"]?.value, !typeNames.isEmpty else { return false }
    let type = value.schemaType
    return !typeNames.contains(type) && !(type == "number" && typeNames.contains("integer"))
      && !(type == "null" && isNullable)
  }

  /// Whether a text must have a visible character.
  fileprivate var isVisible: Bool {
    members.contains { $0.name == "pattern" && $0.value.text == FieldSchema.visible }
  }

  /// The only node of a list.
  var sole: Node? { entries.count == 1 ? entries[0] : nil }
}

extension Value {
  /// The type that JSON Schema has for it.
  fileprivate var schemaType: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .text: "string"
    case .list: "array"
    case .object: "object"
    }
  }
}
