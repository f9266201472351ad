/// A password must be long enough, have the required kinds of characters, and be uncommon.
struct Password: Rule {
  let name = "password"
  var min = 0
  var max: Int?
  var minUppercase = 0
  var minLowercase = 0
  var minDigits = 0
  var minSymbols = 0
  var symbols: String?
  var unit = LengthUnit.graphemes
  /// The normalization form applied first, if any.
  var normalization: NormalizationForm?
  /// Whether common passwords are rejected.
  var refusesCommon = false

  /// Creates the rule by NIST's guidelines, for a password that is the only factor or one of two.
  static func nist(singleFactor: Bool = true) -> Password {
    Password(
      min: singleFactor ? 15 : 8,
      unit: .scalars,
      normalization: .nfkc,
      refusesCommon: true
    )
  }

  var requirement: Wording {
    Wording(
      "{requirements}",
      .words("requirements", Wording.List(parts(of: counts(of: "")).map(\.requirement), .phrase))
    )
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    let counts = counts(of: text)
    return isMet(by: counts) ? .valid : unmet(counts)
  }

  // Out of line: a valid password takes a third longer if space is reserved for the parts.
  @inline(never)
  private func unmet(_ counts: PasswordCounts) -> Verdict {
    Verdict(possibleParts(of: counts).compactMap { $0?.violation })
  }

  func outcome(on text: String, among _: Answers) -> RuleOutcome {
    let parts = parts(of: counts(of: text))
    return .judged(Verdict(parts.compactMap(\.violation)), parts: parts.map(\.checklistLine))
  }

  var traits: RuleTraits { RuleTraits(textLimit: 10_000) }

  private func counts(of text: String) -> PasswordCounts {
    var counts = PasswordCounts(
      normalization.map(text.normalized) ?? text,
      unit: unit,
      symbols: symbols,
      canCompose: normalization != nil
    )
    counts.isCommon = refusesCommon && CommonPasswords.contain(text)
    return counts
  }

  private func isMet(by counts: PasswordCounts) -> Bool {
    counts.length >= min && counts.length <= max ?? .max && counts.uppercase >= minUppercase
      && counts.lowercase >= minLowercase && counts.digits >= minDigits
      && counts.symbols >= minSymbols && !counts.isCommon
  }

  private func parts(of counts: PasswordCounts) -> [PasswordPart] {
    possibleParts(of: counts).compactMap(\.self)
  }

  private func possibleParts(of counts: PasswordCounts) -> [PasswordPart?] {
    [
      PasswordPart("password.too_short", atLeast: min, counts.length, unit),
      PasswordPart(
        "password.too_long",
        atMost: max,
        counts.length,
        settled: counts.settledLength,
        unit
      ),
      PasswordPart(
        "password.uppercase",
        atLeast: minUppercase,
        counts.uppercase,
        .characters(.uppercase)
      ),
      PasswordPart(
        "password.lowercase",
        atLeast: minLowercase,
        counts.lowercase,
        .characters(.lowercase)
      ),
      PasswordPart("password.digits", atLeast: minDigits, counts.digits, .characters(.digits)),
      PasswordPart("password.symbols", atLeast: minSymbols, counts.symbols, .symbols),
      refusesCommon ? PasswordPart(isCommon: counts.isCommon) : nil,
    ]
  }
}

extension Password {
  /// The guidelines for passwords; only one so far.
  private enum Preset: String, CaseIterable {
    case nist
  }

  private static let parameters = [
    RuleParameter("preset", .choice(Preset.self), "a guideline to follow", isMain: true),
    RuleParameter("single_factor", .flag, "false if nist's password is one of two factors"),
    RuleParameter("min", .count, "shortest length allowed"),
    RuleParameter("max", .count, "longest length allowed"),
    RuleParameter("min_uppercase", .count, "how many uppercase letters", default: 0),
    RuleParameter("min_lowercase", .count, "how many lowercase letters", default: 0),
    RuleParameter("min_digits", .count, "how many digits", default: 0),
    RuleParameter("min_symbols", .count, "how many symbols", default: 0),
    RuleParameter("symbols", .text, "the characters that count as symbols"),
    RuleParameter("unit", .choice(LengthUnit.self), "what is counted"),
    RuleParameter(
      "normalize",
      .choice(NormalizationForm.self),
      "the form to normalize to before counting"
    ),
  ]

  private static let codes: [ViolationCode] = [
    ViolationCode("password.too_short", "min", "actual", "missing"),
    ViolationCode("password.too_long", "max", "actual", "excess"),
    ViolationCode("password.uppercase", "min", "actual", "missing"),
    ViolationCode("password.lowercase", "min", "actual", "missing"),
    ViolationCode("password.digits", "min", "actual", "missing"),
    ViolationCode("password.symbols", "min", "actual", "missing"), "password.common",
  ]

  /// Creates the rule from the parameters.
  private init(_ arguments: RuleArguments) throws(RuleArgumentError) {
    let isSingle: Bool? = arguments[optional: "single_factor"]
    if isSingle != nil, !arguments.has("preset") {
      throw RuleArgumentError("single_factor", "single_factor needs the preset nist")
    }
    let least = arguments.has("preset") ? Password.nist(singleFactor: isSingle ?? true) : Password()
    let (min, max): (Int, Int?) = (
      arguments[optional: "min"] ?? least.min, arguments[optional: "max"]
    )
    if let max, min > max {
      throw RuleArgumentError("min", "min \(min) is greater than max \(max)")
    }
    self.init(
      min: min,
      max: max,
      minUppercase: arguments["min_uppercase"],
      minLowercase: arguments["min_lowercase"],
      minDigits: arguments["min_digits"],
      minSymbols: arguments["min_symbols"],
      symbols: arguments[optional: "symbols"],
      unit: arguments[optional: "unit"] ?? least.unit,
      normalization: arguments[optional: "normalize"] ?? least.normalization,
      refusesCommon: least.refusesCommon
    )
  }

  package static let definition = RuleDefinition(
    "password",
    aliases: ["strong_password"],
    "A minimum length and kinds of characters",
    details: """
      Each unmet part is a separate violation and checklist line. Digits are 0 to 9;
      uppercase and lowercase letters are those of any script; symbols are the characters given
      or, by default, all Unicode punctuation and symbols. The preset nist refuses common
      passwords too.
      """,
    standard: """
      For nist: NIST SP 800-63B-4, 3.1.1.2, which requires 15 code points if the password is the
      only factor, else 8, and no kinds of characters
      """,
    parameters: Password.parameters,
    codes: Password.codes,
    example: RuleExample(
      "password: {min: 8, min_digits: 1}",
      passes: #""rosebud1""#,
      fails: #""rose""#
    )
  ) { arguments throws(RuleArgumentError) in
    try Password(arguments)
  }
}

extension Clause {
  /// A password must be long enough and have the required kinds of characters.
  public static func password(
    min: Int = 0,
    max: Int? = nil,
    minUppercase: Int = 0,
    minLowercase: Int = 0,
    minDigits: Int = 0,
    minSymbols: Int = 0,
    symbols: String? = nil
  ) -> Clause {
    Clause(
      Password(
        min: min,
        max: max,
        minUppercase: minUppercase,
        minLowercase: minLowercase,
        minDigits: minDigits,
        minSymbols: minSymbols,
        symbols: symbols
      )
    )
  }

  /// A password must follow NIST's guidelines.
  public static func nistPassword(singleFactor: Bool = true) -> Clause {
    Clause(Password.nist(singleFactor: singleFactor))
  }
}
