import FormValidation
import SourceText

/// Reads a condition: rules on another field, or a combination of conditions.
///
/// ```yaml
/// when: {field: country, one_of: [US, CA]}
/// when: {any: [{field: age, min: 18}, {field: guardian, accepted: true}]}
/// when: {not: {field: email, equals: ''}}
/// when: {field: toppings, contains: olives}      # a list has it; of several, one at least
/// ```
struct ConditionReader {
  /// The condition; `nil` after an error.
  private(set) var condition: Condition?

  private(set) var findings: [Finding] = []

  /// The number of rules in the condition.
  private(set) var extent = RuleExtent()

  private let scope: RuleScope

  /// The keys that combine conditions.
  static let combinations = ["all", "any", "not"]

  /// Reads a condition, which can use the names in scope; the name of the field that it is of is for
  /// messages.
  init(_ node: Node, in scope: RuleScope, of owner: String? = nil) {
    self.scope = scope
    guard case .mapping(let entries) = node.content else {
      findings.append(
        Finding(
          node.mark,
          "expected a mapping, found \(node.kindWords)",
          note: ForeignWords.condition(for: node, in: scope)
        )
      )
      return
    }
    if entries.contains(where: { $0.name == "field" }) {
      condition = fieldCondition(entries, at: node.mark)
    } else if !ConditionReader.combinations.contains(entries.first?.name ?? ""),
      let note = ForeignWords.condition(for: entries, in: scope, of: owner)
    {
      findings.append(Finding(entries[0].mark, "a condition requires a field", note: note))
    } else if let entry = entries.first, entries.count == 1 {
      condition = compound(entry)
    } else if !reportMisspelling(of: ["field"], in: entries) {
      findings.append(
        Finding(
          node.mark,
          "a condition requires a field",
          note: ForeignWords.condition
        )
      )
    }
    if !findings.isEmpty { condition = nil }
  }

  private mutating func compound(_ entry: Node.Entry) -> Condition? {
    if let key = ForeignWords.conditionKeys[entry.name]?.names.first,
      ConditionReader.combinations.contains(key)
    {
      findings.append(
        Finding(entry.mark, "unknown key \(entry.name.quoted)", suggestion: key)
      )
      return nil
    }
    switch entry.name {
    case "all": return .all(conditions(of: entry.value))
    case "any": return .any(conditions(of: entry.value))
    case "not": return conditions(of: entry.value).first.map { .not($0) }
    default:
      if reportMisspelling(of: ["field"] + ConditionReader.combinations, in: [entry]) { return nil }
      findings.append(
        Finding(
          entry.mark,
          "a condition requires a field",
          note: ForeignWords.example(ofRuleIn: entry)
        )
      )
      return nil
    }
  }

  /// Reports the first key that is like one of some keys and not a rule, and returns whether there
  /// is one.
  private mutating func reportMisspelling(of keys: [String], in entries: [Node.Entry]) -> Bool {
    for entry in entries where RuleDefinition.named(entry.name) == nil {
      let meant = ForeignWords.conditionKeys[entry.name]?.names.first
      guard
        let key = meant.flatMap({ keys.contains($0) ? $0 : nil }) ?? keys.nearest(to: entry.name)
      else { continue }
      let message = "unknown key \(entry.name.quoted)"
      findings.append(Finding(entry.mark, message, suggestion: key))
      return true
    }
    return false
  }

  private mutating func conditions(of node: Node) -> [Condition] {
    let nodes = if case .list(let nodes) = node.content { nodes } else { [node] }
    if nodes.isEmpty { findings.append(Finding(node.mark, "expected a condition")) }
    return nodes.compactMap { node in
      let reader = ConditionReader(node, in: scope)
      findings += reader.findings
      extent.add(reader.extent)
      return reader.condition
    }
  }

  /// Returns the rules beside a field's name, which its answer must meet.
  private mutating func fieldCondition(_ entries: [Node.Entry], at mark: Mark) -> Condition? {
    let named = entries.filter { $0.name == "field" }
    var settings = Settings(named, of: "a condition", at: mark, scope: scope)
    let field = scope.reading(for: nil) { settings.field("field") }
    settings.finish()
    findings += settings.findings
    let rest = entries.filter { $0.name != "field" }
    if rest.isEmpty {
      findings.append(
        Finding(mark, "the condition has no rule for the field", note: "like equals: US")
      )
    }
    if let not = rest.first(where: { $0.name == "not" && $0.value["field"] != nil }) {
      let own = Node(.mapping(entries.filter { $0.name != "not" }), at: mark).shortYAML
      let note = "write {all: [\(own), {not: \(not.value.shortYAML)}]}"
      findings.append(Finding(not.value.mark, "expected rules, found a condition", note: note))
      return nil
    }
    for entry in rest {
      guard let note = ForeignWords.condition(notBeing: entry, in: scope) else { continue }
      let message = "expected rules, found \(entry.value.kindWords)"
      findings.append(Finding(entry.value.mark, message, note: note))
      return nil
    }
    let isLong = rest.contains { $0.name == "rule" }
    let foreign = rest.filter { !isLong && isForeign($0) }
    if !foreign.isEmpty { return report(foreign) }
    let parts = isLong ? [rest] : rest.map { [$0] }
    let conditions = parts.map { condition(on: field ?? "", $0) }
    return field.map { ConditionReader.all(conditions, of: $0) }
  }

  /// Returns whether a key beside a field is a word from elsewhere.
  private func isForeign(_ entry: Node.Entry) -> Bool {
    entry.name != "not" && scope.definition(named: entry.name) == nil
      && ForeignWords.conditionKeys[entry.name] != nil
  }

  private mutating func report(_ entries: [Node.Entry]) -> Condition? {
    for entry in entries {
      let meant = ForeignWords.conditionKeys[entry.name]
      let message = "unknown rule \(entry.name.quoted)"
      findings.append(
        Finding(entry.mark, message, suggestion: meant?.names.first, note: meant?.note)
      )
    }
    return nil
  }

  /// Returns the rule of one key, or of the long form; `not` inverts the nested rules.
  private mutating func condition(on field: FieldID, _ entries: [Node.Entry]) -> Condition {
    if entries.count == 1, entries[0].name == "not" {
      let conditions = entries[0].value.entries.map { condition(on: field, asked: $0) }
      return .not(ConditionReader.all(conditions, of: field))
    }
    return condition(on: field, asked: Node(.mapping(entries), at: entries[0].mark))
  }

  /// Returns combined conditions on one field, with the rules of plain ones in one set.
  private static func all(_ conditions: [Condition], of field: FieldID) -> Condition {
    var clauses: [Clause] = []
    var others: [Condition] = []
    for condition in conditions {
      if case .field(_, let rules) = condition {
        clauses += rules.clauses
      } else {
        others.append(condition)
      }
    }
    if others.isEmpty { return .field(field, RuleSet(clauses)) }
    return .all((clauses.isEmpty ? [] : [.field(field, RuleSet(clauses))]) + others)
  }

  /// Returns the condition of one rule on a field.
  private mutating func condition(on field: FieldID, asked node: Node) -> Condition {
    let kind = scope.fields?.kind(of: field.rawValue)
    if kind == .list, case .mapping(let entries) = node.content, entries.count == 1,
      RuleDefinition.named(entries[0].name)?.name == "contains"
    {
      let nodes = entries[0].value.entries
      findings += nodes.compactMap { Finding(respelled: $0) }
      let wanted = nodes.map(\.value)
      return .all([
        .field(field, [.minItems(1)]), .not(.field(field, [.each([.noneOf(wanted)])])),
      ])
    }
    let subject = RuleSubject(scope.fields?.entries(of: field.rawValue) ?? [], kind: kind)
    let entry = scope.reading(for: subject) { RuleEntry(node, in: scope) }
    findings += entry.findings
    extent.add(entry.extent)
    for use in entry.uses {
      findings +=
        kind.map { use.misfits($0, of: field.rawValue, in: scope, inCondition: true) }
        ?? use.respelled
    }
    return .field(field, RuleSet(entry.clauses))
  }
}
