import FormValidation
import Forms
import SourceText

/// The questions of a template of a project, whose texts are templates of Jinja.
struct TemplateQuestions {
  /// The form.
  var imported = ImportedForm(title: "Questions")

  /// What precedes the names of other questions in expressions: `cookiecutter.`.
  let prefix: String

  private var naming = FieldNaming()

  /// The fields so far, by the names of their questions.
  private var fields: [String: ImportedForm.Item] = [:]

  /// Creates an empty list of questions.
  init(prefix: String = "") { self.prefix = prefix }

  /// The expressions, which can name the questions so far.
  var jinja: JinjaExpression { JinjaExpression(fields: fields, prefix: prefix) }

  /// Returns a name for the field of a question.
  mutating func name(of entry: Node.Entry) -> String { naming.name(like: entry.name) }

  /// Notes a key that is not read.
  mutating func annotate(_ entry: Node.Entry) {
    imported.annotations.append((entry.name, entry.mark))
  }

  /// Adds the field of a question.
  mutating func append(_ field: ImportedForm.Item, for entry: Node.Entry) {
    var field = field
    field.nameMember(entry.name)
    fields[entry.name] = field
    imported.items.append(field)
  }

  /// Adds an answer that is never asked for: a text, which may be a template, or another value in
  /// YAML.
  mutating func appendHidden(_ node: Node, as yaml: String? = nil, for entry: Node.Entry) {
    guard !node.value.isBlank else {
      let words = "\(entry.name), which is never asked for, has no value; it is left out"
      return imported.note(entry.mark, words)
    }
    let value: String? =
      switch node.text.map(jinja.text) {
      case .some(.plain(let text)?): yaml ?? text.withBracesAsText.yaml
      case .some(.composed(let text)?): text.yaml
      case .some(.field(let other)?): "{field: \(other)}"
      case .some(nil): nil
      case nil: node.isTemplate ? nil : yaml ?? node.value.yaml
      }
    let name = name(of: entry)
    guard let value else {
      return imported.note(entry.mark, "\(name), which a template computes, is left out")
    }
    append(.init(keys: [("hidden", name.yaml), ("value", value)], mark: entry.mark), for: entry)
  }

  /// Returns options in YAML, each text once, without those that are templates.
  mutating func options(
    _ choices: [(label: String?, value: Node)],
    written: (Node) -> String? = { $0.spelledText?.yaml }
  ) -> [(value: String, yaml: String)] {
    var seen: Set<String> = []
    return choices.compactMap { label, node in
      guard let text = node.spelledText, !text.isBlank, !text.hasExpressions,
        label?.hasExpressions != true, let value = written(node), seen.insert(text).inserted
      else {
        imported.note(node.mark, "the option \(label?.quoted ?? node.shortYAML) is left out")
        return nil
      }
      guard let label, label != text else { return (value, value) }
      return (value, "{value: \(value), label: \(label.withBracesAsText.yaml)}")
    }
  }

  /// Sets the default of a field, with a note if it cannot have it.
  mutating func setDefault(_ node: Node, in field: inout ImportedForm.Item, as yaml: String?) {
    guard !node.value.isBlank else { return }
    let isText = ["text", "textarea", "path"].contains(field.type)
    switch node.text.map(jinja.text) {
    case .some(.composed(let text)?) where isText: field.keys.append(("default", text.yaml))
    case .some(.field(let other)?): field.keys.append(("default", "{field: \(other)}"))
    case .some(.plain?),
      nil where !node.isTemplate:
      if let yaml, field.start(with: yaml) { return }
      let reason = field.type == "password" ? "a secret" : "which the field does not accept"
      imported.note(node.mark, "default, \(reason), is left out")
    default: imported.note(node.mark, "default of \(field.name), a template, is left out")
    }
  }
}

extension Node {
  /// Whether a list or a mapping has templates in it.
  fileprivate var isTemplate: Bool { text == nil && hasText { $0.hasExpressions } }
}
