/// A toggle must be off, and be answered.
///
/// Passes: `false`, and from data the texts and numbers that mean it: `"no"`, `"off"`, `"0"`, `0`.
/// Fails: `true`, no answer.
public struct Declined: Rule {
  public let name = "declined"
  public let requirement = Requirement("needs.declined", "Declined")
  public let judgesBlank = true

  /// Creates the rule.
  public init() {}

  public func verdict(on value: Value, among _: Answers) -> Verdict {
    value.meansNo ? .valid : .incomplete("declined", "Decline to continue.")
  }
}

extension Declined {
  package static let definition = RuleDefinition(
    "declined",
    aliases: ["is_false"],
    "The toggle is off",
    details: """
      It must be answered. In data, the texts and numbers that mean no count too: "no", "off",
      "false", "0" and 0.
      """,
    for: "a toggle",
    codes: ["declined"],
    example: RuleExample("declined", passes: "false", fails: "true")
  ) { _ in Declined() }
}

extension Clause {
  /// A toggle must be off, and be answered.
  public static var declined: Clause { Clause(Declined()) }
}
