import FormValidation
import SourceText

/// Reads a GitHub issue form.
/// - Source: GitHub Docs, "Syntax for GitHub's form schema".
struct IssueFormReader {
  /// The form.
  private(set) var imported = ImportedForm()

  private var naming = FieldNaming()

  /// The keys about the issue itself, which a form has no use for.
  private static let issueKeys = ["title", "labels", "assignees", "projects", "type"]

  /// Reads a form with a body.
  init(_ root: Node) {
    imported.title = root["name"]?.text ?? ""
    imported.intro = root["description"]?.text
    for entry in root.members where !["name", "description", "body"].contains(entry.name) {
      let isKnown = IssueFormReader.issueKeys.contains(entry.name)
      omit(entry, isKnown ? "\(entry.name), which applies to the issue, is left out" : nil)
    }
    for node in root["body"]?.entries ?? [] { read(node) }
  }

  private mutating func omit(_ entry: Node.Entry, _ message: String? = nil) {
    imported.notes.append(Finding(entry.mark, message ?? "\(entry.name) is left out"))
  }

  private mutating func read(_ node: Node) {
    let attributes = node["attributes"] ?? Node(.mapping([]), at: node.mark)
    for entry in node.members
    where !["type", "id", "attributes", "validations"].contains(entry.name) {
      omit(entry)
    }
    switch node["type"]?.text {
    case "markdown": readNote(attributes)
    case "input": readText(node, attributes, as: "text")
    case "textarea": readText(node, attributes, as: "textarea")
    case "dropdown": readDropdown(node, attributes)
    case "checkboxes": readCheckboxes(node, attributes)
    case "upload": readUpload(node, attributes)
    case let type:
      let words = type.map { "unknown type \($0.quoted)" } ?? "no type"
      imported.notes.append(Finding(node.mark, "\(words); the element is left out"))
    }
  }

  private mutating func readNote(_ attributes: Node) {
    guard let text = attributes["value"]?.text?.asNote, !text.isBlank else { return }
    imported.items.append(.init(keys: [("note", ImportedForm.block(text, indent: 6))]))
  }

  /// Returns an entry with the common parts of all elements, given the attribute keys that are
  /// read.
  private mutating func entry(
    _ node: Node,
    _ attributes: Node,
    type: String,
    reading keys: [String]
  ) -> ImportedForm.Item {
    let label = attributes["label"]?.text?.asPlainText ?? ""
    let id = node["id"]?.text
    let name = naming.name(like: id ?? label)
    if let id, id != name, let mark = node["id"]?.mark {
      imported.notes.append(
        Finding(mark, "\(id.quoted) cannot be a name; the field is named \(name)")
      )
    }
    for entry in attributes.members where !(["label", "description"] + keys).contains(entry.name) {
      omit(entry)
    }
    for entry in node["validations"]?.members ?? [] where entry.name != "required" { omit(entry) }
    var field = ImportedForm.Item(keys: [("id", name.yaml), ("type", type)])
    field.set("label", label)
    field.set("help", attributes["description"]?.text?.asPlainText)
    if node["validations"]?["required"]?.value == .bool(true) { _ = field.add("required") }
    return field
  }

  private mutating func readText(_ node: Node, _ attributes: Node, as type: String) {
    var field = entry(node, attributes, type: type, reading: ["placeholder", "value"])
    field.set("placeholder", attributes["placeholder"]?.text)
    field.set("default", attributes["value"]?.text)
    imported.items.append(field)
  }

  private mutating func readDropdown(_ node: Node, _ attributes: Node) {
    let isMultiple = attributes["multiple"]?.value == .bool(true)
    var field = entry(
      node,
      attributes,
      type: isMultiple ? "checklist" : "select",
      reading: ["options", "multiple", "default"]
    )
    var options: [String] = []
    for option in attributes["options"]?.entries ?? [] {
      let text = option.text ?? option.spelling ?? option.value.description
      if options.contains(text) || text.isEmpty {
        imported.notes.append(Finding(option.mark, "the option \(text.quoted) is left out"))
      } else {
        options.append(text)
      }
    }
    guard !options.isEmpty else {
      imported.notes.append(Finding(node.mark, "a dropdown without options is left out"))
      return
    }
    field.keys.append(("options", Value.list(options.map(Value.text)).yaml))
    if let start = attributes["default"] {
      if case .number(let number) = start.value, let index = number.wholeValue,
        options.indices ~= index
      {
        let chosen = options[index].yaml
        field.keys.append(("default", isMultiple ? "[\(chosen)]" : chosen))
      } else {
        imported.notes.append(Finding(start.mark, "default, which is no option, is left out"))
      }
    }
    imported.items.append(field)
  }

  /// Boxes become one list; if some must be checked, they become toggles below a note.
  private mutating func readCheckboxes(_ node: Node, _ attributes: Node) {
    let options = attributes["options"]?.entries ?? []
    func isRequired(_ option: Node) -> Bool { option["required"]?.value == .bool(true) }
    guard options.contains(where: isRequired) else {
      return readFreeBoxes(node, attributes, options)
    }
    let label = attributes["label"]?.text.map { "**\($0)**" }
    let words = [label, attributes["description"]?.text].compactMap(\.?.asNote)
    let note = words.filter { !$0.isBlank }.joined(separator: " ")
    if !note.isEmpty { imported.items.append(.init(keys: [("note", note.yaml)])) }
    for option in options {
      guard let words = option["label"]?.text?.asPlainText else { continue }
      let base = node["id"]?.text ?? words
      var field = ImportedForm.Item(keys: [
        ("id", naming.name(like: base).yaml), ("type", "toggle"),
      ])
      field.set("label", words)
      if isRequired(option) { _ = field.add("accepted") }
      imported.items.append(field)
    }
  }

  private mutating func readFreeBoxes(_ node: Node, _ attributes: Node, _ options: [Node]) {
    let labels = options.compactMap { $0["label"]?.text?.asPlainText }
    guard !labels.isEmpty else {
      imported.notes.append(Finding(node.mark, "checkboxes without options are left out"))
      return
    }
    var field = entry(node, attributes, type: "checklist", reading: ["options"])
    field.keys.append(("options", Value.list(labels.map(Value.text)).yaml))
    imported.items.append(field)
  }

  private mutating func readUpload(_ node: Node, _ attributes: Node) {
    var field = entry(node, attributes, type: "path", reading: [])
    field.keys.append(("must", "file"))
    imported.items.append(field)
  }
}
