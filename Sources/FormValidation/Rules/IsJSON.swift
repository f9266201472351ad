/// Text must be a JSON value.
struct IsJSON: Rule {
  let name = "json"
  let requirement = Wording(
    "needs.json",
    "A JSON value",
    judging: "{label} must be a JSON value."
  )

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.json", "JSON") { scanner throws(FormatFinding) in
      try scanner.readJSON()
    }
  }

  package static let definition = RuleDefinition(
    "json",
    "A JSON value",
    details: "An object may repeat a name, as the grammar allows.",
    standard: "RFC 8259, 2 to 7",
    deviations: "Refuses more than 512 levels.",
    codes: [.format("json", "text", "max")],
    example: RuleExample("json", passes: #""[1, true]""#, fails: #""{a""#)
  ) { _ in IsJSON() }
}

extension Clause {
  /// Text must be a JSON value.
  public static var json: Clause { Clause(IsJSON()) }
}
