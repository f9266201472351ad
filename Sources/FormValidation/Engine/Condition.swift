/// A thing about other fields that must hold for a rule to count.
///
/// ```swift
/// let abroad = Condition.not(.field("country", [.oneOf(["US", "CA"])]))
/// ```
///
/// The rules of a condition are asked honestly: a blank answer is no email address here, although
/// a field that is not required may stay blank. An answer that is merely incomplete does not hold.
public indirect enum Condition: Hashable, Sendable {
  /// The answer of a field meets all of some rules.
  case field(FieldID, RuleSet)
  /// All of them hold; so do none.
  case all([Condition])
  /// One of them holds, at least.
  case any([Condition])
  /// It does not hold.
  case not(Condition)

  /// The fields whose answers decide, in order, each once for each mention.
  public var reads: [FieldID] {
    switch self {
    case .field(let field, let rules): [field] + rules.reads
    case .all(let conditions), .any(let conditions): conditions.flatMap(\.reads)
    case .not(let condition): condition.reads
    }
  }

  /// Whether it holds among some answers.
  public func holds(among answers: Answers) -> Bool {
    switch self {
    case .field(let field, let rules):
      rules.clauses.allSatisfy { clause in
        !clause.applies(among: answers)
          || clause.verdict(on: answers[field], among: answers).isValid
      }
    case .all(let conditions): conditions.allSatisfy { $0.holds(among: answers) }
    case .any(let conditions): conditions.contains { $0.holds(among: answers) }
    case .not(let condition): !condition.holds(among: answers)
    }
  }
}
