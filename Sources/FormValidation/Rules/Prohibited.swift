/// Nothing must be answered.
struct Prohibited: Rule {
  let name = "prohibited"
  let requirement = Requirement("needs.empty", "Left empty")
  var traits: RuleTraits { RuleTraits(judgesBlank: true) }

  init() {}

  func verdict(on value: Value, among _: Answers) -> Verdict {
    value.isBlank ? .valid : .invalid("prohibited", "Leave this field empty.")
  }

  package static let definition = RuleDefinition(
    "prohibited",
    aliases: ["must_be_empty"],
    "Nothing is entered",
    details: """
      Use it under a condition in which an answer makes no sense. A text of spaces is an answer.
      """,
    codes: ["prohibited"],
    example: RuleExample("prohibited", passes: #""""#, fails: #""x""#)
  ) { _ in Prohibited() }
}

extension Clause {
  /// Nothing must be answered.
  public static var prohibited: Clause { Clause(Prohibited()) }
}
