import FormValidation
import Forms
import SourceText

/// Reads the questions of a Cookiecutter template: `cookiecutter.json`.
/// - Source: Cookiecutter 2, "Advanced Usage": choice, boolean, dictionary, private and
///   human-readable prompt variables.
struct CookiecutterReader {
  static let kind = ImportKind(
    name: "cookiecutter",
    title: "cookiecutter.json",
    summary: "the variables, with choices and prompts",
    fileNames: ["cookiecutter.json"]
  ) { root in
    root.members.contains { $0.name == "__prompts__" || $0.name == "_copy_without_render" }
      || root.hasText { $0.contains("cookiecutter.") && $0.hasExpressions }
  } read: {
    CookiecutterReader($0).questions.imported
  }

  /// The questions so far.
  private var questions = TemplateQuestions(prefix: "cookiecutter.")

  /// The questions in words by variable.
  private let prompts: Node?

  /// Reads the variables of a template.
  init(_ root: Node) {
    prompts = root["__prompts__"]
    for entry in root.members where entry.name != "__prompts__" {
      if entry.name.hasPrefix("__") {
        questions.appendHidden(entry.value, for: entry)
      } else if entry.name.hasPrefix("_") {
        questions.annotate(entry)
      } else {
        read(entry)
      }
    }
    for prompt in prompts?.members ?? [] where root[prompt.name] == nil {
      let words = "the prompt of \(prompt.name), which is no variable, is left out"
      questions.imported.note(prompt.mark, words)
    }
  }

  private mutating func read(_ entry: Node.Entry) {
    let name = questions.name(of: entry)
    let type =
      switch entry.value.content {
      case .scalar(.bool): "toggle"
      case .scalar(.number): "number"
      case .list: "select"
      case .mapping: "textarea"
      case .scalar: "text"
      }
    var field = ImportedForm.Item(name, type: type, at: entry.mark)
    let prompt = prompts?[entry.name]
    let label = (prompt?.text ?? prompt?["__prompt__"]?.text)?.withoutColors
    if label == nil, let prompt, prompt.members.isEmpty {
      questions.imported.note(prompt.mark, "the prompt of \(name), which is no text, is left out")
    }
    field.set("label", label ?? entry.name.asLabel)
    switch type {
    case "select":
      omitPrompts(prompt, of: entry)
      let choices = entry.value.entries.map { node in
        (label: node.spelledText.flatMap { prompt?[$0]?.text?.withoutColors }, value: node)
      }
      let options = questions.options(choices)
      guard let first = options.first else {
        return questions.imported.note(entry.mark, "\(name), without choices, is left out")
      }
      field.keys.append(("options", "[\(options.map(\.yaml).joined(separator: ", "))]"))
      field.keys.append(("default", first.value))
    case "textarea":
      _ = field.add("json")
      let json = entry.value.json.withBracesAsText.yaml(isAlone: true)
      questions.setDefault(entry.value, in: &field, as: json)
    default:
      let text = entry.value.text?.withBracesAsText.yaml(isAlone: true)
      questions.setDefault(entry.value, in: &field, as: text ?? entry.value.value.yaml)
    }
    questions.append(field, for: entry)
  }

  /// Notes the prompts of choices that there are not.
  private mutating func omitPrompts(_ prompt: Node?, of entry: Node.Entry) {
    let choices = entry.value.entries.compactMap(\.spelledText) + ["__prompt__"]
    for choice in prompt?.members ?? [] where !choices.contains(choice.name) {
      let words = "the prompt of \(choice.name.quoted), which is no choice of \(entry.name),"
      questions.imported.note(choice.mark, "\(words) is left out")
    }
  }
}

extension String {
  /// The text without marks of colors: `[bold]Name[/bold]`.
  fileprivate var withoutColors: String { replacing(/\[\/?[a-z]+( [a-z]+)*\]/, with: "") }
}
