import FormValidation
import Forms
import SourceText

/// Fields for texts.
extension JSONSchemaReader {
  mutating func readText(_ schema: Node, into entry: inout ImportedForm.Item) {
    let format = schema["format"]?.text
    let isSecret = schema["writeOnly"]?.value == .bool(true) || format == "password"
    let type = isSecret ? "password" : format == "date" ? "date" : "text"
    entry.keys.append(("type", type))
    let start = isSecret ? nil : schema["default"]?.text?.withBracesAsText.yaml(isAlone: true)
    setDefault(start, of: schema, in: &entry)
    if type == "text" {
      entry.set("placeholder", (schema["examples"]?.entries.first ?? schema["example"])?.text)
      for other in schema["examples"]?.entries.dropFirst().prefix(1) ?? [] {
        imported.annotations.append(("examples after the first", other.mark))
      }
    }
    readLength(schema, into: &entry)
    for keyword in schema.members where keyword.name == "pattern" {
      guard let text = keyword.value.text, text != FieldSchema.visible else { continue }
      let rule = "pattern: \(JSONSchemaReader.pattern(text))"
      add(type == "date" ? "" : rule, for: keyword, to: &entry)
    }
    for keyword in schema.members where keyword.name == "format" {
      let format = keyword.value.text ?? ""
      // The first one is the type of field.
      let isType = keyword.value.mark == schema["format"]?.mark
      if isType, ["date", "password"].contains(format) { continue }
      let named = Node.Entry(name: "format \(format)", mark: keyword.value.mark, value: schema)
      add(JSONSchemaReader.formats[format] ?? "", for: named, to: &entry)
    }
    let alternatives = addAlternatives(of: schema, to: &entry)
    let read = [
      "minLength", "maxLength", "pattern", "format", "writeOnly",
      type == "text" ? schema["examples"] == nil ? "example" : "examples" : "",
    ]
    omitOthers(in: schema, but: read + alternatives + JSONSchemaReader.ofFields)
  }

  /// The rules for the formats of texts.
  private static let formats = [
    "email": "email: {standard: rfc5321}", "idn-email": "email: {standard: rfc6531}",
    "uri": "uri", "uri-reference": "uri: {reference: true}", "url": "url", "uuid": "uuid",
    "hostname": "hostname: {standard: ldh}", "date": "date",
    "ipv4": "ip: {version: 4}", "ipv6": "ip: {version: 6}", "duration": "duration",
    "regex": "regex_syntax",
    "date-time": "date_time: {standard: rfc3339}", "time": "time: {standard: rfc3339}",
  ]

  /// Adds rules that a text meets one of several schemas, or does not meet one, and returns the
  /// keywords that were read.
  private mutating func addAlternatives(
    of schema: Node,
    to entry: inout ImportedForm.Item
  ) -> [String] {
    var (read, unread): (Set<String>, Set<String>) = ([], [])
    for keyword in schema.members where ["anyOf", "oneOf", "not"].contains(keyword.name) {
      let isKept = add(alternatives: keyword, to: &entry)
      if isKept { read.insert(keyword.name) } else { unread.insert(keyword.name) }
    }
    return Array(read.subtracting(unread))
  }

  /// Adds the rule that a keyword about other schemas is, and returns whether it can be written.
  private mutating func add(
    alternatives keyword: Node.Entry,
    to entry: inout ImportedForm.Item
  ) -> Bool {
    guard keyword.name != "not" else {
      guard let rules = textRules(of: keyword.value), !rules.isEmpty else { return false }
      return entry.add(JSONSchemaReader.negation(of: rules))
    }
    let all = keyword.value.entries.map { textRules(of: $0) }
    guard !all.contains(nil) else { return false }
    let rules = all.compactMap(\.self).filter { !$0.isEmpty }
    let parts = rules.map { $0.count == 1 ? $0[0].inBraces : "{all: [\($0.inBraces)]}" }
      .joined(separator: ", ")
    // One without rules takes any text.
    switch (keyword.name, all.count - rules.count) {
    case ("anyOf", 0): return entry.add("any: [\(parts)]")
    case ("anyOf", _): return true
    case (_, 0): return entry.add("one: [\(parts)]")
    case (_, 1):
      if rules.isEmpty { return true }
      return entry.add(
        JSONSchemaReader.negation(of: rules.count == 1 ? rules[0] : ["any: [\(parts)]"])
      )
    default: return false
    }
  }

  /// Returns the rule that a text does not meet all of some.
  private static func negation(of rules: [String]) -> String {
    let list = "one_of: "
    if rules.count == 1, rules[0].hasPrefix(list) {
      return "none_of: \(rules[0].dropFirst(list.count))"
    }
    return "{rule: not, rules: [\(rules.inBraces)], message: Enter another value.}"
  }

  /// Returns the rules that a text meets a schema; `nil` if they cannot all be written.
  mutating func textRules(of node: Node) -> [String]? {
    let schema = references.resolved(node).schema
    if let options = SchemaOptions(of: schema) { return ["one_of: \(options.values)"] }
    let isText = schema.typeNames.isEmpty || schema.typeNames.contains("string")
    guard case .mapping = schema.content, schema["$ref"] == nil, isText else { return nil }
    let outer = imported
    defer { imported = outer }
    var part = ImportedForm.Item(keys: [("id", "a")])
    readText(schema, into: &part)
    guard imported.notes.count == outer.notes.count else { return nil }
    return (part.type == "date" ? ["date"] : []) + part.rules
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

  /// Returns the parameters of a pattern, as PCRE2 reads it.
  static func pattern(_ text: String) -> String {
    let text = PCREPattern(text).text
    if text.hasPrefix("^(?:"), text.hasSuffix(")$") {
      let inner = String(text.dropFirst(4).dropLast(2)).yaml
      // Otherwise, the parentheses are those of two groups.
      if (try? Clause(yaml: "pattern: \(inner)")) != nil { return inner }
    }
    // Without alternatives, both anchors apply to the entire expression.
    if text.hasPrefix("^"), text.hasSuffix("$"), !text.contains("|"), !text.hasSuffix("\\$") {
      return String(text.dropFirst().dropLast()).yaml
    }
    return "{matches: \(text.yaml), anchored: false}"
  }
}
