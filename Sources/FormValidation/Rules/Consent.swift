/// A toggle must be on, or must be off.
struct Consent: Rule {
  var traits: RuleTraits { RuleTraits(judgesBlank: true) }

  /// Whether the toggle must be on.
  let isWanted: Bool

  init(_ isWanted: Bool = true) {
    self.isWanted = isWanted
  }

  var name: String { isWanted ? "accepted" : "declined" }

  var requirement: Requirement {
    isWanted ? Requirement("needs.accepted", "Accepted") : Requirement("needs.declined", "Declined")
  }

  func verdict(on value: Value, among _: Answers) -> Verdict {
    if isWanted ? value.meansYes : value.meansNo { return .valid }
    return isWanted
      ? .incomplete("accepted", "Accept to continue.")
      : .incomplete("declined", "Decline to continue.")
  }

  package static let accepted = RuleDefinition(
    "accepted",
    aliases: ["is_true", "must_be_true"],
    "The toggle is on",
    details: """
      In data, the texts and numbers that mean yes count too: "yes", "on", "true", "1" and 1.
      """,
    for: "a toggle",
    codes: ["accepted"],
    example: RuleExample("accepted", passes: "true", fails: "false")
  ) { _ in Consent(true) }

  package static let declined = RuleDefinition(
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
  ) { _ in Consent(false) }
}

extension Clause {
  /// A toggle must be on.
  public static var accepted: Clause { Clause(Consent(true)) }

  /// A toggle must be off, and be answered.
  public static var declined: Clause { Clause(Consent(false)) }
}
