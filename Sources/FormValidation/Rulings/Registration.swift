/// A field and the rules on it, as a `Ruler` keeps them.
public struct Registration: Sendable {
  /// The field's name.
  public let field: FieldID

  /// What is done to a copy of the answer before the rules see it.
  public let normalizers: [Normalizer]

  /// The rules, in order.
  public let rules: RuleSet

  /// The verdict of all rules that can block.
  public private(set) var verdict = Verdict.valid

  /// The violations that do not block, in order.
  public private(set) var remarks: [Violation] = []

  /// What came of each rule by itself, in order.
  private var ownOutcomes: [RuleOutcome]

  init(field: FieldID, normalizers: [Normalizer], rules: RuleSet) {
    self.field = field
    self.normalizers = normalizers
    self.rules = rules
    ownOutcomes = rules.clauses.map { _ in .skipped }
  }

  /// What came of each rule, in order.
  public var outcomes: [RuleOutcome] { rules.stopped(ownOutcomes) }

  /// The clauses that depend on other fields' answers, in order, by the field.
  var clausesByFieldRead: [FieldID: [Int]] {
    var clauses: [FieldID: [Int]] = [:]
    for (index, clause) in rules.clauses.enumerated() {
      for field in Set(clause.reads) { clauses[field, default: []].append(index) }
    }
    return clauses
  }

  /// Runs some of the clauses on the field's answer, once each.
  mutating func run(_ clauses: some Sequence<Int>, among answers: Answers) {
    let value = answers[field]
    for index in clauses {
      var outcome = rules.outcome(of: rules.clauses[index], on: value, among: answers)
      if case .judged(let verdict) = outcome, !verdict.isValid {
        outcome = .judged(verdict.mapViolations { $0.field = field })
      }
      ownOutcomes[index] = outcome
    }
    (verdict, remarks) = rules.merged(ownOutcomes)
  }
}
