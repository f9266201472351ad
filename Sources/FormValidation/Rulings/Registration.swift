/// A field and the rules on it, as a `Ruler` keeps them.
public struct Registration: Sendable {
  /// The field's name.
  public let field: FieldID

  /// What is done to a copy of the answer before the rules see it.
  public let normalizers: [Normalizer]

  /// The rules, in order.
  public let rules: RuleSet

  /// The verdict of all rules.
  public private(set) var verdict = Verdict.valid

  /// The verdict of each clause, in order.
  private var verdicts: [Verdict]

  init(field: FieldID, normalizers: [Normalizer], rules: RuleSet) {
    self.field = field
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
    return clauses
  }

  /// Runs some of the clauses on the field's answer, once each.
  mutating func run(_ clauses: some Sequence<Int>, among answers: Answers) {
    let value = answers[field]
    for index in clauses {
      let verdict = rules.verdict(of: rules.clauses[index], on: value, among: answers)
      verdicts[index] = verdict.isValid ? verdict : verdict.mapViolations { $0.field = field }
    }
    verdict = verdicts.reduce(.valid) { $0.merging($1) }
  }
}
