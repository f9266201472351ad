/// A toggle must be on.
///
/// Passes: `true`, and from data the texts and numbers that mean it: `"yes"`, `"on"`, `"1"`, `1`.
/// Fails: `false`, no answer.
public struct Accepted: Rule {
  public let name = "accepted"
  public let requirement = Requirement("needs.accepted", "Accepted")
  public let judgesBlank = true

  /// Creates the rule.
  public init() {}

  public func verdict(on value: Value, among _: Answers) -> Verdict {
    value.meansYes ? .valid : .incomplete("accepted", "Accept to continue.")
  }
}

extension Accepted {
  package static let definition = RuleDefinition(
    "accepted",
    aliases: ["is_true", "must_be_true"],
    "The toggle is on",
    details: """
      In data, the texts and numbers that mean yes count too: "yes", "on", "true", "1" and 1.
      """,
    for: "a toggle",
    codes: ["accepted"],
    example: RuleExample("accepted", passes: "true", fails: "false")
  ) { _ in Accepted() }
}

extension Clause {
  /// A toggle must be on.
  public static var accepted: Clause { Clause(Accepted()) }
}
