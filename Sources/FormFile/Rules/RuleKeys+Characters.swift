import FormValidation

/// The rows of rules on what characters a text is made of.
extension RuleKey {
  static let characters = selections + alphabets + shapes + spaces

  private static let selections = [
    RuleKey(
      "only_characters",
      aliases: ["character_set"],
      on: .text,
      main: "set",
      placeholders: ["character", "position", "set", "characters"]
    ) { settings in
      selection(from: &settings).map { Clause(OnlyCharacters($0)) }
    },
    RuleKey(
      "excludes_characters",
      aliases: ["characterset_exclusive"],
      on: .text,
      main: "set",
      placeholders: ["character", "position", "set", "characters"]
    ) { settings in
      selection(from: &settings).map { Clause(ExcludesCharacters($0)) }
    },
    RuleKey(
      "contains_characters",
      aliases: ["contains_digit", "contains_uppercase", "contains_lowercase", "contains_special"],
      on: .text,
      main: "set",
      placeholders: ["set", "characters", "min", "max", "actual", "missing", "excess"]
    ) { settings in
      let count = settings.findings.count
      let (min, max) = (settings.count("min"), settings.count("max"))
      settings.checkOrder(min ?? 1, max)
      let selection = selection(from: &settings, named: containedSets[settings.owner])
      guard let selection, settings.findings.count == count else { return nil }
      return Clause(ContainsCharacters(selection, min: min ?? 1, max: max))
    },
  ]

  private static let alphabets = [
    RuleKey("alpha", on: .text, placeholders: ["character", "position"]) { settings in
      alphabet(from: &settings) { Clause(Alpha(ascii: $0, of: $1, ignoring: $2)) }
    },
    RuleKey(
      "alphanumeric",
      aliases: ["alnum"],
      on: .text,
      placeholders: ["character", "position"]
    ) { settings in
      alphabet(from: &settings) { Clause(Alphanumeric(ascii: $0, of: $1, ignoring: $2)) }
    },
    RuleKey("alpha_dash", on: .text, placeholders: ["character", "position"]) { settings in
      alphabet(from: &settings) { Clause(AlphaDash(ascii: $0, of: $1, ignoring: $2)) }
    },
    RuleKey(
      "digits",
      on: .text,
      placeholders: ["min", "max", "actual", "missing", "excess"],
      read: digits
    ),
  ]

  private static let shapes = [
    simple("hex", .hex), simple("ascii", .ascii), simple("printable_ascii", .printableASCII),
    simple("lowercase", .lowercase), simple("uppercase", .uppercase), simple("slug", .slug),
    simple("single_line", .singleLine), simple("no_control", .noControl),
  ]

  private static let spaces = [
    RuleKey("no_leading_space", on: .text) { settings in
      .noLeadingSpace(anyWhitespace: settings.flag("any_whitespace") ?? false)
    },
    RuleKey("no_trailing_space", on: .text) { settings in
      .noTrailingSpace(anyWhitespace: settings.flag("any_whitespace") ?? false)
    },
    RuleKey("trimmed", aliases: ["empty_space"], on: .text) { settings in
      .trimmed(anyWhitespace: settings.flag("any_whitespace") ?? false)
    },
  ]

  /// The sets that aliases of `contains_characters` name themselves.
  private static let containedSets: [String: CharacterSetName] = [
    "contains_digit": .digits, "contains_uppercase": .uppercase, "contains_lowercase": .lowercase,
    "contains_special": .special,
  ]

  private static func simple(_ name: String, _ clause: Clause) -> RuleKey {
    RuleKey(name, on: .text, placeholders: ["character", "position"]) { _ in clause }
  }

  private static func selection(
    from settings: inout Settings,
    named implied: CharacterSetName? = nil
  ) -> CharacterSelection? {
    let count = settings.findings.count
    let set = settings.choice("set", of: CharacterSetName.self)
    let characters = settings.text("characters")
    let isASCII = settings.flag("ascii") ?? false
    guard settings.has("set") || characters?.isEmpty == false || implied != nil else {
      settings.miss(
        ["set", "characters"],
        "\(settings.owner) needs \"set\", \"characters\" or both"
      )
      return nil
    }
    guard settings.findings.count == count else { return nil }
    return CharacterSelection(set ?? implied, characters: characters ?? "", ascii: isASCII)
  }

  @Sendable
  private static func digits(from settings: inout Settings) -> Clause? {
    let count = settings.findings.count
    let (min, max) = (settings.count("min"), settings.count("max"))
    let exact = settings.count("exact")
    let anyScript = settings.flag("any_script") ?? false
    settings.checkOrder(min, max)
    if exact != nil, min != nil || max != nil {
      settings.report("exact leaves nothing for min and max to say", at: "exact")
    }
    guard settings.findings.count == count else { return nil }
    return .digits(min: exact ?? min ?? 0, max: exact ?? max, anyScript: anyScript)
  }
}
