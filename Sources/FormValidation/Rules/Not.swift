/// An answer must not pass all of the rules.
struct Not: CompositeRule {
  let name = "not"

  /// The rules that must not all pass.
  let members: RuleSet

  init(_ rules: RuleSet) {
    self.members = rules
  }

  var requirement: Wording {
    Wording("needs.not", "Not: {requirements}", .words("requirements", members.requirements))
  }

  func verdict(on value: Value, among answers: Answers) -> Verdict {
    // With checks that cannot be run, it is valid only if the rules fail whatever the results.
    let others = answers.granting(!answers.grantsChecks)
    if !members.verdict(on: value, among: others).isValid { return .valid }
    if members.dependsOnChecks,
      !members.verdict(on: value, among: answers.granting(false)).isValid
    {
      return .remotePending
    }
    return .incomplete("not.met", "{label} needs another answer.", requirement.parameters)
  }

  package static let definition = RuleDefinition(
    "not",
    "Not all of several rules",
    details: "It requires a message that tells users what to do instead.",
    of: .any,
    parameters: [.main("rules", .rules(ofItems: false), "the rules, not all of which may be met")],
    codes: [ViolationCode("not.met", "requirements")],
    example: RuleExample(
      "not: {rules: [starts_with: admin], message: Choose another name.}",
      passes: #""ada""#,
      fails: #""admin1""#
    ),
    needsMessage: true
  ) { Clause(Not($0["rules"])) }
}

extension Clause {
  /// An answer must not pass all of the rules; the message says what it must be instead.
  public static func not(_ rules: RuleSet, _ message: Message) -> Clause {
    Clause(Not(rules), message: message)
  }
}
