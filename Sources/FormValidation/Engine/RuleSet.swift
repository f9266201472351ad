/// An ordered list of rules on one value.
///
/// ```swift
/// let name: RuleSet = [.required, .length(3...20)]
/// let strict = RuleSet {
///   name
///   Clause.alpha
///   if isPublic { Clause.notContains("admin") }
/// }
/// ```
///
/// In braces, begin a line with the type: a line that begins with a dot would continue the previous
/// one.
///
/// A blank value meets every rule except presence rules: an optional field may stay blank.
public struct RuleSet: Sendable, ExpressibleByArrayLiteral {
  /// The rules, in order.
  public let clauses: [Clause]

  /// Creates a set of clauses.
  public init(_ clauses: [Clause] = []) {
    self.clauses = clauses
  }

  /// Creates a set of clauses.
  public init(arrayLiteral clauses: Clause...) {
    self.init(clauses)
  }

  /// Creates a set of listed clauses.
  public init(@RuleSetBuilder _ clauses: () -> [Clause]) {
    self.init(clauses())
  }

  /// Returns rules that apply if a condition holds, and others that apply if it does not.
  public static func when(
    _ condition: Condition,
    @RuleSetBuilder then rules: () -> [Clause],
    @RuleSetBuilder else otherRules: () -> [Clause] = { [] }
  ) -> RuleSet {
    RuleSet(rules().map { $0.when(condition) } + otherRules().map { $0.unless(condition) })
  }

  /// Returns the rules of one set, then those of another.
  public static func + (first: RuleSet, second: RuleSet) -> RuleSet {
    if first.clauses.isEmpty { return second }
    if second.clauses.isEmpty { return first }
    return RuleSet(first.clauses + second.clauses)
  }

  /// Whether a blank answer breaks one of the rules.
  public var isRequired: Bool { clauses.contains(where: \.refusesBlank) }

  /// Returns whether a value breaks one of the rules, whatever the other answers are, or is blank and
  /// must repeat another.
  package func refuses(_ value: Value) -> Bool {
    clauses.contains { clause in
      guard clause.condition == nil, clause.severity == .error, !clause.dependsOnChecks else {
        return false
      }
      if clause.copied != nil { return value.isBlank }
      return clause.reads.isEmpty
        && !clause.verdictAsMember(on: value, among: Answers()).isValid
    }
  }

  /// The other fields whose answers the verdict depends on, in order, with duplicates.
  public var reads: [FieldID] { clauses.flatMap(\.reads) }

  /// Returns whether the verdict depends on a field's answer.
  public func reads(_ field: FieldID) -> Bool {
    clauses.contains { $0.reads.contains(field) }
  }

  /// The kind of value that the rules accept; any kind, if there is not exactly one.
  public var kind: ValueKind {
    let kinds = Set(clauses.map(\.kind)).subtracting([.any])
    return kinds.count == 1 ? kinds.first ?? .any : .any
  }

  /// The same rules with messages that never show the answer.
  package var hidingAnswer: RuleSet { RuleSet(clauses.map(\.hidingAnswer)) }

  /// The normalizers that the rules imply: white space around a format is removed, and unconditional
  /// rules that ignore case give an answer the spelling of a listed one.
  package var normalizers: [Normalizer] {
    clauses.flatMap(\.normalizers).distinct
      + clauses.compactMap { $0.condition == nil ? $0.proposing?.spelling : nil }
  }

  /// Whether the rules are broken by each answer that their normalizers would change.
  var refuseUnnormalized: Bool {
    clauses.allSatisfy { $0.refusesUnnormalized && $0.proposing?.spelling == nil }
  }

  /// The severities of the rules and of those that they are composed of.
  package var severities: Set<Severity> {
    clauses.reduce(into: []) { $0.formUnion($1.members.severities.union([$1.severity])) }
  }

  /// Whether the verdict depends on external checks.
  var dependsOnChecks: Bool { clauses.contains(where: \.dependsOnChecks) }

  /// Whether one of the rules validates blank answers.
  var judgesBlank: Bool { clauses.contains(where: \.judgesBlank) }

  /// Returns the outcome of each rule on a value, in order.
  public func outcomes(on value: Value, among answers: Answers = Answers()) -> [RuleOutcome] {
    stopped(clauses.map { $0.outcome(on: value, among: answers) })
  }

  /// Returns the verdict of all rules that can block.
  public func verdict(on value: Value, among answers: Answers = Answers()) -> Verdict {
    var whole = Verdict.valid
    for clause in clauses {
      let found = clause.verdictAsMember(on: value, among: answers)
      if found.isValid { continue }
      if clause.severity == .error { whole.merge(found) }
      if clause.isStop { break }
    }
    return whole.isValid ? .valid : whole.readOnce
  }

  /// Returns the violations that do not block, in order.
  public func remarks(on value: Value, among answers: Answers = Answers()) -> [Violation] {
    merged(outcomes(on: value, among: answers)).remarks
  }

  /// Returns the lines of a live checklist for a value, in order; presence rules and rules that do
  /// not apply have none.
  public func checklist(on value: Value, among answers: Answers = Answers()) -> [ChecklistLine] {
    outcome(on: value, among: answers).parts ?? []
  }

  /// Returns the outcome of all rules on a value, with the lines of the checklist.
  func outcome(on value: Value, among answers: Answers) -> RuleOutcome {
    let outcomes = clauses.map { $0.outcome(on: value, among: answers) }
    let lines = zip(clauses, outcomes).flatMap { clause, outcome in
      clause.checklist(of: outcome, on: value, among: answers)
    }
    let (verdict, remarks) = merged(outcomes)
    return .judged(verdict, parts: lines, remarks: remarks)
  }
}

extension Clause {
  /// Whether the rule always applies, and refuses what its normalizers would change.
  fileprivate var refusesUnnormalized: Bool {
    normalizers.isEmpty || traits.members == nil && condition == nil && severity == .error
  }
}

extension RuleSet {
  /// The numbers that the rules allow regardless of other answers, as far as bounds and steps can
  /// express them.
  ///
  /// A rule that applies only sometimes, or does not block, does not restrict them.
  package var numberRange: NumberRange {
    clauses.reduce(.all) { range, clause in
      guard clause.severity == .error, clause.condition == nil else { return range }
      return range.meeting(clause.numberRange)
    }
  }
}

extension RuleSet: Hashable {
  public static func == (left: RuleSet, right: RuleSet) -> Bool {
    left.clauses == right.clauses
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(clauses)
  }
}

/// Combines the outcomes of single rules.
extension RuleSet {
  /// Returns the outcomes up to the first broken rule that stops the set.
  func stopped(_ outcomes: [RuleOutcome]) -> [RuleOutcome] {
    let last = clauses.indices.first { clauses[$0].isStop && !outcomes[$0].verdict.isValid }
    guard let last else { return outcomes }
    return outcomes[...last] + outcomes[(last + 1)...].map { _ in .skipped }
  }

  /// Returns the merged verdict of outcomes, and the violations among them that do not block.
  func merged(_ outcomes: [RuleOutcome]) -> (verdict: Verdict, remarks: [Violation]) {
    var whole = Verdict.valid
    var remarks: [Violation] = []
    for (clause, outcome) in zip(clauses, outcomes) {
      guard case .judged(let found, _, let more) = outcome else { continue }
      if found.isValid, more.isEmpty { continue }
      if clause.severity == .error {
        whole.merge(found)
      } else {
        remarks += found.violations
      }
      remarks += more
      if clause.isStop, !found.isValid { break }
    }
    if whole.isValid, remarks.count < 2 { return (whole, remarks) }
    return (whole.readOnce, remarks.readOnce(after: whole.violations))
  }
}

/// The outcome of one rule of a set.
public enum RuleOutcome: Equatable, Sendable {
  /// The rule ran; a blank answer meets every rule except presence rules.
  ///
  /// A rule of several parts has a line for each. Those of its members that do not block leave
  /// remarks.
  case judged(Verdict, parts: [ChecklistLine]? = nil, remarks: [Violation] = [])
  /// The rule's external check is pending.
  case pending
  /// The rule did not run: its condition does not hold, or an earlier rule stopped the set.
  case skipped

  /// The rule's own verdict; valid if it did not run.
  public var verdict: Verdict {
    if case .judged(let verdict, _, _) = self { verdict } else { .valid }
  }

  /// The lines of the rule's parts, if it has several.
  var parts: [ChecklistLine]? {
    if case .judged(_, let parts, _) = self { parts } else { nil }
  }

  /// The standing of the rule's requirement; open if it has not run.
  public var standing: ChecklistLine.Standing {
    if case .judged(let verdict, _, _) = self { ChecklistLine.Standing(verdict) } else { .open }
  }

  /// Returns the outcome with changed violations.
  consuming func mapViolations(_ change: (inout Violation) -> Void) -> RuleOutcome {
    switch consume self {
    case .judged(let verdict, let parts, var remarks)
    where !verdict.isValid || !remarks.isEmpty:
      for index in remarks.indices { change(&remarks[index]) }
      return .judged(verdict.mapViolations(change), parts: parts, remarks: remarks)
    case let other: return other
    }
  }
}

extension RuleSet {
  /// The requirements of the rules, in order.
  var requirements: Wording.List {
    Wording.List(clauses.map { $0.worded($0.rule.requirement) })
  }
}

extension RuleSet {
  /// Returns the rules with names as in a group.
  public func within(_ scope: FieldScope) -> RuleSet {
    clauses.allSatisfy(\.reads.isEmpty) ? self : RuleSet(clauses.map { $0.within(scope) })
  }

  /// The rules in the form itself, where no name begins with `/`.
  package var inForm: RuleSet {
    reads.contains(where: \.isOfForm) ? RuleSet(clauses.map(\.inForm)) : self
  }
}

/// Lists the clauses of a rule set, one per line.
@resultBuilder
public enum RuleSetBuilder {
  public static func buildExpression(_ clause: Clause) -> [Clause] { [clause] }

  public static func buildExpression(_ rule: any Rule) -> [Clause] { [Clause(rule)] }

  public static func buildExpression(_ rules: RuleSet) -> [Clause] { rules.clauses }

  public static func buildBlock(_ parts: [Clause]...) -> [Clause] { Array(parts.joined()) }

  public static func buildOptional(_ part: [Clause]?) -> [Clause] { part ?? [] }

  public static func buildEither(first part: [Clause]) -> [Clause] { part }

  public static func buildEither(second part: [Clause]) -> [Clause] { part }

  public static func buildArray(_ parts: [[Clause]]) -> [Clause] { Array(parts.joined()) }
}
