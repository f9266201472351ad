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
    case "object": return repeated(part, of: items)
    case "option" where SchemaOptions(of: items)?.constant == nil:
      return list(part, of: items, isListed: true)
    case "string": return list(part, of: items, isListed: false)
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
    if part.isRequired, min == nil { entry.keys.append(("unanswered", "null")) }
    if let isUnique = schema.members.first(where: { $0.name == "uniqueItems" }) {
      if isUnique.value.value == .bool(true) { note(isUnique.mark, "uniqueItems is left out") }
    }
    return entry
  }

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

extension Node {
  /// The list in YAML; `nil` if it is not one.
  fileprivate var listYAML: String? {
    if case .list = content { value.yaml } else { nil }
  }

  /// Whether it is a number above 1.
  fileprivate var isAboveOne: Bool {
    if case .number(let number) = value { number > 1 } else { false }
  }
}
