/// A condition on other fields under which a rule applies.
///
/// ```swift
/// let abroad = Condition.not(.field("country", [.oneOf(["US", "CA"])]))
/// ```
///
/// The rules of a condition also apply to blank answers: a blank answer is not an email address,
/// although an optional field may stay blank. An incomplete answer does not satisfy a condition.
public indirect enum Condition: Hashable, Sendable {
  /// A field's answer meets all the rules.
  case field(FieldID, RuleSet)
  /// All conditions hold, or there are none.
  case all([Condition])
  /// At least one condition holds.
  case any([Condition])
  /// A condition does not hold.
  case not(Condition)

  /// The fields it reads, in order, with duplicates.
  public var reads: [FieldID] {
    switch self {
    case .field(let field, let rules): [field] + rules.reads
    case .all(let conditions), .any(let conditions): conditions.flatMap(\.reads)
    case .not(let condition): condition.reads
    }
  }

  /// Returns whether it holds for the answers.
  ///
  /// A condition cannot have the value of a remote rule checked: it holds only if it does whatever
  /// the result.
  public func holds(among answers: Answers) -> Bool {
    holds(among: answers, granting: answers.grantsChecks)
  }

  /// Returns whether it holds for the answers, or would with some results of checks: then, what
  /// depends on it applies, as leaving it out could be wrong.
  func mayHold(among answers: Answers) -> Bool {
    holds(among: answers, granting: !answers.grantsChecks)
  }

  private func holds(among answers: Answers, granting grantsChecks: Bool) -> Bool {
    switch self {
    case .field(let field, let rules):
      let answers = rules.dependsOnChecks ? answers.granting(grantsChecks) : answers
      return rules.clauses.allSatisfy { clause in
        !clause.applies(among: answers)
          || clause.verdict(on: answers[field], among: answers).isValid
      }
    case .all(let conditions):
      return conditions.allSatisfy { $0.holds(among: answers, granting: grantsChecks) }
    case .any(let conditions):
      return conditions.contains { $0.holds(among: answers, granting: grantsChecks) }
    case .not(let condition): return !condition.holds(among: answers, granting: !grantsChecks)
    }
  }

  /// Whether it depends on external checks, which it cannot run.
  var dependsOnChecks: Bool {
    switch self {
    case .field(_, let rules): rules.dependsOnChecks
    case .all(let conditions), .any(let conditions): conditions.contains(where: \.dependsOnChecks)
    case .not(let condition): condition.dependsOnChecks
    }
  }
}

extension Condition {
  /// Returns the condition with names as in a group.
  public func within(_ scope: FieldScope) -> Condition {
    switch self {
    case .field(let field, let rules):
      // An outer group may have a field of the name after the `/`.
      .field(field.isOfForm ? field : scope.resolved(field), rules.within(scope))
    case .all(let conditions): .all(conditions.map { $0.within(scope) })
    case .any(let conditions): .any(conditions.map { $0.within(scope) })
    case .not(let condition): .not(condition.within(scope))
    }
  }

  /// The condition in the form itself, where no name begins with `/`.
  package var inForm: Condition {
    guard reads.contains(where: \.isOfForm) else { return self }
    return switch self {
    case .field(let field, let rules): .field(field.inForm, rules.inForm)
    case .all(let conditions): .all(conditions.map(\.inForm))
    case .any(let conditions): .any(conditions.map(\.inForm))
    case .not(let condition): .not(condition.inForm)
    }
  }
}
