extension RuleSet {
  /// What the rules demand, in words, in order.
  var requirements: Value {
    .list(
      clauses.map { clause in
        .text(
          clause.message?.text(clause.rule.requirement.parameters) ?? clause.rule.requirement.text
        )
      }
    )
  }
}
