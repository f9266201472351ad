/// The answer must be blank.
struct Prohibited: Rule {
  let name = "prohibited"
  let requirement = Wording("needs.empty", "Left empty", judging: "{label} must be left empty.")
  var traits: RuleTraits { RuleTraits(.absence, judgesBlank: true) }

  func verdict(on value: Value, among _: Answers) -> Verdict {
    value.isBlank ? .valid : .invalid("prohibited", "Leave this field empty.")
  }

  package static let definition = RuleDefinition(
    "prohibited",
    aliases: ["must_be_empty"],
    "Nothing is entered",
    details: """
      Use it with a condition under which an answer makes no sense. Spaces count as an answer.
      """,
    codes: ["prohibited"],
    example: RuleExample("prohibited", passes: #""""#, fails: #""x""#)
  ) { _ in Prohibited() }
}

extension Clause {
  /// The answer must be blank.
  public static var prohibited: Clause { Clause(Prohibited()) }
}
