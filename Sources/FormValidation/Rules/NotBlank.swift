/// The answer must contain something other than white space.
struct NotBlank: Rule {
  let name = "not_blank"
  let requirement = Wording(
    "needs.not_blank",
    "More than spaces",
    judging: "{label} must not consist of spaces only."
  )
  var traits: RuleTraits { RuleTraits(judgesBlank: true) }

  func verdict(on value: Value, among _: Answers) -> Verdict {
    guard value.isBlankOnceTrimmed else { return .valid }
    return .incomplete(
      "not_blank",
      value.isBlank
        ? Message("required", "{label} is required.")
        : Message("not_blank", "Enter more than spaces.")
    )
  }

  package static let definition = RuleDefinition(
    "not_blank",
    aliases: ["notBlank"],
    "Something other than white space",
    details: "Like required, with its own message for white space.",
    standard: "Unicode Character Database, the property White_Space",
    codes: ["not_blank"],
    example: RuleExample("not_blank", passes: #""x""#, fails: #""  ""#)
  ) { _ in NotBlank() }
}

extension Clause {
  /// The answer must contain something other than white space.
  public static var notBlank: Clause { Clause(NotBlank()) }
}
