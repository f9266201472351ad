import FormValidation

/// The rows of rules on what a text contains.
extension RuleKey {
  static let texts = [
    RuleKey(
      "starts_with",
      aliases: ["prefix"],
      on: .text,
      main: "text",
      placeholders: ["text"]
    ) { settings in
      sought(from: &settings) { Clause(StartsWith($0, ignoreCase: $1)) }
    },
    RuleKey(
      "ends_with",
      aliases: ["suffix"],
      on: .text,
      main: "text",
      placeholders: ["text"]
    ) { settings in
      sought(from: &settings) { Clause(EndsWith($0, ignoreCase: $1)) }
    },
    RuleKey(
      "contains",
      aliases: ["includes"],
      on: .text,
      main: "text",
      placeholders: ["text", "min", "actual", "missing"]
    ) { settings in
      let (min, position) = (settings.count("min"), settings.count("position"))
      return sought(from: &settings) {
        Clause(Contains($0, min: min ?? 1, position: position ?? 0, ignoreCase: $1))
      }
    },
    RuleKey("not_contains", on: .text, main: "text", placeholders: ["text"]) { settings in
      sought(from: &settings) { Clause(NotContains($0, ignoreCase: $1)) }
    },
  ]

  private static func sought(
    from settings: inout Settings,
    clause: ([String], Bool) -> Clause
  ) -> Clause? {
    let ignoresCase = settings.flag("ignore_case") ?? false
    guard settings.needs("text"), let texts = settings.texts("text") else { return nil }
    return clause(texts, ignoresCase)
  }
}
