import FormValidation
import FormWidgets
import SourceText

extension OptionSource {
  /// The check that runs the program of `options: {command: […]}`.
  package static let command = "options"
}

extension Settings {
  /// Returns the source of a field's options; `nil` after an error, which is recorded in the
  /// settings.
  ///
  /// ```yaml
  /// options: [a, b]
  /// options: {by: country, US: [AZ, CA], CA: [ON, QC], else: []}
  /// options: {by: [country, plan], US: {free: [AZ], else: [AZ, CA]}, else: [ON]}
  /// options: {file: countries.json}
  /// options: {command: [git, branch, '--format=%(refname:short)']}
  /// ```
  mutating func options() -> OptionSource? {
    declare("options", .options)
    guard needs("options"), let node = node("options") else { return nil }
    guard case .mapping(let entries) = node.content else {
      guard let choices = choices(node, of: "options") else { return nil }
      if choices.isEmpty { report("options is empty", at: "options") }
      return choices.isEmpty ? nil : .listed(choices)
    }
    let sources = ["by", "file", "command"]
    if !entries.contains(where: { sources.contains($0.name) || sources.nearest(to: $0.name) != nil }
    ),
      let note = ForeignWords.options(for: entries)
    {
      let message = "expected a list, or by, file or command, found a mapping"
      findings.append(Finding(node.mark, message, note: note))
      return nil
    }
    let isByField = entries.contains { $0.name == "by" }
    let own = isByField ? entries.filter { ["by", "else"].contains($0.name) } : entries
    var item = Settings(own, of: "options", at: node.mark, scope: scope)
    let lists = isByField ? entries.filter { !["by", "else"].contains($0.name) } : []
    let source = item.source(lists)
    item.finish()
    findings += item.findings
    return item.findings.isEmpty ? source : nil
  }

  /// Returns the source that a mapping describes, with the lists beside `by`.
  private mutating func source(_ lists: [Node.Entry]) -> OptionSource? {
    if has("by") { return byAnswers(lists) }
    if has("file") { return file() }
    if has("command") {
      return program("command").map { .asked(OptionSource.command, arguments: $0) }
    }
    miss(["by", "file", "command"], "expected a list, or by, file or command, found a mapping")
    return nil
  }

  private mutating func byAnswers(_ entries: [Node.Entry]) -> OptionSource? {
    let names = texts("by") ?? []
    var fields: [FieldID] = []
    for name in names {
      guard let field = field(named: name, at: "by") else { continue }
      if scope.fields?.kind(of: name) == .list {
        let note = "give options a condition: {value: a, when: {field: \(name), min_items: 2}}"
        report("options depend on one answer; \(field) has several", at: "by", note: note)
      } else if fields.contains(field) {
        report("options depend on \(field) twice", at: "by")
      }
      fields.append(field)
    }
    if entries.isEmpty {
      let note = fields.first.map { "like {by: \($0), a: [b, c]}" }
      report("options lists no answers of the other field", at: "by", note: note)
    }
    let otherwise = node("else").map { [Node.Entry(name: "else", mark: $0.mark, value: $0)] } ?? []
    let branch = branch(entries + otherwise, by: fields[...], else: [])
    guard fields.count == names.count, case .by(let field, let lists, let other)? = branch else {
      return nil
    }
    return .by(field, lists, else: other)
  }

  /// Returns the lists for the answers to some fields: of an answer without a list, that of `else`,
  /// or else the one for all others.
  private mutating func branch(
    _ entries: [Node.Entry],
    by fields: ArraySlice<FieldID>,
    else outer: Branch<[Choice]>
  ) -> Branch<[Choice]>? {
    guard let field = fields.first else { return nil }
    let ofField = scope.fields?.entries(of: field.rawValue) ?? []
    // A field that depends on itself is reported as such.
    let isOwn = ofField.contains { $0.name == "options" && $0.value.mark == mark }
    let known = isOwn ? nil : scope.fields?.answers(of: field.rawValue)
    let rest = fields.dropFirst()
    var (isWhole, otherwise): (Bool, Branch<[Choice]>) = (true, outer)
    if let own = entries.first(where: { $0.name == "else" }) {
      let read = branch(own, by: rest, else: outer)
      (isWhole, otherwise) = (read != nil, read ?? [])
    }
    var branches: [String: Branch<[Choice]>] = [:]
    for entry in entries where entry.name != "else" {
      check(entry, isOneOf: known, of: field)
      branches[entry.name] = branch(entry, by: rest, else: otherwise)
      isWhole = isWhole && branches[entry.name] != nil
      if branches[entry.name] == [], otherwise == [] {
        let note = "leave it out; answers without a list have no options"
        findings.append(Finding(entry.mark, "\(entry.name) has no options", note: note))
      }
    }
    return isWhole ? .by(field, branches, else: otherwise) : nil
  }

  /// Returns the list of an entry, or its lists for the answers to further fields.
  private mutating func branch(
    _ entry: Node.Entry,
    by fields: ArraySlice<FieldID>,
    else otherwise: Branch<[Choice]>
  ) -> Branch<[Choice]>? {
    guard case .mapping(let entries) = entry.value.content else {
      return choices(entry.value, of: entry.name).map { .leaf($0) }
    }
    if !fields.isEmpty { return branch(entries, by: fields, else: otherwise) }
    let note = "name the other field, too: {by: [FIELD, FIELD], \(entry.name): {ANSWER: [a, b]}}"
    findings.append(Finding(entry.value.mark, "expected a list, found a mapping", note: note))
    return nil
  }

  /// Reports a list for an answer that the other field cannot have.
  private mutating func check(_ entry: Node.Entry, isOneOf known: [String]?, of field: FieldID?) {
    guard let known, let field, !known.contains(entry.name) else { return }
    let nearest = known.nearest(to: entry.name)
    let list = known.prefix(20).joined(separator: ", ")
    findings.append(
      Finding(
        entry.mark,
        "\(field) cannot be \(entry.name.quoted)",
        suggestion: nearest,
        note: nearest == nil ? "expected one of \(list)" : nil
      )
    )
  }

  private mutating func file() -> OptionSource? {
    guard let path = filledText("file") else { return nil }
    guard let read = scope.extensions.file else {
      let note = "Swift programs read files with FormExtensions"
      report("this form reads a file: \(path.quoted)", at: "file", note: note)
      return nil
    }
    let bytes: [UInt8]
    do {
      bytes = try read(path, OptionText.byteLimit)
    } catch {
      report("cannot read \(path.quoted): \(error.reason)", at: "file")
      return nil
    }
    do {
      let text = try OptionText(bytes, file: path, in: scope.texts.languages)
      scope.texts.add(text.texts, of: path, at: node("file")?.mark ?? mark)
      return .listed(text.choices)
    } catch {
      for (line, message, note) in error.findings.prefix(OptionText.findingLimit) {
        report("\(path)\(line.map { ":\($0)" } ?? ""): \(message)", at: "file", note: note)
      }
      return nil
    }
  }
}

extension FieldNames {
  /// Returns the answers that a field can have, as texts, if they are all known from its mapping.
  fileprivate func answers(of name: String) -> [String]? {
    let entries = entries(of: name)
    func value(_ key: String) -> Node? { entries.first { $0.name == key }?.value }
    if value("hidden") != nil { return (value("value")?.value).map { [$0.description] } }
    if value("type")?.text == "toggle" { return ["true", "false"] }
    guard kind(of: name) == .any, value("other") == nil else { return nil }
    switch value("options")?.content {
    case .list(let nodes): return nodes.map(\.optionValue)
    case .mapping(let lists) where lists.contains { $0.name == "by" }:
      return lists.filter { $0.name != "by" }.flatMap(\.value.optionValues)
    default: return nil
    }
  }
}

extension Node {
  /// The value of an option, as text: its own, or that of its mapping.
  fileprivate var optionValue: String {
    guard case .mapping(let entries) = content else { return value.description }
    return entries.first { $0.name == "value" }?.value.value.description ?? ""
  }

  /// The values of the options in a list, or in the lists for several answers.
  fileprivate var optionValues: [String] {
    switch content {
    case .list(let nodes): nodes.map(\.optionValue)
    case .mapping(let entries): entries.flatMap(\.value.optionValues)
    case .scalar: []
    }
  }
}
