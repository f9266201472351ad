/// A field and the rules on it, as a `Ruler` keeps them.
public struct Registration: Sendable {
  /// The field's name.
  public let field: FieldID

  /// What is judged in place of the field's own answer, if anything is.
  public let candidate: Candidate?

  /// What is done to a copy of the answer before the rules see it.
  public let normalizers: [Normalizer]

  /// The rules, in order.
  public let rules: RuleSet

  /// The verdict of all rules.
  public private(set) var verdict = Verdict.valid

  /// The verdict of each clause, in order.
  private(set) var verdicts: [Verdict]

  init(
    field: FieldID,
    candidate: Candidate? = nil,
    normalizers: [Normalizer] = [],
    rules: RuleSet
  ) {
    self.field = field
    self.candidate = candidate
    self.normalizers = normalizers
    self.rules = rules
    verdicts = rules.clauses.map { _ in .valid }
  }

  /// The clauses that depend on other fields' answers, in order, by the field.
  var clausesByFieldRead: [FieldID: [Int]] {
    var clauses: [FieldID: [Int]] = [:]
    for (index, clause) in rules.clauses.enumerated() {
      for field in Set(clause.rule.reads) { clauses[field, default: []].append(index) }
    }
    // Where the candidate itself depends on a field, every clause does.
    for field in candidate?.reads ?? [] { clauses[field] = Array(rules.clauses.indices) }
    return clauses
  }

  /// What the rules judge: the candidate's value, or the field's own answer.
  public func value(among answers: Answers) -> Value {
    candidate?.value(among: answers) ?? answers[field]
  }

  /// Runs some of the clauses on what they judge, once each.
  mutating func run(_ clauses: some Sequence<Int>, among answers: Answers) {
    let value = value(among: answers)
    for index in clauses {
      let verdict = rules.verdict(of: rules.clauses[index], on: value, among: answers)
      verdicts[index] = verdict.isValid ? verdict : verdict.mapViolations { $0.field = field }
    }
    verdict = verdicts.reduce(.valid) { $0.merging($1) }
  }
}
