extension RuleSet {
  /// What the rules demand, in words, in order.
  var requirements: Words {
    Words(
      clauses.map { clause in
        let demand = clause.rule.requirement
        guard let message = clause.message else { return demand }
        return Wording(message, demand.parameters, isReworded: true)
      }
    )
  }
}
