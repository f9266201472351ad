extension Schema {
  /// All violations of each record of a list, in the order of the records.
  ///
  /// Beside what `violations(in:)` finds, an answer that a record before has given breaks the rule
  /// `unique` of its field; a blank answer takes nothing.
  ///
  /// ```swift
  /// let schema: Schema = ["email": [.required, .unique]]
  /// schema.violations(inRecords: [["email": "a@b"], ["email": "a@b"]])
  /// ```
  /// - Complexity: O(n), in rules of all records.
  public func violations(inRecords records: [Answers]) -> [[Violation]] {
    var taken: [[Int: Set<Value>]] = entries.map { _ in [:] }
    return records.map { record in
      let answers = normalized(record)
      return entries.indices.flatMap { index in
        entries[index].verdict(among: answers, taken: &taken[index]).violations
      }
    }
  }
}

extension Schema.Entry {
  /// The verdict on a record, whose answer is then taken, by the place of each rule that asks.
  fileprivate func verdict(among answers: Answers, taken: inout [Int: Set<Value>]) -> Verdict {
    let value = answers[field]
    let outcomes = rules.clauses.indices.map { place in
      let clause = rules.clauses[place]
      let outcome = rules.outcome(of: clause, on: value, among: answers)
      guard !value.isBlank, let unique = clause.rule as? Unique, case .judged(let own) = outcome
      else { return outcome }
      let isNew = taken[place, default: []].insert(unique.key(of: value)).inserted
      return isNew || !own.isValid
        ? outcome : .judged(clause.worded(unique.verdict(onTaken: value)))
    }
    return rules.merged(outcomes).verdict.mapViolations { $0.field = field }
  }
}
