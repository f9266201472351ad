package import FormValidation
package import Forms
package import SourceText

/// A single question, with the settings of a field as given on a command line.
package struct Question: Sendable {
  /// The name of its answer.
  package static let field: FieldID = "answer"

  /// What precedes a type in advice.
  static let typeKey = "--type "

  /// A setting with its name in diagnostics.
  private struct Setting {
    let name: String
    let key: String
    let text: String
  }

  private var settings: [Setting] = []
  private var rules: [Setting] = []
  private var defaults: [Setting] = []
  private let type: Setting

  /// The options to choose from, each its value or an object with it; `nil` unless they are given
  /// separately from the type.
  private let options: [Value]?

  /// The values of options that are chosen at first.
  private let chosen: [Value]

  /// Creates a question.
  /// - Parameters:
  ///   - label: The label.
  ///   - type: A type of widget, alone or with its settings: `slider: {min: 0, max: 10}`.
  ///   - options: The options to choose from, each its value or an object with it; `nil` unless they
  ///     are given separately from the type.
  ///   - chosen: The values of options that are chosen at first.
  package init(_ label: String, type: String, options: [Value]? = nil, chosen: [Value] = []) {
    self.type = Setting(name: "--type", key: "type", text: type)
    (self.options, self.chosen) = (options, chosen)
    settings.append(Setting(name: "label", key: "label", text: label))
  }

  /// Adds a rule, written as in a form file.
  package mutating func add(rule: String) {
    rules.append(Setting(name: "--rule", key: "rules", text: rule))
  }

  /// Adds an initial answer; several are the items of a list.
  package mutating func add(default text: String) {
    defaults.append(Setting(name: "--default", key: "default", text: text))
  }

  /// Sets a text or a number of the widget, as in a form file, under the name of an option.
  package mutating func set(_ key: String, _ text: String?, by option: String) {
    if let text { settings.append(Setting(name: option, key: key, text: text)) }
  }
}

extension Question {
  /// Returns the form of the question, created like one in a file.
  /// - Throws: The errors in the settings, in the text of each.
  package func form(
    in language: Language,
    extensions: FormExtensions = FormExtensions()
  ) throws(Diagnostics) -> Form {
    var texts = SettingTexts()
    let typeNode = try texts.node(yaml: type.text, named: type.name)
    let (kindNode, keys) = Question.parts(of: typeNode)
    if kindNode.text == "password", let given = defaults.first {
      // Without an excerpt, which would show the secret.
      let words = "a secret on the command line can be read by others; remove it"
      throw SourceText("", file: given.name)
        .failure([Finding(Mark(line: 1, column: 1), words)])
    }
    var entries = entries(ofType: kindNode, in: &texts)
    if !rules.isEmpty {
      var nodes: [Node] = []
      for rule in rules { nodes.append(try texts.node(yaml: rule.text, named: rule.name)) }
      entries.append(Question.entry("rules", Node(.list(nodes), at: nodes[0].mark)))
    }
    let node = Node(.mapping(entries + keys), at: kindNode.mark)
    let names = FieldNames(of: [node]) { WidgetKey.of($0)?.kind }
    let reader = FieldReader(
      node,
      in: RuleScope(fields: names, extensions: extensions, typeKey: Question.typeKey)
    )
    let several = "a matrix asks several questions; write a form"
    try texts.check(
      reader.settings.findings + (reader.rows.isEmpty ? [] : [Finding(kindNode.mark, several)])
    )
    guard let field = reader.field else {
      preconditionFailure("a question was neither read nor complained of")
    }
    return Form(question: field, messages: MessageCatalog(in: language))
  }

  /// Returns the entries of a field of a type, without its rules.
  private func entries(ofType type: Node, in texts: inout SettingTexts) -> [Node.Entry] {
    let kind = type.text.flatMap(WidgetKey.named)?.kind
    var entries = [
      Question.entry("id", Node(.scalar(.text(Question.field.rawValue)), at: type.mark)),
      Question.entry("type", type),
    ]
    for setting in settings {
      let isNumber = ["min", "max", "width", "rows"].contains(setting.key)
      let value = isNumber ? CoreSchema.value(of: setting.text) : .text(setting.text)
      entries.append(
        Question.entry(setting.key, texts.node(value, of: setting.text, named: setting.name))
      )
    }
    if let options {
      let nodes = options.map { Question.node($0, at: type.mark) }
      entries.append(Question.entry("options", Node(.list(nodes), at: type.mark)))
    }
    if let first = chosen.first {
      let nodes = chosen.map { Node(.scalar($0), at: type.mark) }
      let node =
        kind == .list
        ? Node(.list(nodes), at: type.mark)
        : Node(.scalar(first.withBracesAsText), at: type.mark)
      entries.append(Question.entry("default", node))
    }
    if let first = defaults.first {
      let nodes = defaults.map { setting in
        let isTyped = kind == .number || kind == .toggle
        // Braces of a value are no answers' names.
        let isAlone = defaults.count == 1 && kind != .list
        let plain = isAlone ? setting.text.withBracesAsText : setting.text
        let value = isTyped ? CoreSchema.value(of: setting.text) : .text(plain)
        return texts.node(value, of: setting.text, named: first.name)
      }
      let isList = kind == .list || nodes.count > 1
      let node = isList ? Node(.list(nodes), at: nodes[0].mark) : nodes[0]
      entries.append(Question.entry("default", node))
    }
    return entries
  }

  /// Returns the name of a type, and its settings.
  private static func parts(of type: Node) -> (name: Node, keys: [Node.Entry]) {
    guard case .mapping(let entries) = type.content, entries.count == 1, let first = entries.first
    else { return (type, []) }
    let name = Node(.scalar(.text(first.name)), at: first.mark)
    guard case .mapping(let keys) = first.value.content else { return (name, []) }
    return (name, keys)
  }

  /// Returns an option as a node: an object as a mapping, in whose texts no answers are named.
  private static func node(_ option: Value, at mark: Mark) -> Node {
    guard case .object(let members) = option else { return Node(.scalar(option), at: mark) }
    let entries = members.sorted { $0.key < $1.key }.map { key, value in
      let isShown = ["label", "help"].contains(key)
      return Node.Entry(
        name: key,
        mark: mark,
        value: node(isShown ? value.withBracesAsText : value, at: mark)
      )
    }
    return Node(.mapping(entries), at: mark)
  }

  private static func entry(_ key: String, _ node: Node) -> Node.Entry {
    Node.Entry(name: key, mark: node.mark, value: node)
  }
}

extension Value {
  /// The value, with braces that are text if it is one.
  fileprivate var withBracesAsText: Value {
    if case .text(let text) = self { .text(text.withBracesAsText) } else { self }
  }
}

/// The texts of settings, read as if they were consecutive lines of one text.
private struct SettingTexts {
  /// The texts, and the line before each.
  private var texts: [(source: SourceText, line: Int)] = []

  /// Adds a text that is a value without further parsing.
  mutating func node(_ value: Value, of text: String, named name: String) -> Node {
    let line = add(SourceText(text, file: name))
    return Node(.scalar(value), at: Mark(line: line + 1, column: 1), spelling: text)
  }

  /// Adds a text in YAML or JSON.
  /// - Throws: The errors in the text, if it cannot be read.
  mutating func node(yaml text: String, named name: String) throws(Diagnostics) -> Node {
    var text = text
    text.makeContiguousUTF8()
    let source = SourceText(text, file: name)
    let line = add(source)
    guard let node = try Clause.node(of: source) else {
      throw source.failure([Finding(Mark(line: 1, column: 1), "expected a value, found nothing")])
    }
    return node.moved(by: line)
  }

  /// Throws findings in the texts, if there are any.
  func check(_ findings: [Finding]) throws(Diagnostics) {
    guard !findings.isEmpty else { return }
    var all: [Diagnostic] = []
    for (source, line) in texts {
      let end = line + source.lines.count
      let own = findings.filter { line + 1...end ~= $0.mark.line }
      if !own.isEmpty { all += source.failure(own.map { $0.moved(by: -line) }).all }
    }
    throw Diagnostics(all)
  }

  private mutating func add(_ source: SourceText) -> Int {
    let line = texts.last.map { $0.line + $0.source.lines.count } ?? 0
    texts.append((source, line))
    return line
  }
}

extension Mark {
  fileprivate func moved(by lines: Int) -> Mark { Mark(line: line + lines, column: column) }
}

extension Node {
  /// Returns the node some lines further down.
  fileprivate func moved(by lines: Int) -> Node {
    let moved: Content =
      switch content {
      case .scalar: content
      case .list(let nodes): .list(nodes.map { $0.moved(by: lines) })
      case .mapping(let entries):
        .mapping(
          entries.map {
            Entry(name: $0.name, mark: $0.mark.moved(by: lines), value: $0.value.moved(by: lines))
          }
        )
      }
    return Node(moved, at: mark.moved(by: lines), spelling: spelling)
  }
}

extension Finding {
  /// Returns the finding some lines further down.
  fileprivate func moved(by lines: Int) -> Finding {
    var finding = self
    finding.mark = mark.moved(by: lines)
    return finding
  }
}
