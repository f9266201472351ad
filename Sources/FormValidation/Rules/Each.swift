/// Each item of a list must pass the rules.
struct Each: CompositeRule {
  let name = "each"

  /// The rules on each item.
  let members: RuleSet

  init(_ rules: RuleSet) {
    self.members = rules
  }

  var traits: RuleTraits {
    var traits = RuleTraits(.items(members))
    traits.members = members
    return traits
  }

  var requirement: Wording {
    Wording("needs.each", "Each: {requirements}", .words("requirements", members.requirements))
  }

  /// - Complexity: O(n), in items.
  func verdict(on items: [Value], among answers: Answers) -> Verdict {
    Verdict(numbered(items) { members.verdict(on: $0, among: answers).violations })
  }

  func outcome(on items: [Value], among answers: Answers) -> RuleOutcome {
    .judged(
      verdict(on: items, among: answers),
      remarks: numbered(items) { members.remarks(on: $0, among: answers) }
    )
  }

  /// Returns the violations of all items, with the index of the item.
  private func numbered(_ items: [Value], _ found: (Value) -> [Violation]) -> [Violation] {
    items.enumerated().flatMap { index, item in
      found(item).map { violation in
        var violation = violation
        violation.path.insert(index, at: 0)
        return violation
      }
    }
  }

  package static let definition = RuleDefinition(
    "each",
    "Each item passes the rules",
    details: "A blank item meets all rules but those about presence. Messages number the item.",
    of: .list,
    parameters: [.main("rules", .rules(ofItems: true), "the rule, or a list of rules")],
    codes: [],
    example: RuleExample(
      "each: email",
      passes: #"["ada@example.com"]"#,
      fails: #"["ada@example.com", "x y"]"#
    )
  ) { Clause(Each($0["rules"])) }
}

extension Clause {
  /// Each item of a list must pass the rules.
  public static func each(_ rules: RuleSet) -> Clause {
    Clause(Each(rules))
  }
}
