import FormValidation

extension RuleKey {
  /// Every rule a form file can ask for.
  static var all: [RuleKey] { themes.flatMap { $0() } }

  /// The rows by theme, what most forms use first; the rows of a theme are made when one is sought.
  static let themes: [@Sendable () -> [RuleKey]] = [
    { presence }, { lengths }, { web }, { secrets }, { forms }, { numbers }, { limits },
    { choices }, { characters }, { texts }, { composition }, { dates }, { contacts }, { people },
    { identifiers }, { codes }, { signs }, { lists }, { times }, { cards }, { wholes },
    { wordings }, { measures }, { outside },
  ]

  private static let presence = [
    RuleKey("required", aliases: ["presence", "not_empty"], on: .any) { settings in
      .required(trim: settings.flag("trim") ?? true)
    },
    RuleKey("not_blank", aliases: ["notBlank"], on: .any) { _ in .notBlank },
    RuleKey("accepted", aliases: ["is_true", "must_be_true"], on: .any) { _ in .accepted },
    RuleKey("declined", aliases: ["is_false"], on: .any) { _ in .declined },
    RuleKey("prohibited", aliases: ["must_be_empty"], on: .any) { _ in .prohibited },
  ]

  private static let lengths = [
    RuleKey(
      "min_length",
      aliases: ["minlength", "minLength", "min_len"],
      on: .text,
      main: "min",
      placeholders: ["min", "actual", "missing"]
    ) { settings in
      let unit = settings.choice("unit", of: LengthUnit.self) ?? .graphemes
      guard settings.needs("min"), let min = settings.count("min") else { return nil }
      return .minLength(min, unit: unit)
    },
    RuleKey(
      "max_length",
      aliases: ["maxlength", "maxLength", "max_len"],
      on: .text,
      main: "max",
      placeholders: ["max", "actual", "excess"]
    ) { settings in
      let unit = settings.choice("unit", of: LengthUnit.self) ?? .graphemes
      guard settings.needs("max"), let max = settings.count("max") else { return nil }
      return .maxLength(max, unit: unit)
    },
    RuleKey(
      "length",
      aliases: ["exact_length", "size", "string_range"],
      on: .text,
      main: "exact",
      placeholders: ["min", "max", "actual", "missing", "excess"],
      read: length
    ),
  ]

  private static let forms = [
    RuleKey(
      "pattern",
      aliases: ["regex", "matches", "format"],
      on: .text,
      main: "matches",
      placeholders: ["example"],
      read: pattern
    ),
    RuleKey(
      "not_pattern",
      on: .text,
      main: "matches",
      placeholders: ["example"],
      read: notPattern
    ),
  ]

  private static let choices = [
    RuleKey(
      "one_of",
      aliases: ["in", "enum"],
      on: .any,
      main: "values",
      placeholders: ["list"]
    ) { settings in
      let ignoresCase = settings.flag("ignore_case") ?? false
      guard settings.needs("values"), let values = settings.comparands("values") else { return nil }
      return .oneOf(values, ignoreCase: ignoresCase)
    },
    RuleKey(
      "none_of",
      aliases: ["not_in"],
      on: .any,
      main: "values",
      placeholders: ["value", "list"]
    ) { settings in
      let ignoresCase = settings.flag("ignore_case") ?? false
      guard settings.needs("values"), let values = settings.comparands("values") else { return nil }
      return .noneOf(values, ignoreCase: ignoresCase)
    },
    RuleKey(
      "equals",
      aliases: ["equality", "eq"],
      on: .any,
      main: "value",
      placeholders: ["value", "other_label"]
    ) { settings in
      let ignoresCase = settings.flag("ignore_case") ?? false
      return settings.valueOrField().map { Clause(Equals($0, ignoreCase: ignoresCase)) }
    },
    RuleKey(
      "not_equals",
      aliases: ["ne"],
      on: .any,
      main: "value",
      placeholders: ["value", "other_label"]
    ) { settings in
      let ignoresCase = settings.flag("ignore_case") ?? false
      return settings.valueOrField().map { Clause(NotEquals($0, ignoreCase: ignoresCase)) }
    },
    RuleKey(
      "same_as",
      aliases: ["confirm", "confirmed", "eqfield", "compare"],
      on: .any,
      main: "field",
      placeholders: ["other_label"]
    ) { settings in
      guard settings.needs("field"), let field = settings.field("field") else { return nil }
      return .sameAs(field)
    },
    RuleKey("different_from", on: .any, main: "field", placeholders: ["other_label"]) { settings in
      guard settings.needs("field"), let field = settings.field("field") else { return nil }
      return .differentFrom(field)
    },
    RuleKey("unique", aliases: ["distinct"], on: .any, placeholders: ["value"]) { settings in
      _ = settings.choice("in", of: UniquePlace.self)
      let ignoresCase = settings.flag("ignore_case") ?? false
      guard settings.has("among") else { return .unique(among: [], ignoreCase: ignoresCase) }
      return settings.comparands("among").map { .unique(among: $0, ignoreCase: ignoresCase) }
    },
    RuleKey("boolean", on: .any) { settings in
      .boolean(loose: settings.flag("loose") ?? false)
    },
  ]

  private static let numbers = [
    RuleKey("number", aliases: ["numeric", "float"], on: .number) { settings in
      _ = settings.choice("standard", of: HTMLStandard.self)
      return .number
    },
    RuleKey("integer", on: .number, placeholders: ["min", "max", "actual"], read: integer),
    RuleKey(
      "multiple_of",
      aliases: ["step", "divisible_by"],
      on: .number,
      main: "of",
      placeholders: ["step", "base"],
      read: multipleOf
    ),
  ]
}

/// Where an answer is the only one of its kind; one so far.
private enum UniquePlace: String, CaseIterable {
  case column
}

/// The standards that a rule's grammar can come from; one so far.
private enum HTMLStandard: String, CaseIterable {
  case html
}
