/// An answer must be true or false.
///
/// Text can be `true` or `false`. A loose rule also accepts `yes`, `no`, `on`, `off`, `1` and `0`,
/// as texts in any case and as numbers. The start of such a word is incomplete.
struct IsBoolean: Rule {
  let name = "boolean"
  var traits: RuleTraits { RuleTraits(textLimit: 100_000) }

  var loose = false

  var requirement: Wording {
    loose
      ? Wording("needs.yes_or_no", "Yes or no", judging: "{label} must be yes or no.")
      : Wording(
        "needs.true_or_false",
        "True or false",
        judging: "{label} must be true or false."
      )
  }

  func verdict(on value: Value, among _: Answers) -> Verdict {
    if case .bool = value { return .valid }
    if loose, value.meansYes || value.meansNo { return .valid }
    guard case .text(let text) = value else { return .invalid("boolean", message) }
    // Checked before any list is created, which takes a third of the time.
    if text == "true" || text == "false" { return .valid }
    // Every word is shorter.
    if text.utf8.count > 5 { return .invalid("boolean", message) }
    let words = loose ? IsBoolean.looseWords : IsBoolean.words
    let typed = loose ? text.lowercased() : text
    if words.contains(typed) { return .valid }
    return words.contains { $0.hasPrefix(typed) }
      ? .incomplete("boolean", message) : .invalid("boolean", message)
  }

  private var message: Message {
    loose
      ? Message("boolean.yes", "Enter yes or no.") : Message("boolean.true", "Enter true or false.")
  }

  private static let words = ["true", "false"]
  private static let looseWords = words + ["yes", "no", "on", "off", "1", "0"]

  package static let definition = RuleDefinition(
    "boolean",
    "True or false",
    parameters: [
      RuleParameter("loose", .flag, "true to accept yes, no, on, off, 1 and 0 too", default: false)
    ],
    codes: ["boolean"],
    example: RuleExample("boolean", passes: "true", fails: #""yes""#)
  ) { IsBoolean(loose: $0["loose"]) }
}

extension Clause {
  /// An answer must be true or false.
  public static var boolean: Clause { Clause(IsBoolean()) }

  /// An answer must be true or false, or another word for it if the rule is loose.
  public static func boolean(loose: Bool) -> Clause { Clause(IsBoolean(loose: loose)) }
}
