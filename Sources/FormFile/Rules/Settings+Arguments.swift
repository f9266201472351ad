import FormValidation
import SourceText

/// Reading any rule's parameters by its definition.
extension Settings {
  /// Returns the rule that a definition creates from the settings; `nil` after an error.
  mutating func clause(of definition: RuleDefinition) -> Clause? {
    let count = findings.count
    var arguments = RuleArguments(for: definition.parameters, spelling: owner)
    var isComplete = true
    for parameter in definition.parameters {
      guard has(parameter.name) else {
        isComplete = isComplete && !parameter.isRequired
        if parameter.isRequired { _ = needs(parameter.name) }
        continue
      }
      guard let argument = argument(parameter.name, parameter.kind) else {
        isComplete = false
        continue
      }
      arguments.give(argument, to: parameter.name)
    }
    arguments.hasMessage = has("message")
    if definition.needsMessage, !needs("message") { isComplete = false }
    if !meets(definition.constraints) { isComplete = false }
    for error in arguments.broken(definition.constraints) { report(error) }
    guard isComplete, findings[count...].allSatisfy(\.isDoubt) else { return nil }
    do throws(RuleArgumentError) {
      return try clause(of: definition, arguments)
    } catch {
      report(error)
      return nil
    }
  }

  /// Returns the rule for complete arguments, on dates or times if the field has them.
  private mutating func clause(of definition: RuleDefinition, _ arguments: RuleArguments)
    throws(RuleArgumentError) -> Clause
  {
    let format = scope.subject?.format
    let formatted = arguments.assuming(format, for: definition)
    let clause = try definition.make(format == .time ? formatted : arguments)
    guard format == .date || format == .dateTime else { return clause }
    // Without the format, limits that are fields are those of numbers.
    if clause.kind == .number { return (try? definition.make(formatted)) ?? clause }
    // Dates have this format anyway: with it, the rule would check them more slowly.
    do throws(RuleArgumentError) { _ = try definition.make(formatted) } catch { report(error) }
    return clause
  }

  /// Returns whether the constraints are met, and reports what is missing.
  private mutating func meets(_ constraints: [RuleConstraint]) -> Bool {
    var isMet = true
    for constraint in constraints {
      switch constraint {
      case .ascending, .excludes: break
      case .anyOf(let names):
        guard !names.map({ has($0) }).contains(true) else { continue }
        let quoted = names.map(\.quoted)
        let list = quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
        miss(names, "\(owner) needs \(list)")
        isMet = false
      case .oneOf(let first, let second):
        if !has(second), !needs(first) { isMet = false }
      }
    }
    return isMet
  }

  private mutating func report(_ error: RuleArgumentError) {
    report(
      error.message,
      at: error.parameter,
      extent: error.part.map(Finding.Extent.part) ?? .token,
      note: error.note
    )
  }

  /// Returns the argument of a key that is present; `nil` after an error.
  private mutating func argument(
    _ key: String,
    _ kind: RuleParameter.Kind
  ) -> (any Sendable)? {
    switch kind {
    case .flag: flag(key)
    case .count: count(key)
    case .number: number(key)
    case .wholeNumber: whole(key)
    case .text: text(key)
    case .words: filledText(key)
    case .prose: translated(key, isShared: true) { $0.text(key) }
    case .texts: texts(key)
    case .choice(let choices): choice(key, of: choices)
    case .choices(let choices):
      list(key, as: choices.list) { $0.choice($1, at: key, of: choices) }
    case .notation(let notation): node(key).flatMap { parsed($0, by: notation) }
    case .notations(let notation): list(key, as: notation.list) { $0.parsed($1, by: notation) }
    case .value: comparand(key)
    case .values: comparands(key)
    case .field: field(key)
    case .fields: fieldList(key)
    case .fieldOrFields: fieldNames(key)
    case .rules(let ofItems): rules(key, ofItems: ofItems)
    case .registeredRule: registeredRule(key)
    case .registeredCheck: registeredCheck(key)
    case .program: program(key)
    }
  }

  private mutating func choice(
    _ key: String,
    of choices: RuleParameter.Choices
  ) -> (any Sendable)? {
    guard let node = node(key) else { return nil }
    return choice(node, at: key, of: choices)
  }

  private mutating func choice(
    _ node: Node,
    at key: String,
    of choices: RuleParameter.Choices
  ) -> (any Sendable)? {
    var word = node.text
    if choices.areVersions, case .scalar(.number(let number)) = node.content {
      word = node.spelling ?? number.description
    }
    guard let word else {
      let wanted = choices.areVersions ? "a version" : "text"
      report(key, wants: wanted, not: node, hint: node.quotedHint)
      return nil
    }
    let begun = choices.words.filter { $0.hasPrefix(word.lowercased()) }
    let isBegun = choices.allowsBeginnings && word.utf8.count >= 3 && begun.count == 1
    if let choice = choices(word) ?? (isBegun ? choices(begun[0]) : nil) { return choice }
    let nearest = choices.words.nearest(to: word)
    if nearest == nil, !word.isEmpty, let other = choices.other?(word) { return other }
    findings.append(
      Finding(
        node.mark,
        "unknown value \(word.quoted)",
        suggestion: nearest,
        note: nearest == nil ? choices.expectation : nil
      )
    )
    return nil
  }

  /// Reads one or more nodes, and returns what they mean as a list; `nil` after an error.
  private mutating func list(
    _ key: String,
    as list: ([any Sendable]) -> any Sendable,
    _ read: (inout Settings, Node) -> (any Sendable)?
  ) -> (any Sendable)? {
    let nodes = node(key)?.entries ?? []
    guard !nodes.isEmpty else {
      report("\(subject(key)) is an empty list", at: key)
      return nil
    }
    let all = nodes.compactMap { read(&self, $0) }
    return all.count == nodes.count ? list(all) : nil
  }

  mutating func parsed(_ node: Node, by notation: RuleParameter.Notation) -> (any Sendable)? {
    if notation.allowsField, let field = reference(in: node) {
      return field.flatMap(notation.callAsFunction)
    }
    if let parsed = notation(node.value) { return parsed }
    let found = node.text.map(\.quoted) ?? node.kindWords
    let name = node.text ?? ""
    let nearest = notation.known().nearest(to: name)
    findings.append(
      Finding(
        node.isNull ? mark : node.mark,
        "expected \(notation.expectation), found \(found)",
        suggestion: nearest,
        note: nearest == nil ? notation.hint ?? node.quotedHint : nil
      )
    )
    return nil
  }
}

/// Reading names that the embedding program registers.
extension Settings {
  private mutating func registeredRule(_ key: String) -> Clause? {
    let rules = scope.extensions.rules
    guard let name = filledText(key) else { return nil }
    return registered(name, "rule", at: key, among: rules.keys) ? rules[name] : nil
  }

  private mutating func registeredCheck(_ key: String) -> String? {
    guard let name = filledText(key) else { return nil }
    return registered(name, "check", at: key, among: scope.extensions.checks) ? name : nil
  }

  /// Returns whether the program registered a name, and reports if it did not.
  private mutating func registered(
    _ name: String,
    _ what: String,
    at key: String,
    among names: some Collection<String>
  ) -> Bool {
    if names.contains(name) { return true }
    report(
      "no \(what) is registered as \(name.quoted)",
      at: key,
      suggestion: names.sorted().nearest(to: name),
      note: names.isEmpty ? "Swift programs register them with FormExtensions" : nil
    )
    return false
  }

  /// Returns the program of a key with its arguments, if forms may run programs.
  mutating func program(_ key: String) -> [String]? {
    guard let words = texts(key) else { return nil }
    guard scope.extensions.allowsCommands else {
      report(
        "this form runs a program: \(words[0].quoted)",
        at: key,
        note: "to allow it, use --allow-commands"
      )
      return nil
    }
    return words
  }

  /// Returns the fields that a key names, if present and in the form; a single one needs no list.
  private mutating func fieldNames(_ key: String) -> [FieldID]? {
    guard let names = texts(key) else { return nil }
    let fields = names.compactMap { field(named: $0, at: key) }
    return fields.count == names.count ? fields : nil
  }
}

/// Reading the operands of comparisons.
extension Settings {
  /// Returns the operand of a date comparison, if present: a date, the clock, or another field.
  mutating func dateReference(_ key: String) -> DateReference? {
    node(key).flatMap { parsed($0, by: .dateReference) as? DateReference }
  }

  /// Returns the fields of a key, if present and a list of field names.
  mutating func fieldList(_ key: String) -> [FieldID]? {
    guard let nodes = list(key) else { return nil }
    guard !nodes.isEmpty else {
      report("\(subject(key)) names no fields", at: key)
      return nil
    }
    let fields = nodes.compactMap { node in
      inside([Node.Entry(name: key, mark: node.mark, value: node)], at: node.mark) {
        $0.field(key)
      }
    }
    return fields.count == nodes.count ? fields : nil
  }

  /// Returns the field that a node refers to: inside, `nil` if there is no such field; outside,
  /// `nil` if it is not a reference.
  mutating func reference(in node: Node) -> FieldID?? {
    guard case .mapping(let entries) = node.content, entries.contains(where: { $0.name == "field" })
    else { return nil }
    return .some(inside(entries, at: node.mark) { $0.field("field") })
  }

  /// Reads further settings, and collects their findings.
  private mutating func inside<Result>(
    _ entries: [Node.Entry],
    at mark: Mark,
    _ read: (inout Settings) -> Result
  ) -> Result {
    var inner = Settings(entries, of: owner, at: mark, scope: scope)
    let result = read(&inner)
    inner.finish()
    findings += inner.findings
    return result
  }
}

extension RuleParameter.Choices {
  /// What is expected instead of another word.
  fileprivate var expectation: String {
    "expected \(words.count == 1 ? "" : "one of ")\(words.joined(separator: ", "))"
  }
}

extension RuleArguments {
  /// Returns the arguments with the format of the field's answers, if the rule compares dates or
  /// times and has no format of its own.
  fileprivate func assuming(
    _ format: FieldFormat?,
    for definition: RuleDefinition
  ) -> RuleArguments {
    let comparesDates = definition.parameters.contains { $0.name == "format" && !$0.isMain }
    guard let format, comparesDates, !has("format"), !has("standard") else { return self }
    var arguments = self
    arguments.give(format.rawValue, to: "format")
    return arguments
  }
}
