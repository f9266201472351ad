import FormValidation
import SourceText

/// Reads a survey of AWX or the automation controller: its `spec`, or the `survey_spec` of a job
/// template.
/// - Source: AWX API Guide, "Survey Specifications", and the types that `survey_spec` allows.
struct SurveyReader {
  static let kind = ImportKind(
    name: "awx",
    title: "an AWX survey",
    summary: "the questions of an AWX survey, also in a job template"
  ) { root in
    root.surveys.contains { $0["spec"]?.entries.contains { $0["variable"] != nil } ?? false }
  } read: {
    SurveyReader($0).imported
  }

  /// The form.
  private(set) var imported = ImportedForm()

  private var naming = FieldNaming()

  /// Reads the first survey in a root.
  init(_ root: Node) {
    let surveys = root.surveys
    for other in surveys.dropFirst() { imported.note(other.mark, "another survey is left out") }
    guard let survey = surveys.first else { return }
    imported.omitsUnanswered = true
    imported.title = (survey["name"]?.spelledText).flatMap { $0.isBlank ? nil : $0 } ?? "Survey"
    imported.intro = survey["description"]?.spelledText
    for question in survey["spec"]?.entries ?? [] { read(question) }
  }

  private mutating func read(_ question: Node) {
    let given = question["variable"]?.spelledText ?? question["question_name"]?.spelledText ?? ""
    let (name, member) = imported.name(like: given, at: question.mark, &naming)
    let kind = question["type"]?.text ?? "text"
    guard let type = SurveyReader.types[kind] else {
      imported.note(question.mark, "unknown type \(kind.quoted); \(name) is left out")
      return
    }
    var field = ImportedForm.Item(name, type: type, at: question.mark)
    field.set("label", question["question_name"]?.spelledText)
    field.set("help", question["question_description"]?.spelledText)
    if type == "select" || type == "checklist" {
      let choices = question["choices"].map(\.lines) ?? []
      guard !choices.isEmpty else {
        imported.note(question.mark, "\(name), without choices, is left out")
        return
      }
      field.keys.append(("options", Value.list(choices.map(Value.text)).yaml))
    }
    if question["required"]?.truth == true { _ = field.add("required") }
    addLimits(of: question, of: type, to: &field)
    if kind == "integer" { _ = field.add("integer") }
    if kind == "json" { _ = field.add("json") }
    setDefault(question["default"], of: type, in: &field)
    let known = [
      "variable", "question_name", "question_description", "type", "choices", "required", "min",
      "max", "default",
    ]
    for entry in question.members where !known.contains(entry.name) {
      imported.annotations.append((entry.name, entry.mark))
    }
    field.nameMember(member)
    imported.items.append(field)
  }

  private static let types = [
    "text": "text", "textarea": "textarea", "password": "password", "integer": "number",
    "float": "number", "multiplechoice": "select", "multiselect": "checklist", "json": "textarea",
  ]

  /// Adds the limits of a number, or of the length of a text; 0 and an empty text are none.
  private func addLimits(of question: Node, of type: String, to field: inout ImportedForm.Item) {
    let limits = ["min", "max"].compactMap { key -> (String, String)? in
      guard let text = question[key]?.spelledText, let number = Number(text) else { return nil }
      return (key, number.description)
    }
    switch type {
    case "number": field.keys += limits.map { (name: $0.0, yaml: $0.1) }
    case "text", "textarea", "password":
      let lengths = limits.filter { $0 != ("min", "0") }.map { "\($0.0): \($0.1)" }
      if !lengths.isEmpty { _ = field.add("length: {\(lengths.joined(separator: ", "))}") }
    default: break
    }
  }

  private mutating func setDefault(
    _ node: Node?,
    of type: String,
    in field: inout ImportedForm.Item
  ) {
    guard let node, !node.value.isBlank else { return }
    let yaml: String? =
      switch type {
      case "password": nil
      case "number": node.spelledText.flatMap { Number($0) }?.description
      case "checklist": Value.list(node.lines.map(Value.text)).yaml
      default: node.spelledText?.yaml(isAlone: true) ?? node.json.yaml
      }
    if let yaml, field.start(with: yaml) { return }
    let reason = type == "password" ? "a secret" : "which the field does not accept"
    imported.note(node.mark, "default, \(reason), is left out")
  }
}

extension Node {
  /// The surveys in an export: the node itself, or those in job templates in it.
  fileprivate var surveys: [Node] {
    if let spec = self["spec"], spec.isList { return [self] }
    if isList, entries.contains(where: { $0["variable"] != nil && $0["question_name"] != nil }) {
      return [Node(.mapping([Entry(name: "spec", mark: mark, value: self)]), at: mark)]
    }
    switch content {
    case .scalar: return []
    case .list(let nodes): return nodes.flatMap(\.surveys)
    case .mapping(let entries): return entries.flatMap(\.value.surveys)
    }
  }

  /// The items of a list, or the lines of a text, without blank ones and repetitions.
  fileprivate var lines: [String] {
    let all =
      isList
      ? entries.compactMap(\.spelledText)
      : (spelledText ?? "").split(whereSeparator: \.isNewline).map(String.init)
    var seen: Set<String> = []
    return all.filter { !$0.isBlank && seen.insert($0).inserted }
  }
}
