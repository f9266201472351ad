import FormValidation
import SourceText

extension Node {
  /// The items of a list, or the node itself.
  var entries: [Node] { if case .list(let nodes) = content { nodes } else { [self] } }
}

extension Settings {
  /// Returns the items of a key's list, or the single item instead.
  mutating func entries(_ key: String) -> [Node]? {
    declare(key, .rules)
    guard let node = node(key) else { return nil }
    return node.isNull ? list(key) : node.entries
  }

  /// Returns the rules of a key, if present: a list of entries, or a single one.
  ///
  /// Rules on list items need not fit the field; those of a branch are independent.
  mutating func rules(_ key: String, ofItems: Bool = false, isBranch: Bool = false) -> RuleSet? {
    declare(key, .rules)
    guard let node = node(key) else { return nil }
    let nodes = node.entries
    if nodes.isEmpty || node.isNull {
      report("expected rules", at: key, note: "like [required, email]")
      return nil
    }
    let entries = nodes.map { RuleEntry($0, in: scope) }
    for (entry, node) in zip(entries, nodes) {
      findings += entry.findings
      extent.add(entry.extent)
      if entry.clauses.contains(where: { $0.remote != nil }), !isBranch {
        let message = "a remote or command rule cannot be nested in other rules"
        findings.append(Finding(node.mark, message))
      }
      if !ofItems { uses += entry.uses }
    }
    return RuleSet(entries.flatMap(\.clauses))
  }

  /// Returns the condition for the owner to be asked: `when`, and not `unless`; `nil` without
  /// either.
  mutating func standing() -> Condition? {
    let owner = (entry("id") ?? entry("group"))?.text
    let parts = [condition("when", of: owner), condition("unless", of: owner).map { .not($0) }]
      .compactMap { $0 }
    return parts.count < 2 ? parts.first : .all(parts)
  }

  /// Returns the condition of a key, if present and valid; the name of the field that it is of is for
  /// messages.
  mutating func condition(_ key: String, of owner: String? = nil) -> Condition? {
    declare(key, .condition)
    guard let node = node(key) else { return nil }
    let reader = ConditionReader(node, in: scope, of: owner)
    findings += reader.findings
    extent.add(reader.extent)
    return reader.condition
  }
}
