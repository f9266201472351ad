import FormValidation
import SourceText

/// One entry of a list of rules.
///
/// ```yaml
/// - required                        # a name
/// - length: {min: 3, max: 20}       # a name and its parameters
/// - max_length: 254                 # a name and its main parameter
/// - rule: pattern                   # the long form, with modifiers
///   matches: '[a-z]+'
///   message: Letters only.
/// - when: {field: country, equals: US}
///   then: [digits: 5]               # rules that count on a condition
///   else: [max_length: 9]
/// ```
struct RuleEntry {
  /// The valid rules with their modifiers: one, unless the entry has branches.
  let clauses: [Clause]

  /// The rules that the entry uses, including nested ones.
  let uses: [RuleUse]

  /// The number of rules in the entry, including its rule sets and conditions.
  let extent: RuleExtent

  let findings: [Finding]

  /// Reads an entry, which can use the names in scope.
  init(_ node: Node, in scope: RuleScope = RuleScope()) {
    if case .mapping(let entries) = node.content, entries.contains(where: { $0.name == "then" }) {
      var settings = Settings(entries, of: "a condition", at: node.mark, scope: scope) {
        ForeignWords.parameters[$0.name]
      }
      clauses = RuleEntry.branches(from: &settings)
      uses = settings.uses
      extent = settings.extent
      findings = settings.findings
    } else {
      var spelling = RuleSpelling(node, in: scope)
      let clause = spelling.definition.flatMap {
        RuleEntry.clause(of: $0, from: &spelling.settings)
      }
      clauses = clause.map { [$0] } ?? []
      uses = RuleEntry.uses(of: spelling, as: clause)
      var extent = spelling.settings.extent
      if let set = spelling.definition.flatMap({ scope.extent(ofSet: $0.name) }) {
        extent.add(set)
      } else {
        extent = extent.enclosed
      }
      self.extent = extent
      findings = spelling.settings.findings
    }
  }

  private static func uses(of spelling: RuleSpelling, as clause: Clause?) -> [RuleUse] {
    guard let definition = spelling.definition else { return [] }
    let nested = spelling.settings.uses
    let own = RuleUse(
      name: definition.name,
      // The notation of a limit distinguishes dates from numbers; nested rules are checked
      // separately.
      kind: nested.isEmpty ? clause?.kind ?? definition.kind : definition.kind,
      isAboutForm: definition.isAboutForm,
      mark: spelling.settings.mark,
      comparands: spelling.settings.comparands
    )
    return nested.isEmpty ? [own] : [own] + nested
  }

  /// Returns the rule of a definition with its modifiers; `nil` after an error, which is recorded in
  /// the settings.
  static func clause(
    of definition: RuleDefinition,
    from settings: inout Settings
  ) -> Clause? {
    var clause = settings.clause(of: definition)
    if let message = settings.message("message", of: definition) { clause?.message = message }
    if let hint = settings.message("hint", of: definition) { clause?.hint = hint }
    if let code = settings.filledText("code") { clause?.code = code }
    if let severity = settings.choice("severity", of: Severity.self) { clause?.severity = severity }
    if let isStop = settings.flag("stop") { clause?.isStop = isStop }
    if let id = settings.filledText("id") { clause?.id = id }
    if let reveal = settings.choice("reveal", of: Reveal.self) { clause?.reveal = reveal }
    if let condition = settings.condition("when") { clause = clause?.when(condition) }
    if let exception = settings.condition("unless") { clause = clause?.unless(exception) }
    settings.finish()
    return clause
  }

  /// Returns the rules of both branches of a condition.
  private static func branches(from settings: inout Settings) -> [Clause] {
    var condition = settings.condition("when")
    if let exception = settings.condition("unless") {
      condition = condition.map { .all([$0, .not(exception)]) } ?? .not(exception)
    }
    if !settings.has("when"), !settings.has("unless") {
      settings.miss(["when", "unless"], "then needs \"when\" or \"unless\"")
    }
    let rules = settings.rules("then", isBranch: true)
    let otherRules = settings.rules("else", isBranch: true)
    settings.finish()
    guard let condition else { return [] }
    return (rules?.clauses ?? []).map { $0.when(condition) }
      + (otherRules?.clauses ?? []).map { $0.unless(condition) }
  }
}

extension Settings {
  /// Returns the message of a key about a rule, if present.
  fileprivate mutating func message(_ key: String, of definition: RuleDefinition) -> Message? {
    message(key, placeholders: .ofAnswer + definition.placeholders)
  }
}

/// The rule of an entry, and its parameters.
struct RuleSpelling {
  /// The definition of the rule, if it exists.
  let definition: RuleDefinition?

  /// The parameters, with a finding if there is no such rule.
  var settings: Settings

  /// Determines the form of an entry.
  init(_ node: Node, in scope: RuleScope) {
    switch node.content {
    case .scalar(.text(let name)):
      self.init(name, at: node.mark, scope.definition(named: name), in: scope)
    case .mapping(let entries):
      self.init(entries, in: node, in: scope)
    default:
      self.init(at: node.mark, "expected a rule's name or a mapping, found \(node.kindWords)")
    }
  }

  private init(_ entries: [Node.Entry], in node: Node, in scope: RuleScope) {
    if let long = entries.first(where: { $0.name == "rule" }) {
      guard let name = long.value.text else {
        let mark = long.value.isNull ? long.mark : long.value.mark
        self.init(at: mark, "expected a rule's name, found \(long.value.kindWords)")
        return
      }
      let parameters = entries.filter { $0.name != "rule" }
      self.init(name, at: long.value.mark, scope.definition(named: name), parameters, in: scope)
    } else if entries.count == 1, let rule = RuleSpelling.name(in: entries, in: scope) {
      let (name, value) = (entries[0].name, entries[0].value.shortYAML)
      let note = "write \(rule), not {\(name): \(value)}"
      self.init(at: entries[0].mark, "unknown rule \(name.quoted)", note: note)
    } else if entries.count == 1 {
      self.init(short: entries[0], in: scope)
    } else if let first = entries.first {
      self.init(
        at: first.mark,
        "a rule with several keys requires the key \"rule\"",
        note: RuleSpelling.note(onKeys: entries, first: first, in: scope)
      )
    } else {
      self.init(at: node.mark, "expected a rule's name or a mapping, found an empty mapping")
    }
  }

  /// Returns how to write a rule with several keys: as several rules, if all are rules; or else with
  /// `rule` first, which may have another name.
  private static func note(
    onKeys entries: [Node.Entry],
    first: Node.Entry,
    in scope: RuleScope
  ) -> String {
    if let rule = name(in: entries, in: scope),
      let entry = entries.first(where: { $0.value.text != nil && names.contains($0.name) })
    {
      return "write rule: \(rule), not \(entry.name): \(entry.value.shortYAML)"
    }
    if let definition = scope.definition(named: first.name),
      entries.dropFirst().allSatisfy({ definition.accepts($0.name) }),
      !entries.dropFirst().contains(where: { scope.definition(named: $0.name) != nil })
        || definition.isAboutForm, let own = parameters(of: first, for: definition)
    {
      let parameters = own + entries.dropFirst().map { "\($0.name): \($0.value.shortYAML)" }
      return "write {rule: \(first.name), \(parameters.joined(separator: ", "))}"
    }
    if entries.allSatisfy({ isRule($0.name, in: scope) }) {
      let rules = entries.map { entry in
        entry.value.isNull || entry.value.truth == true
          ? entry.name : "\(entry.name): \(entry.value.shortYAML)"
      }
      return "write each rule as an item: [\(rules.joined(separator: ", "))]"
    }
    let name = (entries.first { scope.definition(named: $0.name) != nil } ?? first).name
    return "write \("rule: \(name)".quoted) first"
  }

  /// Returns the parameters that a rule has in its short form, as they are written in the long one;
  /// `nil` if it has no such parameter.
  private static func parameters(
    of entry: Node.Entry,
    for definition: RuleDefinition
  ) -> [String]? {
    if entry.value.isNull || entry.value.truth == true { return [] }
    if case .mapping(let members) = entry.value.content {
      guard members.allSatisfy({ definition.accepts($0.name) }) else { return nil }
      return members.map { "\($0.name): \($0.value.shortYAML)" }
    }
    let main = definition.mainParameter ?? definition.parameters.first(where: \.isRequired)?.name
    return main.map { ["\($0): \(entry.value.shortYAML)"] }
  }

  /// Keys that have the name of a rule elsewhere.
  private static let names = [
    "type", "name", "validator", "kind", "check", "validate", "id", "method",
  ]

  /// Returns the rule that is the value of a key like `type`.
  private static func name(in entries: [Node.Entry], in scope: RuleScope) -> String? {
    let rules = entries.lazy.filter { names.contains($0.name) }.compactMap(\.value.text)
    return rules.first { isRule($0, in: scope) }
      .map { scope.definition(named: $0) != nil ? $0 : ForeignWords.rule(like: $0) ?? $0 }
  }

  private static func isRule(_ name: String, in scope: RuleScope) -> Bool {
    scope.definition(named: name) != nil || ForeignWords.rule(like: name) != nil
  }

  /// A name and what follows it: its parameters, its main parameter, or a plain yes.
  private init(short entry: Node.Entry, in scope: RuleScope) {
    let definition = scope.definition(named: entry.name)
    switch entry.value.content {
    case .mapping(let parameters):
      self.init(entry.name, at: entry.mark, definition, parameters, in: scope)
    case .scalar(.null):
      self.init(entry.name, at: entry.mark, definition, in: scope)
    case .scalar(.bool(true)) where definition?.standsAlone ?? false,
      .scalar where definition?.mainParameter == nil && entry.value.truth == true:
      self.init(entry.name, at: entry.mark, definition, in: scope)
    default:
      if let definition, definition.hasLimits,
        let note = ForeignWords.limits(in: entry.value, of: entry.name)
      {
        let message = "expected its parameters, found \(entry.value.kindWords)"
        self.init(at: entry.value.mark, message, note: "write \(note)")
        return
      }
      guard definition == nil || definition?.mainParameter != nil else {
        self.init(
          at: entry.value.mark,
          "expected true or its parameters, found \(entry.value.kindWords)",
          note: RuleSpelling.note(onValueOf: entry, definition)
        )
        return
      }
      let main = definition?.mainParameter ?? entry.name
      let lone = Node.Entry(name: main, mark: entry.mark, value: entry.value)
      self.init(entry.name, at: entry.mark, definition, [lone], loneKey: main, in: scope)
    }
  }

  /// Returns how to write a rule without a main parameter that is followed by some value.
  private static func note(onValueOf entry: Node.Entry, _ definition: RuleDefinition?) -> String? {
    if let of = definition?.parameters.first(where: \.isRequired)?.name, entry.value.isList {
      return "write \(entry.name): {\(of): \(entry.value.shortYAML)}"
    }
    if case .scalar(.number(let number)) = entry.value.content, definition?.kind == .text,
      number.isWhole
    {
      return "write [\(entry.name), length: \(entry.value.shortYAML)]"
    }
    guard let written = entry.written(as: [entry.name]) else { return "leave the rule out" }
    return written == "\(entry.name): \(entry.value.shortYAML)" ? nil : "write \(written)"
  }

  private init(
    _ name: String,
    at mark: Mark,
    _ definition: RuleDefinition?,
    _ entries: [Node.Entry] = [],
    loneKey: String? = nil,
    in scope: RuleScope
  ) {
    self.definition = definition
    settings = Settings(entries, of: name, at: mark, loneKey: loneKey, scope: scope) {
      ForeignWords.meant(byParameter: $0, of: definition)
    }
    guard definition == nil else { return }
    let known = [RuleDefinition.allNames, scope.setNames]
    let lone = loneKey == nil ? nil : entries.first?.value
    let value = lone ?? Node(entries.isEmpty ? .scalar(.null) : .mapping(entries), at: mark)
    let named = Node.Entry(name: name, mark: mark, value: value)
    let meant =
      named.requirement.map { ForeignWords.Meant(note: $0) } ?? ForeignWords.meant(byRule: name)
    settings.findings.append(
      Finding(
        mark,
        "unknown rule \(name.quoted)",
        suggestion: meant?.names.first,
        misspelling: meant == nil ? Misspelling(name: name, known: known) : nil,
        note: meant?.note
      )
    )
  }

  private init(at mark: Mark, _ message: String, note: String? = nil) {
    definition = nil
    settings = Settings([], of: "a rule", at: mark)
    settings.findings.append(Finding(mark, message, note: note))
  }
}

extension RuleDefinition {
  /// Whether it has a lower and an upper limit.
  fileprivate var hasLimits: Bool {
    let names = Set(parameters.map(\.name))
    return names.contains("min") && names.contains("max")
  }
}
