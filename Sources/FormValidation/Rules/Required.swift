/// An answer is required.
struct Required: Rule {
  let name = "required"
  let requirement = Wording("needs.required", "Required")
  var traits: RuleTraits { RuleTraits(.presence, judgesBlank: true) }

  var trim = true

  func verdict(on value: Value, among _: Answers) -> Verdict {
    (trim ? value.isBlankOnceTrimmed : value.isBlank)
      ? .incomplete("required", "{label} is required.") : .valid
  }

  package static let definition = RuleDefinition(
    "required",
    aliases: ["presence", "not_empty"],
    "Something is entered",
    details: """
      Empty text, white space and an empty list count as missing. Zero and false count as
      answers.
      """,
    standard: "Unicode Character Database, the property White_Space",
    parameters: [
      RuleParameter("trim", .flag, "false to accept white space as an answer", default: true)
    ],
    codes: ["required"],
    example: RuleExample("required", passes: #""x""#, fails: #""  ""#)
  ) { Required(trim: $0["trim"]) }
}

extension Clause {
  /// An answer is required.
  public static var required: Clause { Clause(Required()) }

  /// An answer is required; spaces alone count as an answer unless `trim` is on.
  public static func required(trim: Bool) -> Clause { Clause(Required(trim: trim)) }
}
