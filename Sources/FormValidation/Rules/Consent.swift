/// A toggle must be on or off.
struct Consent: Rule {
  var traits: RuleTraits { RuleTraits(.consent(isWanted), judgesBlank: true) }

  /// Whether the toggle must be on.
  let isWanted: Bool

  init(_ isWanted: Bool = true) {
    self.isWanted = isWanted
  }

  var name: String { isWanted ? "accepted" : "declined" }

  var requirement: Wording {
    isWanted
      ? Wording("needs.accepted", "Accepted", judging: "\"{label}\" must be accepted.")
      : Wording("needs.declined", "Declined", judging: "\"{label}\" must be declined.")
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
      In data, also accepts "yes", "on", "true", "1" and 1.
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
      An answer is required. In data, also accepts "no", "off", "false", "0" and 0.
      """,
    for: "a toggle",
    codes: ["declined"],
    example: RuleExample("declined", passes: "false", fails: "true")
  ) { _ in Consent(false) }
}

extension Clause {
  /// A toggle must be on.
  public static var accepted: Clause { Clause(Consent(true)) }

  /// A toggle must be answered and off.
  public static var declined: Clause { Clause(Consent(false)) }
}
