/// Nothing must be answered.
///
/// It is meant for a condition, under which an answer makes no sense. No value, an empty text and
/// an empty list are no answers; a text of spaces is one.
///
/// Passes: `""`. Fails: `"x"`, invalid.
struct Prohibited: Rule {
  let name = "prohibited"
  let requirement = Requirement("needs.empty", "Left empty")
  var traits: RuleTraits { RuleTraits(judgesBlank: true) }

  /// Creates the rule.
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
