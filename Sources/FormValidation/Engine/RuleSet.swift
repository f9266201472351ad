/// An ordered list of rules on one value.
///
/// ```swift
/// let name: RuleSet = [.required, .length(3...20)]
/// let strict = RuleSet {
///   name
///   Alpha()
///   if isPublic { Clause.notContains("admin") }
/// }
/// ```
///
/// In braces, a line that begins with a dot would go on with the line before it; begin it with the
/// type.
///
/// A blank value meets every rule but those about presence: a field that is not required may stay
/// blank. That is decided here, once, for every rule.
public struct RuleSet: Sendable, ExpressibleByArrayLiteral {
  /// The rules, in order.
  public let clauses: [Clause]

  private let chain: ClauseChain?

  /// Creates a set of clauses.
  public init(_ clauses: [Clause] = []) {
    self.clauses = clauses
    chain = ClauseChain.linking(clauses)
  }

  /// Creates a set of clauses.
  public init(arrayLiteral clauses: Clause...) {
    self.init(clauses)
  }

  /// Creates a set of the clauses listed.
  public init(@RuleSetBuilder _ clauses: () -> [Clause]) {
    self.init(clauses())
  }

  /// Rules that count where a condition holds, and others that count where it does not.
  public static func when(
    _ condition: Condition,
    @RuleSetBuilder then rules: () -> [Clause],
    @RuleSetBuilder else otherRules: () -> [Clause] = { [] }
  ) -> RuleSet {
    RuleSet(rules().map { $0.when(condition) } + otherRules().map { $0.unless(condition) })
  }

  /// The rules of one set, then those of another.
  public static func + (first: RuleSet, second: RuleSet) -> RuleSet {
    if first.clauses.isEmpty { return second }
    if second.clauses.isEmpty { return first }
    return RuleSet(first.clauses + second.clauses)
  }

  /// Whether a blank answer breaks one of the rules.
  public var isRequired: Bool { clauses.contains(where: \.refusesBlank) }

  /// The other fields whose answers the verdict depends on, in order, each once for each mention.
  public var reads: [FieldID] { clauses.flatMap(\.reads) }

  /// Whether the verdict depends on the answer to a field.
  public func reads(_ field: FieldID) -> Bool {
    clauses.contains { $0.reads(field) }
  }

  /// The kind of value that the rules look at: any, where they look at several or at none in
  /// particular.
  public var kind: ValueKind {
    let kinds = Set(clauses.map(\.kind)).subtracting([.any])
    return kinds.count == 1 ? kinds.first ?? .any : .any
  }

  /// The same rules, whose messages show nothing of the answer.
  package var hidingAnswer: RuleSet { RuleSet(clauses.map(\.hidingAnswer)) }

  /// What gives an answer the spelling that a list of answers has for it, where a rule on one of
  /// a list counts whatever other answers are and ignores case.
  package var spellings: [Normalizer] {
    clauses.compactMap { $0.condition == nil ? $0.rule.proposing?.spelling : nil }
  }

  /// Whether one of the rules speaks of blank answers.
  var judgesBlank: Bool { clauses.contains(where: \.judgesBlank) }

  /// The verdict of all rules that can block, on a value.
  public func verdict(on value: Value, among answers: Answers = Answers()) -> Verdict {
    chain.map { $0.verdict(on: value, among: answers) }
      ?? verdictOfMany(on: value, among: answers)
  }

  /// Out of line, so that the usual set does not make room for it.
  @inline(never)
  private func verdictOfMany(on value: Value, among answers: Answers) -> Verdict {
    merged(eachOutcome(on: value, among: answers)).verdict
  }

  /// The violations that do not block, on a value, in order.
  public func remarks(on value: Value, among answers: Answers = Answers()) -> [Violation] {
    merged(eachOutcome(on: value, among: answers)).remarks
  }

  /// What came of each rule on a value, in order.
  public func outcomes(on value: Value, among answers: Answers = Answers()) -> [RuleOutcome] {
    stopped(eachOutcome(on: value, among: answers))
  }

  /// The lines of a live check-list for a value, in order; presence rules have none, nor do rules
  /// that do not count.
  public func checklist(on value: Value, among answers: Answers = Answers()) -> [ChecklistLine] {
    clauses.filter { !$0.judgesBlank && $0.applies(among: answers) }
      .flatMap { $0.checklist(on: value, among: answers) }
  }
}

extension RuleSet {
  /// The numbers that the rules allow whatever the other answers are, as far as bounds and steps
  /// can say.
  ///
  /// A rule that applies only sometimes, or does not block, allows them all.
  public var numberRange: NumberRange {
    clauses.reduce(.all) { range, clause in
      guard clause.severity == .error, clause.condition == nil else { return range }
      return range.meeting(clause.rule.numberRange)
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

/// How the outcomes of single rules become that of the set.
extension RuleSet {
  /// The outcome of one rule as a member of a set, whatever came of the rules before it: a blank
  /// value reaches presence rules alone.
  func outcome(of clause: Clause, on value: Value, among answers: Answers) -> RuleOutcome {
    guard clause.applies(among: answers) else { return .skipped }
    return .judged(clause.verdictAsMember(on: value, among: answers))
  }

  /// The outcomes, without those after a broken rule that stops the set.
  func stopped(_ outcomes: [RuleOutcome]) -> [RuleOutcome] {
    guard let last = lastWord(of: outcomes) else { return outcomes }
    return outcomes[...last] + outcomes[(last + 1)...].map { _ in .skipped }
  }

  /// The verdict that single outcomes amount to, and the violations among them that do not block.
  func merged(_ outcomes: [RuleOutcome]) -> (verdict: Verdict, remarks: [Violation]) {
    let last = lastWord(of: outcomes) ?? clauses.count - 1
    var verdict = Verdict.valid
    var remarks: [Violation] = []
    for index in clauses.indices.prefix(last + 1) {
      let found = outcomes[index].verdict
      if found.isValid { continue }
      if clauses[index].severity == .error {
        verdict.merge(found)
      } else {
        remarks += found.violations
      }
    }
    return (verdict, remarks)
  }

  private func eachOutcome(on value: Value, among answers: Answers) -> [RuleOutcome] {
    clauses.map { outcome(of: $0, on: value, among: answers) }
  }

  /// The place of the first broken rule that stops the set.
  private func lastWord(of outcomes: [RuleOutcome]) -> Int? {
    clauses.indices.first { clauses[$0].isStop && !outcomes[$0].verdict.isValid }
  }
}

/// What came of one rule of a set.
public enum RuleOutcome: Hashable, Sendable {
  /// The rule was asked; a blank answer meets every rule but those about presence.
  case judged(Verdict)
  /// The rule has asked something outside, and the answer is not there yet.
  case pending
  /// The rule did not count: its condition does not hold, or an earlier rule had the last word.
  case skipped

  /// What the rule says; valid if it was skipped or waits.
  public var verdict: Verdict {
    switch self {
    case .judged(let verdict): verdict
    case .pending, .skipped: .valid
    }
  }
}

/// The clauses of a set, each leading to the next.
///
/// It judges as the list does, without counting a reference on the way: a constant of a constant
/// cannot go away while it is looked at, which the compiler knows of no element of an array.
final class ClauseChain: Sendable {
  private let clause: Clause
  private let isError: Bool
  private let next: ClauseChain?

  /// Links clauses in order; of none, or of so many that they are better gone through in a loop,
  /// there is no chain.
  static func linking(_ clauses: [Clause]) -> ClauseChain? {
    guard clauses.count <= 64 else { return nil }
    return clauses.reversed().reduce(nil) { ClauseChain($1, before: $0) }
  }

  private init(_ clause: Clause, before next: ClauseChain?) {
    self.clause = clause
    isError = clause.severity == .error
    self.next = next
  }

  /// The verdict of this clause and all after it that can block.
  func verdict(on value: Value, among answers: Answers) -> Verdict {
    guard clause.applies(among: answers) else { return nextVerdict(on: value, among: answers) }
    let found = clause.verdictAsMember(on: value, among: answers)
    if found.isValid { return nextVerdict(on: value, among: answers) }
    let rest = clause.isStop ? .valid : nextVerdict(on: value, among: answers)
    return isError ? found.merging(rest) : rest
  }

  private func nextVerdict(on value: Value, among answers: Answers) -> Verdict {
    next?.verdict(on: value, among: answers) ?? .valid
  }
}

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

/// Lists the clauses of a rule set, one a line.
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
