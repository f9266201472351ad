/// A field and its rules, as stored by a `Ruler`.
public struct Registration: Sendable {
  /// The field's name.
  public let field: FieldID

  /// The candidate that is validated instead of the field's answer, if any.
  public let candidate: Candidate?

  /// The normalizers of the answer that the rules see: the field's own, then those that the rules
  /// imply.
  public let normalizers: [Normalizer]

  /// The field's own normalizers.
  let ownNormalizers: [Normalizer]

  /// The rules, in order.
  public let rules: RuleSet

  /// The condition under which the field is active; `nil` for always.
  public let condition: Condition?

  /// Whether the field is active.
  ///
  /// An inactive field has no answer and a valid verdict.
  public internal(set) var isActive = true

  /// The answer of an inactive field, kept until the field is active again.
  var heldAnswer: Value?

  /// The verdict of all rules that can block.
  public private(set) var verdict = Verdict.valid

  /// The violations that do not block, in order.
  public private(set) var remarks: [Violation] = []

  /// The outcome of each rule, ignoring rules that stop the set, in order.
  private var ownOutcomes: [RuleOutcome]

  /// The remote rules, by their indices.
  let remotes: [(index: Int, question: RemoteQuestion)]

  init(
    field: FieldID,
    candidate: Candidate? = nil,
    normalizers: [Normalizer] = [],
    rules: RuleSet,
    condition: Condition? = nil
  ) {
    self.field = field
    self.condition = condition
    self.candidate = candidate
    self.normalizers = normalizers + rules.normalizers
    ownNormalizers = normalizers
    self.rules = rules
    ownOutcomes = rules.clauses.map { _ in .skipped }
    remotes = rules.clauses.enumerated().compactMap { index, clause in
      clause.remote.map { (index, $0) }
    }
  }

  /// Whether an external check is pending.
  public var isPending: Bool {
    !remotes.isEmpty && remotes.contains { ownOutcomes[$0.index] == .pending }
  }

  /// The outcome of each rule, in order.
  public var outcomes: [RuleOutcome] { rules.stopped(ownOutcomes) }

  /// Returns the lines of a live checklist for one rule, from its outcome; empty for a presence
  /// rule, or if it does not apply.
  package func checklist(ofRule index: Int, among answers: Answers) -> [ChecklistLine] {
    let value = value(among: answers)
    return rules.clauses[index].checklist(of: ownOutcomes[index], on: value, among: answers)
  }

  /// Returns the lines of a live checklist, in order.
  public func checklist(among answers: Answers) -> [ChecklistLine] {
    rules.clauses.indices.flatMap { checklist(ofRule: $0, among: answers) }.distinct
  }

  /// The violations that block, in order: those of the verdict, and one with the code
  /// `remote.pending` for each pending check.
  public var violations: [Violation] {
    isPending ? violationsByClause.map(\.violation) : verdict.violations
  }

  /// The violations that block, in order, each with the index of its clause.
  var violationsByClause: [(clause: Int, violation: Violation)] {
    guard !verdict.isValid || isPending else { return [] }
    let found = outcomes.enumerated().flatMap { index, outcome in
      // Anything else is a remark.
      rules.clauses[index].severity == .error
        ? violations(of: outcome, at: index).map { (clause: index, violation: $0) } : []
    }
    let kept = found.map(\.violation).readOnce
    guard kept.count < found.count else { return found }
    return kept.compactMap { violation in found.first { $0.violation == violation } }
  }

  private func violations(of outcome: RuleOutcome, at index: Int) -> [Violation] {
    guard outcome == .pending else { return outcome.verdict.violations }
    // Without the author's message, which says what is wrong once there is an answer.
    return Verdict.remotePending.mapViolations { violation in
      violation.field = field
      violation.rule = rules.clauses[index].rule.name
    }
    .violations
  }

  /// The clauses that depend on other fields' answers, in order, by field.
  var clausesByFieldRead: [FieldID: [Int]] {
    var clauses: [FieldID: [Int]] = [:]
    for (index, clause) in rules.clauses.enumerated() {
      let reads = clause.reads
      if reads.isEmpty { continue }
      for field in Set(reads) { clauses[field, default: []].append(index) }
    }
    // If the candidate itself depends on a field, every clause does.
    for field in candidate?.reads ?? [] { clauses[field] = Array(rules.clauses.indices) }
    return clauses
  }

  /// Returns the value that the rules validate: the candidate's, or the field's own answer.
  package func value(among answers: Answers) -> Value {
    candidate?.value(among: answers) ?? answers[field]
  }

  /// Whether an answer that the normalizers would change may be valid as it is.
  var allowsUnnormalized: Bool { !ownNormalizers.isEmpty || !rules.refuseUnnormalized }

  /// Runs some of the clauses, once each.
  mutating func run(_ clauses: some Sequence<Int>, among answers: Answers) {
    let value = value(among: answers)
    for index in clauses where !rules.clauses[index].asksOutside {
      ownOutcomes[index] = named(rules.clauses[index].outcome(on: value, among: answers))
    }
    (verdict, remarks) = rules.merged(ownOutcomes)
  }

  /// Clears the outcome of every rule.
  mutating func forget() {
    ownOutcomes = rules.clauses.map { _ in .skipped }
    (verdict, remarks) = (.valid, [])
  }

  /// Stores the outcome of a remote rule, with the messages of its clause.
  mutating func put(_ outcome: RuleOutcome, at index: Int, on value: Value) {
    var outcome = outcome
    if case .judged(let verdict, _, _) = outcome {
      outcome = .judged(rules.clauses[index].worded(verdict, on: value))
    }
    ownOutcomes[index] = named(outcome)
    (verdict, remarks) = rules.merged(ownOutcomes)
  }

  /// Returns the outcome with the field's name in its violations.
  private func named(_ outcome: consuming RuleOutcome) -> RuleOutcome {
    outcome.mapViolations { $0.field = field }
  }
}

extension [Registration] {
  /// Returns the answers with each field's normalizers applied.
  func normalized(_ answers: Answers) -> Answers {
    var normalized = answers
    for index in indices where !self[index].normalizers.isEmpty {
      let field = self[index].field
      if let read = answers[field].read(by: self[index].normalizers) { normalized[field] = read }
    }
    return normalized
  }
}

/// What depends on the answer of a field, by registration, in order.
struct Readers: Sendable {
  /// The clauses of a registration that depend on the answer.
  struct Rules: Sendable {
    let registration: Int
    let clauses: [Int]
  }

  var rules: [Rules] = []

  /// The registrations whose conditions depend on the answer.
  var conditions: [Int] = []
}
