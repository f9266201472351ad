/// An answer must pass exactly one of the rules.
///
/// If it passes several, the verdict is incomplete, because typing may leave only one.
struct ExactlyOne: CompositeRule {
  let name = "one"

  /// The alternatives, in order.
  let members: RuleSet

  init(_ alternatives: RuleSet) {
    self.members = alternatives
  }

  var requirement: Wording {
    Wording("needs.one", "Exactly one of these: {alternatives}", parameters)
  }

  func verdict(on value: Value, among answers: Answers) -> Verdict {
    var met = 0
    var isOpen = false
    for clause in members.clauses {
      switch clause.verdictAsMember(on: value, among: answers) {
      case .valid: met += 1
      case .incomplete: isOpen = true
      case .invalid: break
      }
    }
    // With checks that cannot be run, more or fewer may be met, depending on the results.
    let others = answers.granting(!answers.grantsChecks)
    let otherwiseMet =
      members.dependsOnChecks
      ? members.clauses.count { $0.verdictAsMember(on: value, among: others).isValid } : met
    if met > 0, min(met, otherwiseMet) < 2 {
      return answers.grantsChecks || otherwiseMet == 1 ? .valid : .remotePending
    }
    if met > 0 {
      return .incomplete(
        "one.several_met",
        Message("Meet exactly one of these: {alternatives}.", judging: ExactlyOne.sentence),
        parameters
      )
    }
    let message = Message(
      "one.none_met",
      "Meet one of these: {alternatives}.",
      judging: "{label} must meet exactly one of these: {alternatives}."
    )
    return isOpen
      ? .incomplete("one.none_met", message, parameters)
      : .invalid("one.none_met", message, parameters)
  }

  private static let sentence = Message(
    "one.none_met.judging",
    "{label} must meet exactly one of these: {alternatives}."
  )

  private var parameters: Parameters { .words("alternatives", members.requirements) }

  package static let definition = RuleDefinition(
    "one",
    "Exactly one of several rules",
    of: .any,
    parameters: [.main("rules", .rules(ofItems: false), "the rules")],
    codes: [
      ViolationCode("one.none_met", "alternatives"),
      ViolationCode("one.several_met", "alternatives"),
    ],
    example: RuleExample("one: [alpha, min_length: 5]", passes: #""ada""#, fails: #""adalovelace""#)
  ) { .one($0["rules"]) }
}

extension Clause {
  /// An answer must pass exactly one of the rules.
  public static func one(_ alternatives: RuleSet) -> Clause {
    Clause(ExactlyOne(alternatives))
  }
}
