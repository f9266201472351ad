/// A toggle must be on.
///
/// Passes: `true`, and from data the texts and numbers that mean it: `"yes"`, `"on"`, `"1"`, `1`.
/// Fails: `false`, no answer.
public struct Accepted: Rule {
  public let name = "accepted"
  public let requirement: Requirement = "Accepted"
  public let judgesBlank = true

  /// Creates the rule.
  public init() {}

  public func verdict(on value: Value, among _: Answers) -> Verdict {
    value.meansYes ? .valid : .incomplete("accepted", "Accept to continue.")
  }
}

extension Clause {
  /// A toggle must be on.
  public static var accepted: Clause { Clause(Accepted()) }
}
