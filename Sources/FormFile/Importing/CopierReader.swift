import FormValidation
import Forms
import SourceText

/// Reads the questions of a Copier template: `copier.yml`.
/// - Source: Copier 9, "Configuring a template", "Questions".
struct CopierReader {
  static let kind = ImportKind(
    name: "copier",
    title: "copier.yml",
    summary: "the questions, with choices and most conditions",
    fileNames: ["copier.yml", "copier.yaml"]
  ) { root in
    root["fields"] == nil
      && root.members.contains { entry in
        let keys = entry.value.members.map(\.name)
        return !entry.name.hasPrefix("_") && !keys.isEmpty
          && keys.allSatisfy { known.contains($0) || shown.contains($0) }
      }
  } read: {
    CopierReader($0).questions.imported
  }

  /// The questions so far.
  private var questions = TemplateQuestions()

  /// The names of questions whose answers are secrets.
  private let secrets: Set<String>

  /// Reads the questions of a template.
  init(_ root: Node) {
    secrets = Set((root["_secret_questions"]?.entries ?? []).compactMap(\.text))
    for entry in root.members {
      if entry.name == "_message_before_copy", let text = entry.value.text, !text.hasExpressions {
        questions.imported.intro = text
      } else if entry.name == "_secret_questions" {
        omitSecrets(entry.value, among: root)
      } else if entry.name.hasPrefix("_") {
        questions.annotate(entry)
      } else {
        read(entry)
      }
    }
  }

  /// Notes secrets that are no questions.
  private mutating func omitSecrets(_ list: Node, among root: Node) {
    for node in list.entries where node.text.map({ root[$0] == nil }) ?? true {
      questions.imported.note(node.mark, "\(node.shortYAML), a secret, is no question")
    }
  }

  private mutating func read(_ entry: Node.Entry) {
    var question = entry.value
    if case .mapping = question.content {
    } else {
      let start = Node.Entry(name: "default", mark: entry.mark, value: entry.value)
      question = Node(.mapping([start]), at: entry.value.mark)
    }
    let given = question["type"]?.text ?? question["default"]?.copierType ?? "str"
    if question["when"]?.copierTruth == false {
      let start = question["default"] ?? Node(.scalar(.null), at: entry.mark)
      let isOn = given == "bool" ? start.copierTruth : nil
      return questions.appendHidden(start, as: isOn.map { "\($0)" }, for: entry)
    }
    let name = questions.name(of: entry)
    let type = CopierReader.types[given]
    if type == nil {
      let words = "type \(given.quoted) of \(name) is not known; it is asked for as text"
      questions.imported.note(question["type"]?.mark ?? entry.mark, words)
    }
    var field = ImportedForm.Item(name, type: type ?? "text", at: entry.mark)
    if let choices = question["choices"] {
      addChoices(choices, of: question, given, to: &field)
    } else if let multiple = question.members.first(where: { $0.name == "multiselect" }) {
      questions.annotate(multiple)
    }
    addKind(question, isSecret: secrets.contains(entry.name), to: &field)
    if given == "int" { _ = field.add("integer") }
    if given == "json" { _ = field.add("json") }
    if given == "yaml", field.type == "textarea", let mark = question["type"]?.mark {
      questions.imported.note(mark, "type yaml of \(name) is asked for as text")
    }
    finish(field, question, entry)
  }

  private static let types = [
    "str": "text", "bool": "toggle", "int": "number", "float": "number", "json": "textarea",
    "yaml": "textarea", "path": "path",
  ]

  /// Makes a text a secret or a text of several lines.
  private mutating func addKind(
    _ question: Node,
    isSecret: Bool,
    to field: inout ImportedForm.Item
  ) {
    let isText = field.type == "text" || field.type == "textarea"
    for (key, type) in [("multiline", "textarea"), ("secret", "password")] {
      let node = question[key]
      let isOn = node?.copierTruth ?? (key == "secret" && isSecret)
      if isOn || key == "secret" && isSecret, isText {
        field.keys[1].yaml = type
      } else if isOn && field.type != type || node != nil && node?.copierTruth == nil {
        let mark = node?.mark ?? field.mark ?? question.mark
        questions.imported.note(mark, "\(key) of \(field.name) is left out")
      }
    }
  }

  /// Adds what fields of every type have, and the field to the form.
  private mutating func finish(
    _ field: ImportedForm.Item,
    _ question: Node,
    _ entry: Node.Entry
  ) {
    var field = field
    let help = question["help"]?.text?.trimmingSpaces ?? ""
    var lines = help.hasExpressions ? [] : help.split { $0.isNewline }.map(String.init)
    for key in ["help", "placeholder"] {
      guard let node = question[key], node.spelledText.map(\.hasExpressions) ?? !node.isNull else {
        continue
      }
      questions.imported.note(node.mark, "\(key) of \(field.name), a template, is left out")
    }
    let label = lines.isEmpty ? entry.name.asLabel : lines.removeFirst()
    field.set("label", label)
    field.set("help", lines.joined(separator: "\n"))
    field.set(
      "placeholder",
      question["placeholder"]?.spelledText.flatMap { $0.hasExpressions ? nil : $0 }
    )
    let start = question["default"]
    if start == nil, field.type != "toggle", field.type != "checklist" {
      _ = field.add("required")
    }
    if let validator = question["validator"], !validator.value.isBlank {
      add(validator, of: entry.name, to: &field)
    }
    if let start { setDefault(question["choices"]?.choice(labeled: start) ?? start, in: &field) }
    addCondition(question, to: &field)
    for other in question.members where !CopierReader.known.contains(other.name) {
      questions.annotate(other)
    }
    questions.append(field, for: entry)
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
    _ given: String,
    to field: inout ImportedForm.Item
  ) {
    if choices.text != nil {
      let words = "choices of \(field.name), a template, are left out"
      return questions.imported.note(choices.mark, words)
    }
    let isMultiple = question["multiselect"]?.copierTruth == true
    if let multiple = question["multiselect"], multiple.copierTruth == nil {
      questions.imported.note(multiple.mark, "multiselect of \(field.name) is left out")
    }
    let pairs = choices.choices
    for choice in pairs {
      guard let validator = choice.given["validator"], !validator.value.isBlank else { continue }
      let words = "validator of the option \(choice.label?.quoted ?? "") is left out"
      questions.imported.note(validator.mark, words)
    }
    if given == "bool", !isMultiple, let labels = choices.switchLabels {
      if let on = labels[0], let off = labels[1] {
        field.set("on", on)
        field.set("off", off)
      }
      return
    }
    let isNumber = field.type == "number"
    let options = questions.options(pairs.map { ($0.label, $0.value) }) { node in
      isNumber ? node.value.yaml : node.spelledText?.yaml
    }
    guard !options.isEmpty else { return }
    field.keys[1].yaml = isMultiple ? "checklist" : "select"
    field.keys.append(("options", "[\(options.map(\.yaml).joined(separator: ", "))]"))
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
    questions.imported.note(validator.mark, "validator of \(field.name) is left out")
  }

  private mutating func addCondition(_ question: Node, to field: inout ImportedForm.Item) {
    guard let when = question["when"], when.copierTruth != true, !when.isNull else { return }
    guard let condition = when.text.flatMap(questions.jinja.condition) else {
      let words = "when of \(field.name) is left out; it is always asked"
      return questions.imported.note(when.mark, words)
    }
    field.keys.append(("when", condition))
  }

  private mutating func setDefault(_ node: Node, in field: inout ImportedForm.Item) {
    let text = node.spelledText
    let yaml: String? =
      switch field.type {
      case "password": nil
      case "toggle": node.copierTruth.map { "\($0)" }
      case "number": text.flatMap { Number($0) }?.description
      case "select":
        [node.value.yaml, text?.yaml].compactMap(\.self).first { yaml in
          var started = field
          return started.start(with: yaml)
        }
      case "checklist":
        Value.list((node.isList ? node.entries : [node]).compactMap(\.spelledText).map(Value.text))
          .yaml
      default: (text ?? node.json).withBracesAsText.yaml(isAlone: true)
      }
    questions.setDefault(node, in: &field, as: yaml)
  }
}

extension Node {
  /// The choices: a list of values or of pairs of a label and a value, or a mapping of labels to
  /// values, each of which may be given with a validator.
  fileprivate var choices: [(label: String?, value: Node, given: Node)] {
    let pairs: [(String?, Node)] =
      isList
      ? entries.map { node in
        let pair = node.entries
        return pair.count == 2 ? (pair[0].spelledText, pair[1]) : (nil, node)
      } : members.map { ($0.name, $0.value) }
    return pairs.map { ($0, $1["value"] ?? $1, $1) }
  }

  /// The labels of the choice of true and of that of false, if there are just these two.
  fileprivate var switchLabels: [String?]? {
    let all = choices.map { ($0.value.copierTruth, $0.label) }
    guard all.count == 2, let on = all.first(where: { $0.0 == true }),
      let off = all.first(where: { $0.0 == false })
    else { return nil }
    return [on.1, off.1]
  }

  /// Returns the value of a choice among these whose label a default is.
  fileprivate func choice(labeled node: Node) -> Node? {
    node.text.flatMap { label in choices.first { $0.label == label }?.value }
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

  /// The boolean that Copier reads a value as; `nil` for any other.
  fileprivate var copierTruth: Bool? {
    var word = (spelledText ?? "").lowercased().trimmingSpaces
    if word.hasPrefix("{{"), word.hasSuffix("}}") {
      word = String(word.dropFirst(2).dropLast(2)).trimmingSpaces
    }
    if ["y", "yes", "t", "true", "on", "1"].contains(word) { return true }
    return ["n", "no", "f", "false", "off", "0"].contains(word) ? false : truth
  }
}
