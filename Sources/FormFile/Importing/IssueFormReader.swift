import FormValidation
import FormWidgets
import Forms
import SourceText

/// Reads a GitHub issue form.
/// - Source: GitHub Docs, "Syntax for GitHub's form schema".
struct IssueFormReader {
  static let kind = ImportKind(
    name: "issue-form",
    title: "a GitHub issue form",
    summary: "the body of a GitHub issue form, and the issue's title"
  ) { root in
    root["body"]?.isList ?? false
  } read: {
    IssueFormReader($0).imported
  }

  /// The form.
  private(set) var imported = ImportedForm()

  private var naming = FieldNaming()

  /// The keys about the issue itself, which a form has no use for.
  private static let issueKeys = ["labels", "assignees", "projects", "type"]

  /// Reads a form with a body.
  init(_ root: Node) {
    imported.omitsUnanswered = true
    imported.title = root["name"]?.text ?? ""
    imported.intro = root["description"]?.text
    addTitle(root["title"])
    for entry in root.members where !["name", "description", "title", "body"].contains(entry.name) {
      let isKnown = IssueFormReader.issueKeys.contains(entry.name)
      omit(entry, isKnown ? "\(entry.name), which applies to the issue, is left out" : nil)
    }
    for node in root["body"]?.entries ?? [] { read(node) }
    // A title alone is no form.
    if imported.items.count == 1 { imported.items = [] }
  }

  /// Adds the title of the issue, which each has.
  private mutating func addTitle(_ start: Node?) {
    var field = ImportedForm.Item(naming.name(like: "title"), type: "text", at: start?.mark)
    field.keys.append(("label", "Title"))
    field.set("default", start?.text)
    _ = field.add("required")
    imported.items.append(field)
    imported.heading = "{\(field.name)}"
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
    case "markdown": addNote(attributes["value"]?.text ?? "", at: attributes.mark)
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

  private mutating func addNote(_ text: String, at mark: Mark? = nil) {
    let note = text.asNote
    if note.isEmpty { return }
    imported.items.append(
      .init(keys: [("note", ImportedForm.block(note.withBracesAsText, indent: 6))], mark: mark)
    )
  }

  /// Returns an entry with the common parts of all elements, given the attribute keys that are
  /// read.
  private mutating func entry(
    _ node: Node,
    _ attributes: Node,
    type: String,
    reading keys: [String]
  ) -> ImportedForm.Item {
    let label = attributes["label"]?.text?.asPlainLine ?? ""
    let id = node["id"]?.text
    let mark = node["id"]?.mark ?? node.mark
    let given = id.map { imported.name(like: $0, at: mark, &naming) }
    let name = given?.name ?? naming.name(like: label)
    for entry in attributes.members where !(["label", "description"] + keys).contains(entry.name) {
      omit(entry)
    }
    for entry in node["validations"]?.members ?? [] where entry.name != "required" { omit(entry) }
    var field = ImportedForm.Item(keys: [("id", name.yaml), ("type", type)], mark: node.mark)
    field.set("label", label)
    field.set("help", attributes["description"]?.text?.asPlainText)
    if isTrue(node["validations"]?["required"], named: "required") { _ = field.add("required") }
    field.nameMember(given?.member)
    return field
  }

  /// Returns whether a key is true, and reports one that is neither true nor false.
  private mutating func isTrue(_ node: Node?, named key: String) -> Bool {
    guard let node else { return false }
    if let truth = node.truth { return truth }
    let found = node.text.map(\.quoted) ?? node.kindWords
    imported.notes.append(
      Finding(node.mark, "\(key), which is \(found), not true or false, is left out")
    )
    return false
  }

  private mutating func readText(_ node: Node, _ attributes: Node, as type: String) {
    var field = entry(node, attributes, type: type, reading: ["placeholder", "value", "render"])
    if type == "textarea" { field.set("code", attributes["render"]?.text) }
    let placeholder = attributes["placeholder"]?.text?.trimmingLineBreaks
    field.set("placeholder", placeholder.map(String.init))
    field.set("default", attributes["value"]?.text)
    imported.items.append(field)
  }

  private mutating func readDropdown(_ node: Node, _ attributes: Node) {
    let isMultiple = isTrue(attributes["multiple"], named: "multiple")
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
        imported.notes.append(Finding(start.mark, "default, which is not an option, is left out"))
      }
    }
    imported.items.append(field)
  }

  /// Boxes become one list; if some must be checked, they become a group of toggles.
  private mutating func readCheckboxes(_ node: Node, _ attributes: Node) {
    let options = attributes["options"]?.entries ?? []
    let isRequired = options.map { isTrue($0["required"], named: "required") }
    guard isRequired.contains(true) else { return readFreeBoxes(node, attributes, options) }
    var group = entry(node, attributes, type: "", reading: ["options"])
    group.keys = [("group", group.name)] + group.keys.filter { $0.name == "label" }
    group.rules = []
    if let note = attributes["description"]?.text?.asNote, !note.isEmpty {
      let block = ImportedForm.block(note.withBracesAsText, indent: 10)
      group.fields.append(.init(keys: [("note", block)]))
    }
    var names = FieldNaming()
    for (option, isRequired) in zip(options, isRequired) {
      guard let words = boxLabel(of: option) else { continue }
      var field = ImportedForm.Item(
        names.name(like: words.shortened),
        type: "toggle",
        at: option.mark
      )
      field.set("label", words)
      if isRequired { _ = field.add("accepted") }
      group.fields.append(field)
    }
    guard !group.fields.isEmpty else { return }
    imported.items.append(group)
  }

  /// Returns the label of a box, and reports one that has none.
  private mutating func boxLabel(of option: Node) -> String? {
    let words = option["label"]?.text?.asPlainLine ?? ""
    if !words.isBlank { return words }
    imported.notes.append(Finding(option.mark, "a checkbox without a label is left out"))
    return nil
  }

  private mutating func readFreeBoxes(_ node: Node, _ attributes: Node, _ options: [Node]) {
    var labels: [String] = []
    for option in options {
      guard let words = boxLabel(of: option) else { continue }
      if labels.contains(words) {
        imported.notes.append(Finding(option.mark, "the option \(words.quoted) is left out"))
      } else {
        labels.append(words)
      }
    }
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

extension String {
  /// The first words of a sentence, without those in parentheses.
  fileprivate var shortened: String {
    var short = ""
    for word in replacing(/\([^)]*\)/, with: "").split(separator: " ") {
      guard short.count + word.count < 32 else { break }
      short += short.isEmpty ? word : " " + word
    }
    return short.isEmpty ? self : short
  }
}
