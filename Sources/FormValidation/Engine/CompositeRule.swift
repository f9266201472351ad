/// A rule made of other rules, which reads, looks at and judges what they do.
public protocol CompositeRule: Rule {
  /// The rules it is made of, in order.
  var members: RuleSet { get }
}

extension CompositeRule {
  public var reads: [FieldID] { members.reads }
}

extension CompositeRule where Input == Value {
  public var kind: ValueKind { members.kind }

  public var judgesBlank: Bool { members.judgesBlank }
}

extension Clause {
  /// The name of the rule, and of those it is made of.
  public var ruleNames: [String] {
    var names: [String] = []
    addRuleNames(to: &names)
    return names
  }

  private func addRuleNames(to names: inout [String]) {
    names.append(id ?? rule.name)
    for member in (rule as? any CompositeRule)?.members.clauses ?? [] {
      member.addRuleNames(to: &names)
    }
  }
}
