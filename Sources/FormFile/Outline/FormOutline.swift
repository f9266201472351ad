import FormValidation
import Forms
import SourceText

/// A form as written: its fields, rules, and conditions with their positions.
///
/// It is for tools that analyze a form without errors.
struct FormOutline {
  /// The form, with an entry in every repeated group.
  let form: Form

  /// The text of the form, and its root.
  let source: SourceText
  let root: Node

  /// The languages of the form; `nil` if all texts are in one.
  let languages: FormLanguages?

  /// The texts that lack a language of the form.
  let gaps: [Finding]

  /// The fields, in order; of a repeated group, those of the first entry.
  private(set) var fields: [FieldOutline] = []

  /// The pages, sections, groups and matrices, in order.
  private(set) var parts: [PartOutline] = []

  /// The conditions of fields, options, parts, groups and rules, in order.
  private(set) var conditions: [ConditionOutline] = []

  /// What `when` and `unless` beside each other require together, at the latter.
  private(set) var exceptions: [ConditionOutline] = []

  /// All rules by the names that the author used, including those in conditions and other rules.
  private(set) var spellings: [RuleSpot] = []

  private let indices: [FieldID: Int]
  private var headingCount = 0

  /// Creates the outline of a form that was read from a text.
  init(_ reading: FormReading, _ source: SourceText, _ root: Node, _ extensions: FormExtensions) {
    let form = reading.form.specimen
    (languages, gaps) = (reading.languages, reading.gaps)
    (self.form, self.source, self.root) = (form, source, root)
    indices = Dictionary(form.fields.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let nodes = root["fields"]?.entries ?? []
    let names = FieldNames(of: nodes) { WidgetKey.of($0)?.kind }
    let scope = RuleScope(fields: names, extensions: extensions)
    if case .mapping(let sets)? = root["rules"]?.content {
      _ = RuleSetReader(Node(.mapping(sets), at: root.mark), in: scope)
      for set in sets {
        for node in (set.value["rules"] ?? set.value).entries { record(node, in: scope) }
      }
    }
    read(nodes, in: Around(rules: scope))
    for node in root["checks"]?.entries ?? [] {
      _ = lines(node, in: Around(rules: scope), isConditional: false)
    }
  }

  /// Returns a field of the form by its full name.
  func field(_ id: FieldID) -> Field? { indices[id].map { form.fields[$0] } }

  /// The surroundings of some entries: the names that their rules can use, and their group.
  private struct Around {
    let rules: RuleScope
    var group: FieldID?
    var names: FieldScope?
  }

  private mutating func read(_ nodes: [Node], in around: Around) {
    for node in nodes {
      if let name = node["group"]?.text {
        readConditions(of: node.members, in: around)
        let short = node["repeat"] == nil ? FieldID(name) : FieldID(name).entry(0)
        let id = around.group?.member(short) ?? short
        parts.append(PartOutline(kind: .group(id), node: node, start: fields.count))
        readGroup(named: short, id, node, in: around)
      } else if let name = (node["id"] ?? node["hidden"])?.text {
        readField(named: FieldID(name), node, in: around)
      } else {
        readConditions(of: node.members, in: around)
        guard node["page"] != nil || node["section"] != nil else { continue }
        parts.append(PartOutline(kind: .heading(headingCount), node: node, start: fields.count))
        headingCount += 1
      }
    }
  }

  /// Reads a group, given its name in its own group and its full one.
  private mutating func readGroup(
    named short: FieldID,
    _ id: FieldID,
    _ node: Node,
    in around: Around
  ) {
    let nodes = node["fields"]?.entries ?? []
    let members = nodes.compactMap { ($0["id"] ?? $0["hidden"] ?? $0["group"])?.text }
    let scope = FieldScope(of: short, names: Set(members.map { FieldID($0) }))
    let fields = FieldNames(of: nodes, inside: around.rules.fields) { WidgetKey.of($0)?.kind }
    let inner = Around(
      rules: RuleScope(fields: fields, inside: around.rules),
      group: id,
      names: around.names.map(scope.within) ?? scope
    )
    read(nodes, in: inner)
  }

  private mutating func readField(named name: FieldID, _ node: Node, in around: Around) {
    readConditions(of: node.members, in: around)
    readConditions(ofOptions: node["options"], in: around)
    let subject = RuleSubject(node.members, kind: WidgetKey.of(node.members)?.kind)
    let rules = (node["rules"]?.entries ?? []).flatMap {
      lines($0, in: around, of: subject, isConditional: false)
    }
    let mark = (node["id"] ?? node["hidden"])?.mark ?? node.mark
    let id = around.group?.member(name) ?? name
    if !node.members.rowNames.isEmpty {
      parts.append(PartOutline(kind: .group(id), node: node, start: fields.count))
    }
    for id in [id] + node.members.rowNames.map({ id.member(FieldID($0)) }) {
      guard let index = indices[id] else { continue }
      let field = form.fields[index]
      fields.append(FieldOutline(mark: mark, node: node, field: field, index: index, rules: rules))
    }
  }

  /// Returns the rules of an entry: one, or those of both branches.
  private mutating func lines(
    _ node: Node,
    in around: Around,
    of subject: RuleSubject? = nil,
    isConditional: Bool
  ) -> [RuleOutline] {
    if node["then"] != nil {
      readConditions(of: node.members, in: around)
      return ["then", "else"].flatMap { node[$0]?.entries ?? [] }
        .flatMap { lines($0, in: around, of: subject, isConditional: true) }
    }
    guard let spot = record(node, in: around.rules) else { return [] }
    readConditions(of: spot.parameters, in: around, notesRules: false)
    let entry = around.rules.reading(for: subject) { RuleEntry(node, in: around.rules) }
    let rules = RuleSet(entry.clauses)
    let clauses = around.names.map { rules.within($0).inForm }?.clauses ?? rules.clauses
    return clauses.map {
      RuleOutline(spot: spot, node: node, clause: $0, isConditional: isConditional)
    }
  }

  /// Reads the conditions of options, which may be lists by other answers.
  private mutating func readConditions(ofOptions node: Node?, in around: Around) {
    switch node?.content {
    case .list(let options)?:
      for option in options { readConditions(of: option.members, in: around) }
    case .mapping(let lists)?:
      for list in lists { readConditions(ofOptions: list.value, in: around) }
    case .scalar?, nil: break
    }
  }

  private mutating func readConditions(
    of entries: [Node.Entry],
    in around: Around,
    notesRules: Bool = true
  ) {
    var whens: [Condition] = []
    var exceptions: [ConditionOutline] = []
    for entry in entries where ["when", "unless"].contains(entry.name) {
      let reader = ConditionReader(entry.value, in: around.rules)
      guard let condition = reader.condition else { continue }
      let resolved = around.names.map { condition.within($0).inForm } ?? condition
      let written = ConditionOutline(mark: entry.mark, key: entry.name, condition: resolved)
      conditions.append(written)
      if entry.name == "when" { whens.append(resolved) } else { exceptions.append(written) }
      if notesRules { record(condition: entry.value, in: around.rules) }
    }
    self.exceptions += exceptions.flatMap { unless in
      whens.map { when in
        let both = Condition.all([when, .not(unless.condition)])
        return ConditionOutline(mark: unless.mark, key: unless.key, condition: both)
      }
    }
  }
}

/// The names of rules, wherever they are.
extension FormOutline {
  /// Records the rule of an entry and those nested in it, and returns it if it exists.
  @discardableResult
  fileprivate mutating func record(_ node: Node, in scope: RuleScope) -> RuleSpot? {
    if node["then"] != nil {
      for key in ["when", "unless"] { node[key].map { record(condition: $0, in: scope) } }
      for key in ["then", "else"] {
        for entry in node[key]?.entries ?? [] { record(entry, in: scope) }
      }
      return nil
    }
    let spelling = RuleSpelling(node, in: scope)
    guard let definition = spelling.definition else { return nil }
    let parameters = node.parameters(orAlone: definition.mainParameter)
    let spot = RuleSpot(
      definition: definition,
      name: spelling.settings.owner,
      mark: spelling.settings.mark,
      parameters: parameters
    )
    spellings.append(spot)
    for parameter in definition.parameters {
      guard case .rules = parameter.kind,
        let value = parameters.first(where: { $0.name == parameter.name })?.value
      else { continue }
      for entry in value.entries { record(entry, in: scope) }
    }
    for entry in parameters where ["when", "unless"].contains(entry.name) {
      record(condition: entry.value, in: scope)
    }
    return spot
  }

  private mutating func record(condition node: Node, in scope: RuleScope) {
    guard node["field"] != nil else {
      for entry in node.members {
        for inner in entry.value.entries { record(condition: inner, in: scope) }
      }
      return
    }
    let rest = node.members.filter { $0.name != "field" }
    if rest.contains(where: { $0.name == "rule" }) {
      record(Node(.mapping(rest), at: node.mark), in: scope)
      return
    }
    for entry in rest {
      let inner =
        entry.name == "not" ? entry.value.entries : [Node(.mapping([entry]), at: entry.mark)]
      for rule in inner { record(rule, in: scope) }
    }
  }
}

/// A page, a section, a group or a matrix as written.
struct PartOutline {
  enum Kind {
    /// A page or a section, by its number.
    case heading(Int)
    /// A group or a matrix, by its full name, or the first entry of a repeated one.
    case group(FieldID)
  }

  let kind: Kind

  /// Its mapping.
  let node: Node

  /// The index of the first field in it, or after it, among the fields of the outline.
  let start: Int
}

/// A field as written.
struct FieldOutline {
  /// The position of its name.
  let mark: Mark

  /// Its mapping.
  let node: Node

  /// The field, by its full name.
  let field: Field

  /// Its index in the form.
  let index: Int

  /// Its rules, in order, including those of branches.
  let rules: [RuleOutline]

  /// The type as written; `nil` for a hidden field.
  var type: String? { node["type"]?.text }

  /// The rules that always apply and block.
  var firmRules: [RuleOutline] { rules.filter(\.isFirm) }
}

/// A rule as written in a list.
struct RuleOutline {
  /// Its name and parameters.
  let spot: RuleSpot

  /// Its entry.
  let node: Node

  /// The rule with its modifiers.
  let clause: Clause

  /// Whether it is in a branch.
  let isConditional: Bool

  /// Whether it always applies and blocks.
  var isFirm: Bool { !isConditional && clause.condition == nil && clause.severity == .error }
}

/// The name of a rule as written, and its parameters.
struct RuleSpot {
  let definition: RuleDefinition
  let name: String
  let mark: Mark
  let parameters: [Node.Entry]
}

/// A condition as written.
struct ConditionOutline {
  /// The position of its key.
  let mark: Mark

  /// The key: `when` or `unless`.
  let key: String

  /// The condition, with full names.
  let condition: Condition
}

extension Node {
  /// The entries of a mapping; empty for anything else.
  var members: [Node.Entry] {
    if case .mapping(let entries) = content { entries } else { [] }
  }

  /// The value of a key of a mapping; `nil` if there is none.
  subscript(key: String) -> Node? { members.first { $0.name == key }?.value }

  /// Returns the parameters of a rule's entry; a single value is its main parameter.
  fileprivate func parameters(orAlone main: String?) -> [Node.Entry] {
    if self["rule"] != nil { return members.filter { $0.name != "rule" } }
    guard let entry = members.first else { return [] }
    if case .mapping(let parameters) = entry.value.content { return parameters }
    return main.map { [Node.Entry(name: $0, mark: entry.mark, value: entry.value)] } ?? []
  }
}
