import FormValidation

extension Node {
  /// The items of a list, or the node itself.
  var entries: [Node] { if case .list(let nodes) = content { nodes } else { [self] } }
}

extension Settings {
  /// The items of a key's list, or the lone item that is there instead.
  mutating func entries(_ key: String) -> [Node]? {
    guard let node = node(key), node.isNull else { return self.node(key)?.entries }
    return list(key)
  }

  /// The rules of a key, if it is there: a list of entries, or a lone one.
  ///
  /// Those on the items of a list need not fit the field; those of a branch stand for themselves.
  mutating func rules(_ key: String, ofItems: Bool = false, isBranch: Bool = false) -> RuleSet? {
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

  /// What must hold for the owner to be asked: `when`, and that `unless` does not; nothing without
  /// either.
  mutating func standing() -> Condition? {
    let parts = [condition("when"), condition("unless").map { .not($0) }].compactMap { $0 }
    return parts.count < 2 ? parts.first : .all(parts)
  }

  /// The condition of a key, if it is there and nothing is wrong with it.
  mutating func condition(_ key: String) -> Condition? {
    guard let node = node(key) else { return nil }
    let reader = ConditionReader(node, in: scope)
    findings += reader.findings
    extent.add(reader.extent)
    return reader.condition
  }
}
