import FormValidation
import SourceText

/// Reads the inputs of tasks, launch configurations and servers of Visual Studio Code.
/// - Source: Visual Studio Code, "Variables reference", "Input variables".
struct EditorInputsReader {
  static let kind = ImportKind(
    name: "vscode",
    title: "VS Code's inputs",
    summary: "the inputs of VS Code in tasks.json, launch.json or mcp.json"
  ) { root in
    root.inputs.contains { types.contains($0["type"]?.text ?? "") }
  } read: {
    EditorInputsReader($0).imported
  }

  private static let types = ["promptString", "pickString", "command"]

  /// The form.
  private(set) var imported = ImportedForm()

  private var naming = FieldNaming()

  /// Reads the inputs in a root.
  init(_ root: Node) {
    imported.title = "Inputs"
    for input in root.inputs { read(input) }
  }

  private mutating func read(_ input: Node) {
    let given = input["id"]?.text ?? ""
    let (name, member) = imported.name(like: given, at: input.mark, &naming)
    let isSecret = input["password"]?.truth == true
    var field = ImportedForm.Item(name, type: isSecret ? "password" : "text", at: input.mark)
    field.set("label", input["description"]?.text ?? given.asLabel)
    var read = ["id", "type", "description", "default"]
    switch input["type"]?.text {
    case "promptString": read.append("password")
    case "pickString":
      read.append("options")
      guard let options = options(of: input, name) else { return }
      field.keys[1].yaml = "select"
      field.keys.append(("options", options))
    case "command":
      read += ["command", "args"]
      let command = input["command"]?.text ?? ""
      imported.note(input.mark, "\(name), which \(command) answers, is asked for as text")
    case let type:
      imported.note(input.mark, "unknown type \((type ?? "").quoted); \(name) is left out")
      return
    }
    if let start = input["default"], !start.value.isBlank {
      let yaml = start.spelledText?.yaml(isAlone: true)
      if isSecret || yaml.map({ !field.start(with: $0) }) ?? true {
        let reason = isSecret ? "a secret" : "which the field does not accept"
        imported.note(start.mark, "default, \(reason), is left out")
      }
    }
    for entry in input.members where !read.contains(entry.name) {
      imported.annotations.append((entry.name, entry.mark))
    }
    field.nameMember(member)
    imported.items.append(field)
  }

  /// Returns the options in YAML; `nil` if there are none.
  private mutating func options(of input: Node, _ name: String) -> String? {
    var seen: Set<String> = []
    let options = (input["options"]?.entries ?? []).compactMap { node -> String? in
      let (label, text) = (node["label"]?.text, (node["value"] ?? node).spelledText)
      guard let text, !text.isBlank, seen.insert(text).inserted else {
        imported.note(node.mark, "the option \((text ?? "").quoted) is left out")
        return nil
      }
      if let label, label != text { return "{value: \(text.yaml), label: \(label.yaml)}" }
      return text.yaml
    }
    if options.isEmpty { imported.note(input.mark, "\(name), without options, is left out") }
    return options.isEmpty ? nil : "[\(options.joined(separator: ", "))]"
  }
}

extension Node {
  /// The inputs of a file, or of a part of it: those of settings and workspaces are in one.
  fileprivate var inputs: [Node] {
    if let inputs = self["inputs"], inputs.isList { return inputs.entries }
    return members.lazy.filter { ["tasks", "launch", "mcp", "settings"].contains($0.name) }
      .map(\.value.inputs).first { !$0.isEmpty } ?? []
  }
}
