/// Something must be answered.
struct Required: Rule {
  let name = "required"
  let requirement = Requirement("needs.required", "Required")
  var traits: RuleTraits { RuleTraits(judgesBlank: true) }

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
      No value, an empty text, an empty list and a text of white space are missing. Zero and
      false are answers.
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
  /// Something must be answered.
  public static var required: Clause { Clause(Required()) }

  /// Something must be answered; spaces alone count as an answer unless `trim` is on.
  public static func required(trim: Bool) -> Clause { Clause(Required(trim: trim)) }
}
