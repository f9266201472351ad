public import FormValidation

/// A rule, and an answer that it allows.
public struct RuleSample: Sendable {
  /// The rule.
  public let clause: Clause

  /// An answer that it allows.
  public let value: Value

  /// Other answers that the rule reads.
  public let answers: Answers

  /// Creates a sample of a rule.
  public init(_ clause: Clause, _ value: Value, among answers: Answers = [:]) {
    self.clause = clause
    self.value = value
    self.answers = answers
  }

  /// The rule in brief.
  public var name: String { clause.rule.name }

  /// Every rule of the catalogue at least once, and each in the ways that differ in their work.
  public static let all =
    basics + characters + secrets + numbers + web + codes + people + times
    + composites
}
