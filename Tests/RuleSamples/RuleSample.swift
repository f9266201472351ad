public import FormValidation

/// A rule, and a valid answer.
public struct RuleSample: Sendable {
  /// The rule.
  public let clause: Clause

  /// A valid answer.
  public let value: Value

  /// Other answers that the rule reads.
  public let answers: Answers

  /// Creates a sample of a rule.
  public init(_ clause: Clause, _ value: Value, among answers: Answers = [:]) {
    self.clause = clause
    self.value = value
    self.answers = answers
  }

  /// The name of the rule.
  public var name: String { clause.rule.name }

  /// Every rule of the catalog at least once, and in each variant that works differently.
  public static let all =
    basics + characters + secrets + numbers + web + codes + people + times
    + composites
}
