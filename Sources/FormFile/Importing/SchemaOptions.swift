import FormValidation
import Forms
import SourceText

/// The values that a schema lists, with their labels.
struct SchemaOptions {
  /// A value, with its label and help.
  struct Option {
    let value: Value
    var label: String?
    var help: String?
    var isDisabled = false
  }

  /// The options, in order, each once.
  private(set) var all: [Option] = []

  /// The options that are left out.
  private(set) var notes: [Finding] = []

  private var seen: Set<Value> = []

  /// The keywords that were read.
  private(set) var keywords: [String] = []

  /// The only value that there is; `nil` with options.
  private(set) var constant: Value?

  /// The keywords for labels beside a list of values.
  static let names = [
    "ui:enumNames", "enumNames", "x-enumNames", "x-enum-varnames", "x-enum-descriptions",
  ]

  /// Creates the options of `enum`, of `const`, or of alternatives that are constants; `nil` if the
  /// values are not listed.
  init?(of schema: Node) {
    if let node = schema["const"] {
      guard node.isOption else { return nil }
      (constant, keywords) = (node.value, ["const"])
      // An only value is one of several, too.
      let isListed = schema["enum"]?.entries.contains { $0.value == node.value } ?? false
      if isListed { keywords.append("enum") }
    } else if let nodes = schema["enum"]?.entries {
      guard nodes.contains(where: \.isOption) else { return nil }
      keywords = ["enum"] + SchemaOptions.names
      let labels = SchemaOptions.names.dropLast().compactMap { schema[$0]?.entries }.first ?? []
      let disabled = Set((schema.ui("enumDisabled")?.entries ?? []).map(\.value))
      let help = schema["x-enum-descriptions"]?.entries ?? []
      for (index, node) in nodes.enumerated() {
        let isDisabled = disabled.contains(node.value)
        add(node, label: labels.texts(index), help: help.texts(index), isDisabled: isDisabled)
      }
    } else if let key = ["oneOf", "anyOf"].first(where: { schema[$0] != nil }),
      let alternatives = schema[key]?.entries, !alternatives.isEmpty,
      alternatives.allSatisfy({ $0.constants != nil })
    {
      keywords = [key]
      var counts: [Value: Int] = [:]
      for node in alternatives {
        for value in Set((node.constants ?? []).map(\.value)) { counts[value, default: 0] += 1 }
      }
      for node in alternatives {
        for constant in node.constants ?? [] {
          if key == "oneOf", counts[constant.value] != 1 {
            omit(constant, of: "oneOf, which two alternatives have,")
          } else if !seen.contains(constant.value) {
            add(constant, label: node["title"]?.text, help: node["description"]?.text)
          }
        }
      }
    } else {
      return nil
    }
  }

  private mutating func add(
    _ node: Node,
    label: String?,
    help: String?,
    isDisabled: Bool = false
  ) {
    if node.isOption, seen.insert(node.value).inserted {
      let isOwn = label == nil || label == node.text
      let label = isOwn ? nil : label
      return all.append(
        Option(value: node.value, label: label, help: help, isDisabled: isDisabled)
      )
    }
    if node.isNull { return }
    omit(node, of: node.isOption ? "enum, which is given twice," : keywords[0])
  }

  private mutating func omit(_ node: Node, of keyword: String) {
    let words = "the option \(node.shortYAML) of \(keyword) is left out"
    notes.append(Finding(node.mark, words))
  }

  /// Makes options that nothing can be an answer with impossible to choose.
  mutating func disable(_ values: Set<Value>) {
    for index in all.indices where values.contains(all[index].value) {
      all[index].isDisabled = true
    }
  }

  /// The values in YAML.
  var values: String { Value.list(constant.map { [$0] } ?? all.map(\.value)).yaml }

  /// The options in YAML.
  var yaml: String {
    let items = all.map { option in
      var parts = [("label", option.label), ("help", option.help)].compactMap { key, text in
        text.map { "\(key): \($0.withBracesAsText.yaml)" }
      }
      if option.isDisabled { parts.append("disabled: true") }
      if parts.isEmpty { return option.value.yaml }
      return "{value: \(option.value.yaml), \(parts.joined(separator: ", "))}"
    }
    return "[\(items.joined(separator: ", "))]"
  }
}

extension Node {
  /// Whether it can be an option.
  fileprivate var isOption: Bool {
    switch content {
    case .scalar(.text(let text)): !text.isBlank
    case .scalar(.number): true
    default: false
    }
  }

  /// The values of a schema that lists them and restricts nothing else.
  fileprivate var constants: [Node]? {
    let others = JSONSchemaReader.restricting.subtracting(["const", "enum"])
    guard !members.contains(where: { others.contains($0.name) }) else { return nil }
    if let constant = self["const"] { return [constant] }
    return self["enum"]?.entries
  }
}

extension [Node] {
  /// Returns the text at an index, if there is one.
  fileprivate func texts(_ index: Int) -> String? {
    indices.contains(index) ? self[index].text : nil
  }
}
