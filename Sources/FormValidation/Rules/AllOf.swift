/// An answer must pass all of the rules.
package struct AllOf: CompositeRule {
  package let name = "all"

  /// The rules, in order.
  package let members: RuleSet

  /// Whether there is one violation for all rules.
  package let isSingle: Bool

  init(_ rules: RuleSet, isSingle: Bool = false) {
    self.members = rules
    self.isSingle = isSingle
  }

  package var requirement: Wording { Wording("{requirements}", parameters) }

  package var traits: RuleTraits {
    var traits = RuleTraits(
      judgesBlank: members.judgesBlank,
      numberRange: members.numberRange
    )
    traits.members = members
    traits.shape = .all(members)
    return traits
  }

  package func outcome(on value: Value, among answers: Answers) -> RuleOutcome {
    guard isSingle else { return members.outcome(on: value, among: answers) }
    let verdict = verdict(on: value, among: answers)
    let remarks = verdict.isValid ? members.remarks(on: value, among: answers).prefix(1) : []
    return .judged(verdict, remarks: Array(remarks))
  }

  package func verdict(on value: Value, among answers: Answers) -> Verdict {
    let verdict = members.verdict(on: value, among: answers)
    guard isSingle else { return verdict }
    return switch verdict {
    case .valid: .valid
    case .incomplete: .incomplete("all.not_met", message, parameters)
    case .invalid: .invalid("all.not_met", message, parameters)
    }
  }

  // Out of line: rules that are not single never need it.
  @inline(never)
  private var message: Message {
    Message(
      "all.not_met",
      "Required: {requirements}.",
      judging: "{label} must meet all of these: {requirements}."
    )
  }

  private var parameters: Parameters { .words("requirements", members.requirements) }

  package static let definition = RuleDefinition(
    "all",
    aliases: ["and", "composite"],
    "All of several rules",
    details: "Each rule has its own violations, or there is one for all of them.",
    of: .any,
    parameters: [
      .main("rules", .rules(ofItems: false), "the rules"),
      RuleParameter(
        "as_single",
        .flag,
        "true for a single violation; implied by a message",
        default: false
      ),
    ],
    codes: [ViolationCode("all.not_met", "requirements")],
    example: RuleExample(
      "all: {rules: [min_length: 3, alpha], as_single: true}",
      passes: #""ada""#,
      fails: #""a1""#
    )
  ) { .all($0["rules"], isSingle: $0["as_single"] || $0.hasMessage) }
}

extension Clause {
  /// An answer must pass all of the rules.
  public static func all(_ rules: RuleSet, isSingle: Bool = false) -> Clause {
    Clause(AllOf(rules, isSingle: isSingle))
  }
}
