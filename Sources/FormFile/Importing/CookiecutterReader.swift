import FormValidation
import SourceText

/// Reads the questions of a Cookiecutter template: `cookiecutter.json`.
/// - Source: Cookiecutter 2, "Advanced Usage": choice, boolean, dictionary, private and
///   human-readable prompt variables.
struct CookiecutterReader {
  static let kind = ImportKind(
    name: "cookiecutter",
    title: "cookiecutter.json",
    summary: "the variables, with choices and prompts"
  ) { root, file in
    if file.hasSuffix("cookiecutter.json") { return true }
    return root.members.contains { $0.name == "__prompts__" || $0.name == "_copy_without_render" }
      || root.hasText { $0.contains("cookiecutter.") && $0.hasExpressions }
  } read: {
    CookiecutterReader($0).imported
  }

  /// The form.
  private(set) var imported = ImportedForm()

  private var naming = FieldNaming()

  /// The questions by variable.
  private let prompts: Node?

  /// The fields so far, by variable.
  private var fields: [String: ImportedForm.Item] = [:]

  /// Reads the variables of a template.
  init(_ root: Node) {
    imported.title = "Questions"
    prompts = root["__prompts__"]
    for entry in root.members where entry.name != "__prompts__" {
      if entry.name.hasPrefix("__") {
        readComputed(entry)
      } else if entry.name.hasPrefix("_") {
        imported.annotations.append((entry.name, entry.mark))
      } else {
        read(entry)
      }
    }
  }

  private mutating func read(_ entry: Node.Entry) {
    let name = naming.name(like: entry.name)
    let type: String
    switch entry.value.content {
    case .scalar(.bool): type = "toggle"
    case .scalar(.number): type = "number"
    case .list: type = "select"
    case .mapping: type = "textarea"
    case .scalar: type = "text"
    }
    var field = ImportedForm.Item(name, type: type, at: entry.mark)
    let prompt = prompts?[entry.name]
    field.set(
      "label",
      (prompt?.text ?? prompt?["__prompt__"]?.text)?.withoutColors ?? entry.name.asLabel
    )
    if type == "select" {
      guard let options = options(entry.value, labeled: prompt) else {
        return imported.note(entry.mark, "\(name), without choices, is left out")
      }
      field.keys.append(("options", "[\(options.map(\.yaml).joined(separator: ", "))]"))
      _ = field.start(with: options[0].value)
    } else {
      setDefault(entry, in: &field)
    }
    field.nameMember(entry.name)
    fields[entry.name] = field
    imported.items.append(field)
  }

  /// Returns the options, with the labels of a prompt; `nil` if there are none.
  private mutating func options(
    _ list: Node,
    labeled prompt: Node?
  ) -> [(value: String, yaml: String)]? {
    var seen: Set<String> = []
    let options = list.entries.compactMap { node -> (String, String)? in
      guard let text = node.spelledText, !text.isBlank, !text.hasExpressions,
        seen.insert(text).inserted
      else {
        imported.note(node.mark, "the option \(node.shortYAML) is left out")
        return nil
      }
      guard let label = prompt?[text]?.text?.withoutColors else { return (text.yaml, text.yaml) }
      return (text.yaml, "{value: \(text.yaml), label: \(label.yaml)}")
    }
    return options.isEmpty ? nil : options
  }

  private mutating func setDefault(_ entry: Node.Entry, in field: inout ImportedForm.Item) {
    let node = entry.value
    if case .mapping = node.content {
      _ = field.add("json")
      _ = field.start(with: node.json.yaml(isAlone: true))
      return
    }
    guard !node.value.isBlank else { return }
    switch node.text.map(JinjaExpression(fields: fields, prefix: "cookiecutter.").text) {
    case .some(.composed(let text)?) where field.type == "text":
      field.keys.append(("default", text.yaml))
    case .some(nil), .some(.composed?):
      imported.note(node.mark, "default of \(field.name), a template, is left out")
    case .some(.field(let other)?): field.keys.append(("default", "{field: \(other)}"))
    case .some(.plain(let text)?): _ = field.start(with: text.yaml(isAlone: true))
    case nil: _ = field.start(with: node.value.yaml)
    }
  }

  /// Adds a variable that is rendered but never asked for.
  private mutating func readComputed(_ entry: Node.Entry) {
    let jinja = JinjaExpression(fields: fields, prefix: "cookiecutter.")
    let name = naming.name(like: entry.name)
    let value: String? =
      switch entry.value.text.map(jinja.text) {
      case .some(.plain(let text)?), .some(.composed(let text)?): text.isBlank ? nil : text.yaml
      case .some(.field(let other)?): "{field: \(other)}"
      case .some(nil): nil
      case nil: entry.value.isNull ? nil : entry.value.value.yaml
      }
    guard let value else {
      return imported.note(entry.mark, "\(entry.name), which a template computes, is left out")
    }
    var item = ImportedForm.Item(
      keys: [("hidden", name.yaml), ("value", value)],
      mark: entry.mark
    )
    item.nameMember(entry.name)
    fields[entry.name] = item
    imported.items.append(item)
  }
}

extension String {
  /// The text without marks of colors: `[bold]Name[/bold]`.
  fileprivate var withoutColors: String { replacing(/\[\/?[a-z]+( [a-z]+)*\]/, with: "") }
}
