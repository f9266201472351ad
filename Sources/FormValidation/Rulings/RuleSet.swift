/// An ordered list of rules on one value.
///
/// ```swift
/// let rules = RuleSet {
///   .required
///   .length(3...20)
///   .pattern(try Pattern("[a-z][a-z0-9_]*"))
/// }
/// ```
///
/// A blank value meets every rule but those about presence: a field that is not required may stay
/// blank. That is decided here, once, for every rule.
public struct RuleSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The rules, in order.
  public private(set) var clauses: [Clause]

  /// Creates a set of clauses.
  public init(_ clauses: [Clause] = []) {
    self.clauses = clauses
  }

  /// Creates a set of clauses.
  public init(arrayLiteral clauses: Clause...) {
    self.init(clauses)
  }

  /// Creates a set of the clauses listed.
  public init(@RuleSetBuilder _ clauses: () -> [Clause]) {
    self.init(clauses())
  }

  /// The rules of one set, then those of another.
  public static func + (first: RuleSet, second: RuleSet) -> RuleSet {
    RuleSet(first.clauses + second.clauses)
  }

  /// Whether a blank answer breaks one of the rules.
  public var isRequired: Bool {
    clauses.contains { !verdict(of: $0, on: .null, among: [:]).isValid }
  }

  /// The verdict of all rules on a value.
  public func verdict(on value: Value, among answers: Answers = [:]) -> Verdict {
    clauses.reduce(.valid) { $0.merging(verdict(of: $1, on: value, among: answers)) }
  }

  /// The verdict of one rule as a member of a set: a blank value reaches presence rules alone.
  func verdict(of clause: Clause, on value: Value, among answers: Answers) -> Verdict {
    value.isBlank && !clause.rule.judgesBlank
      ? .valid
      : clause.verdict(on: value, among: answers)
  }

  /// The lines of a live check-list for a value, in order; presence rules have none.
  public func checklist(on value: Value, among answers: Answers = [:]) -> [ChecklistLine] {
    clauses.filter { !$0.rule.judgesBlank }.flatMap { $0.checklist(on: value, among: answers) }
  }
}
