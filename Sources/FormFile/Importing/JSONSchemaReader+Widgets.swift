import FormValidation
import FormWidgets
import SourceText

/// How fields are shown, as RJSF's ui schema says beside a schema or in it.
/// - Source: react-jsonschema-form 5, "uiSchema"; Backstage, "Input Examples".
extension JSONSchemaReader {
  /// The keys of ui schemas that are read.
  static let shown: Set<String> = [
    "ui:widget", "ui:field", "ui:title", "ui:description", "ui:help", "ui:placeholder",
    "ui:readonly", "ui:disabled", "ui:order", "ui:options", "ui:enumNames", "ui:enumDisabled",
    "ui:rows", "ui:inline",
  ]

  /// The options that are read, without `ui:`.
  private static let options = Set(shown.map { String($0.dropFirst(3)) })

  /// Changes a field to the way it is shown.
  mutating func show(_ entry: inout ImportedForm.Item, by schema: Node) {
    guard schema.members.contains(where: { $0.name.hasPrefix("ui:") }) else { return }
    for option in schema["ui:options"]?.members ?? []
    where !JSONSchemaReader.options.contains(option.name) {
      imported.annotations.append((option.name, option.mark))
    }
    if entry["placeholder"] == nil { entry.set("placeholder", schema.ui("placeholder")?.text) }
    if let field = schema.ui("field")?.text { show(&entry, as: field, at: schema) }
    if let widget = schema.ui("widget")?.text { show(&entry, in: widget, schema) }
    let isFixed = ["readonly", "disabled"].contains { schema.ui($0)?.value == .bool(true) }
    if isFixed, entry["read_only"] == nil {
      entry.keys.append(("read_only", "true"))
    }
  }

  /// Shows a field as one of Backstage's own, which list what its catalog knows.
  private mutating func show(
    _ entry: inout ImportedForm.Item,
    as field: String,
    at schema: Node
  ) {
    if field == "Secret" { return hide(&entry) }
    if ["EntityNamePicker", "StringField", "NumberField", "BooleanField"].contains(field) {
      return
    }
    if field == "RepoUrlPicker", entry["placeholder"] == nil {
      entry.set("placeholder", "github.com?owner=OWNER&repo=NAME")
    }
    let type = entry.type ?? "text"
    imported.note(schema.uiMark("field"), "ui:field \(field) is asked for as \(type)")
  }

  /// Shows a secret.
  private func hide(_ entry: inout ImportedForm.Item) {
    guard entry.type == "text" else { return }
    entry.retype("password")
    entry.keys.removeAll { $0.name == "default" }
  }

  private mutating func show(
    _ entry: inout ImportedForm.Item,
    in widget: String,
    _ schema: Node
  ) {
    switch (widget, entry.type ?? "") {
    case ("textarea", "text"):
      entry.retype("textarea")
      if case .number(let rows)? = schema.ui("rows")?.value, let rows = rows.wholeValue {
        let most = TextArea.rowLimits.upperBound
        entry.keys.append(("rows", "\(Swift.min(Swift.max(rows, 1), most))"))
      }
    case ("password", "text"): hide(&entry)
    case ("radio", "select"):
      entry.retype("radio")
      if schema.ui("inline")?.value == .bool(true) { entry.keys.append(("columns", "auto")) }
    case ("range", "number") where entry.hasLimits:
      entry.retype("slider")
      entry.step()
      if entry["default"] == nil { entry.keys.append(("default", "none")) }
    case ("hidden", _):
      guard let start = entry["default"] else {
        imported.note(schema.uiMark("widget"), "\(entry.name), which is hidden, is asked for")
        return
      }
      entry = .init(keys: [("hidden", entry.name), ("value", start)], mark: entry.mark)
    case ("date", "text"), ("alt-date", "text"): entry.retype("date")
    case ("time", "text"): entry.retype("time")
    case ("file", "text"), ("FileWidget", "text"): entry.retype("path")
    case ("email", "text"): _ = entry.add("email")
    case ("uri", "text"), ("URLWidget", "text"): _ = entry.add("url")
    case ("color", "text"): _ = entry.add("color")
    case ("checkboxes", "checklist"), ("select", "checklist"), ("select", "select"),
      ("radio", "toggle"), ("select", "toggle"), ("checkbox", "toggle"), ("updown", "number"),
      ("text", "text"), ("date", "date"), ("alt-date", "date"), ("textarea", "textarea"),
      ("password", "password"):
      break
    default:
      let type = entry.type ?? "text"
      imported.note(schema.uiMark("widget"), "ui:widget \(widget) is asked for as \(type)")
    }
  }
}

extension Node {
  /// Returns what a schema says of how it is shown, by itself or among `ui:options`.
  func ui(_ name: String) -> Node? { self["ui:\(name)"] ?? self["ui:options"]?[name] }

  fileprivate func uiMark(_ name: String) -> Mark { ui(name)?.mark ?? mark }

  /// The properties in the order of `ui:order`, where `*` stands for those that it does not name.
  var orderedProperties: [Entry] {
    let properties = self["properties"]?.members ?? []
    guard let order = ui("order")?.entries.compactMap(\.text) else { return properties }
    let others = properties.filter { !order.contains($0.name) }
    let ordered = order.flatMap { name in
      name == "*" ? others : properties.filter { $0.name == name }
    }
    return order.contains("*") ? ordered : ordered + others
  }

  /// Returns the schema with the keys of a ui schema in it, at the properties that they are about.
  func showing(by ui: Node) -> Node {
    if let schema = self["schema"], self["properties"] == nil {
      return with("schema", schema.showing(by: ui))
    }
    var schema = self
    var inner: [Entry] = []
    for entry in ui.members {
      if entry.name.hasPrefix("ui:") {
        schema = schema.with(entry.name, entry.value)
      } else if entry.name == "items", let items = schema["items"] {
        schema = schema.with("items", items.showing(by: entry.value))
      } else {
        inner.append(entry)
      }
    }
    return inner.isEmpty ? schema : schema.showing(properties: inner)
  }

  private func showing(properties ui: [Entry]) -> Node {
    let names = Set((self["properties"]?.members ?? []).map(\.name))
    let entries = members.map { entry -> Entry in
      let value = entry.value
      switch (entry.name, value.content) {
      case ("properties", .mapping(let properties)):
        let shown = properties.map { property in
          ui.first { $0.name == property.name }
            .map { property.with(property.value.showing(by: $0.value)) } ?? property
        }
        return entry.with(Node(.mapping(shown), at: value.mark))
      case ("allOf", .list(let parts)), ("anyOf", .list(let parts)), ("oneOf", .list(let parts)):
        let shown = parts.map { $0.showing(properties: ui) }
        return entry.with(Node(.list(shown), at: value.mark))
      case ("then", _), ("else", _):
        return entry.with(value.showing(properties: ui))
      case ("dependencies", .mapping(let all)), ("dependentSchemas", .mapping(let all)):
        let shown = all.map { $0.with($0.value.showing(properties: ui)) }
        return entry.with(Node(.mapping(shown), at: value.mark))
      default: return entry
      }
    }
    let schema = Node(.mapping(entries), at: mark)
    guard schema["$ref"] != nil else { return schema }
    // The properties are in the definition, which is joined with these.
    let empty = Node(.mapping([]), at: mark)
    let others = ui.filter { !names.contains($0.name) }
      .map { $0.with(empty.showing(by: $0.value)) }
    let properties = (schema["properties"]?.members ?? []) + others
    return schema.with("properties", Node(.mapping(properties), at: mark))
  }
}

extension ImportedForm.Item {
  /// Whether it has a minimum and a maximum.
  fileprivate var hasLimits: Bool { self["min"] != nil && self["max"] != nil }

  /// Replaces the rules on the numbers of a slider by its step.
  fileprivate mutating func step() {
    let multiple = "multiple_of: "
    let step = rules.first { $0.hasPrefix(multiple) }.map { String($0.dropFirst(multiple.count)) }
    rules.removeAll { $0.hasPrefix(multiple) || $0 == "integer" }
    if let step { keys.append(("step", step)) }
  }

  /// Changes the type of field.
  fileprivate mutating func retype(_ type: String) {
    for index in keys.indices where keys[index].name == "type" { keys[index].yaml = type }
  }
}
