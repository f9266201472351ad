import FormValidation
import SourceText

/// Reads the questions of a Copier template: `copier.yml`.
/// - Source: Copier 9, "Configuring a template", "Questions".
struct CopierReader {
  static let kind = ImportKind(
    name: "copier",
    title: "copier.yml",
    summary: "the questions, with choices and most conditions"
  ) { root, file in
    if ["copier.yml", "copier.yaml"].contains(where: file.hasSuffix) { return true }
    return root["fields"] == nil
      && root.members.contains { entry in
        let keys = entry.value.members.map(\.name)
        return !entry.name.hasPrefix("_") && !keys.isEmpty
          && keys.allSatisfy { known.contains($0) || shown.contains($0) }
      }
  } read: {
    CopierReader($0).imported
  }

  /// The form.
  private(set) var imported = ImportedForm()

  private var naming = FieldNaming()

  /// The fields so far, by the names of their questions.
  private var fields: [String: ImportedForm.Item] = [:]

  private var jinja: JinjaExpression { JinjaExpression(fields: fields) }

  /// Reads the questions of a template.
  init(_ root: Node) {
    imported.title = "Questions"
    for entry in root.members {
      if entry.name == "_message_before_copy", let text = entry.value.text, !text.hasExpressions {
        imported.intro = text
      } else if entry.name.hasPrefix("_") {
        imported.annotations.append((entry.name, entry.mark))
      } else {
        read(entry)
      }
    }
  }

  private mutating func read(_ entry: Node.Entry) {
    let name = naming.name(like: entry.name)
    guard case .mapping = entry.value.content else {
      let question = Node(
        .mapping([Node.Entry(name: "default", mark: entry.mark, value: entry.value)]),
        at: entry.value.mark
      )
      return read(question, name, entry)
    }
    read(entry.value, name, entry)
  }

  private mutating func read(_ question: Node, _ name: String, _ entry: Node.Entry) {
    if question["when"]?.truth == false || question["when"]?.text?.lowercased() == "false" {
      return readComputed(question, name, entry)
    }
    let given = question["type"]?.text ?? question["default"]?.copierType ?? "str"
    guard let type = CopierReader.types[given] else {
      let words = "type \(given.quoted) of \(name) is not known; it is asked for as text"
      imported.note(question["type"]?.mark ?? entry.mark, words)
      return finish(ImportedForm.Item(name, type: "text", at: entry.mark), question, entry)
    }
    var field = ImportedForm.Item(name, type: type, at: entry.mark)
    if type == "text" || type == "textarea" {
      if question["secret"]?.truth == true { field.keys[1].yaml = "password" }
      if question["multiline"]?.truth == true { field.keys[1].yaml = "textarea" }
    }
    if let choices = question["choices"] { addChoices(choices, of: question, to: &field) }
    if given == "int" { _ = field.add("integer") }
    if given == "json" { _ = field.add("json") }
    finish(field, question, entry)
  }

  private static let types = [
    "str": "text", "bool": "toggle", "int": "number", "float": "number", "json": "textarea",
    "yaml": "textarea", "path": "path",
  ]

  /// Adds what fields of every type have, and the field to the form.
  private mutating func finish(
    _ field: ImportedForm.Item,
    _ question: Node,
    _ entry: Node.Entry
  ) {
    var field = field
    let help = question["help"]?.text?.trimmingSpaces ?? ""
    var lines = help.hasExpressions ? [] : help.split { $0.isNewline }.map(String.init)
    if help.hasExpressions {
      imported.note(entry.mark, "help of \(field.name), a template, is left out")
    }
    let label = lines.isEmpty ? entry.name.asLabel : lines.removeFirst()
    field.set("label", label)
    field.set("help", lines.joined(separator: "\n"))
    field.set("placeholder", question["placeholder"]?.text.flatMap { $0.hasExpressions ? nil : $0 })
    let type = field.keys[1].yaml
    if type != "toggle", question["default"] == nil { _ = field.add("required") }
    if let validator = question["validator"] { add(validator, of: entry.name, to: &field) }
    let start = question["default"]
    setDefault(start.map { question["choices"]?.choice(labeled: $0) ?? $0 }, in: &field)
    addCondition(question, to: &field)
    for other in question.members where !CopierReader.known.contains(other.name) {
      imported.annotations.append((other.name, other.mark))
    }
    field.nameMember(entry.name)
    fields[entry.name] = field
    imported.items.append(field)
  }

  private static let known = [
    "type", "default", "help", "choices", "multiselect", "placeholder", "secret", "multiline",
    "validator", "when",
  ]

  /// The keys about how Copier asks.
  private static let shown = ["qmark", "use_search_filter", "use_shortcuts"]

  private mutating func addChoices(
    _ choices: Node,
    of question: Node,
    to field: inout ImportedForm.Item
  ) {
    let pairs: [(label: String?, value: Node)] =
      choices.isList
      ? choices.entries.map { node in
        let pair = node.entries
        return pair.count == 2 ? (pair[0].spelledText, pair[1]) : (nil, node)
      } : choices.members.map { ($0.name, $0.value["value"] ?? $0.value) }
    var seen: Set<String> = []
    let options = pairs.compactMap { label, node -> String? in
      guard let text = node.spelledText, !text.isBlank, !text.hasExpressions,
        seen.insert(text).inserted
      else {
        imported.note(node.mark, "the option \(label?.quoted ?? node.shortYAML) is left out")
        return nil
      }
      let isNumber = field.keys[1].yaml == "number"
      let value = isNumber ? node.value.yaml : text.yaml
      if let label, label != text { return "{value: \(value), label: \(label.yaml)}" }
      return value
    }
    guard !options.isEmpty else {
      if choices.text != nil {
        imported.note(choices.mark, "choices of \(field.name), a template, are left out")
      }
      return
    }
    let isMultiple = question["multiselect"]?.truth == true
    field.keys[1].yaml = isMultiple ? "checklist" : "select"
    field.keys.append(("options", "[\(options.joined(separator: ", "))]"))
  }

  /// Adds the rule that a validator checks, if it is a usual one, with its message.
  private mutating func add(_ validator: Node, of name: String, to field: inout ImportedForm.Item) {
    // Longer ones would be slow to search.
    let text = validator.text.flatMap { $0.utf8.count > 2_000 ? nil : $0 } ?? ""
    let block = /\s*\{%-?\s*if\s+not\s+(.*?)\s*-?%\}\s*(.*?)\s*\{%-?\s*endif\s*-?%\}\s*/
      .dotMatchesNewlines()
    if let parts = text.wholeMatch(of: block), !parts.2.contains("{{") {
      let message = parts.2.split { $0.isNewline }.joined(separator: " ").yaml
      let search = /\(?\s*(\w+)\s*\|\s*regex_search\(\s*r?(?:'([^']*)'|"([^"]*)")\s*\)\s*\)?/
      let raw = String(parts.1)
      if let match = raw.wholeMatch(of: search), String(match.1) == name {
        let pattern = PCREPattern(String(match.2 ?? match.3 ?? "").replacing("\\\\", with: "\\"))
          .text
        let rule = "{rule: pattern, matches: \(pattern.yaml), anchored: false, message: \(message)}"
        if field.add(rule) { return }
      }
      if raw == name, field.add("{rule: required, message: \(message)}") { return }
    }
    imported.note(validator.mark, "validator of \(field.name) is left out")
  }

  private mutating func addCondition(_ question: Node, to field: inout ImportedForm.Item) {
    guard let when = question["when"], when.truth != true else { return }
    guard let condition = when.text.flatMap(jinja.condition) else {
      return imported.note(when.mark, "when of \(field.name) is left out; it is always asked")
    }
    field.keys.append(("when", condition))
  }

  private mutating func setDefault(_ node: Node?, in field: inout ImportedForm.Item) {
    guard let node, !node.value.isBlank else { return }
    let type = field.keys[1].yaml
    switch node.text.map(jinja.text) {
    case .some(.composed(let text)?) where ["text", "textarea", "path"].contains(type):
      return field.keys.append(("default", text.yaml))
    case .some(nil), .some(.composed?):
      return imported.note(node.mark, "default of \(field.name), a template, is left out")
    case .some(.field(let other)?):
      return field.keys.append(("default", "{field: \(other)}"))
    case .some(.plain?), nil: break
    }
    let yaml: String? =
      switch type {
      case "password": nil
      case "toggle": node.truth.map { "\($0)" }
      case "number": node.spelledText.flatMap { Number($0) }?.description
      case "select": node.spelledText.map { Number($0) != nil ? node.value.yaml : $0.yaml }
      case "checklist":
        Value.list((node.isList ? node.entries : [node]).compactMap(\.spelledText).map(Value.text))
          .yaml
      default: (node.spelledText ?? node.json).yaml(isAlone: true)
      }
    if let yaml, field.start(with: yaml) { return }
    if let text = node.spelledText, field.start(with: text.yaml) { return }
    let reason = type == "password" ? "a secret" : "which the field does not accept"
    imported.note(node.mark, "default, \(reason), is left out")
  }

  /// Adds an answer that is never asked for.
  private mutating func readComputed(_ question: Node, _ name: String, _ entry: Node.Entry) {
    guard let start = question["default"], !start.value.isBlank else { return }
    let value: String? =
      switch start.text.map(jinja.text) {
      case .some(.plain(let text)?): text.yaml
      case .some(.field(let other)?): "{field: \(other)}"
      case .some(.composed(let text)?): text.yaml
      case .some(nil): nil
      case nil: start.value.yaml
      }
    guard let value else {
      return imported.note(entry.mark, "\(name), which a template computes, is left out")
    }
    var field = ImportedForm.Item(
      keys: [("hidden", name.yaml), ("value", value)],
      mark: entry.mark
    )
    field.nameMember(entry.name)
    fields[entry.name] = field
    imported.items.append(field)
  }
}

extension Node {
  /// Returns the value of a choice among these whose label a default is.
  fileprivate func choice(labeled node: Node) -> Node? {
    guard let label = node.text else { return nil }
    if let value = self[label] { return value["value"] ?? value }
    return entries.first { $0.entries.count == 2 && $0.entries[0].text == label }?.entries[1]
  }

  /// The type of question that a default implies.
  fileprivate var copierType: String {
    switch content {
    case .scalar(.bool): "bool"
    case .scalar(.number(let number)):
      spelling?.contains(".") == true || !number.isWhole ? "float" : "int"
    case .list, .mapping: "yaml"
    default: "str"
    }
  }
}
