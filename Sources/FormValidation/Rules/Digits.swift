/// Text must consist of digits, optionally a number of them.
///
/// Text with too few digits is incomplete; with too many, or anything else, it is invalid.
struct Digits: Rule {
  let name = "digits"
  var min = 0
  var max: Int?
  var anyScript = false

  var traits: RuleTraits {
    var traits = RuleTraits(proposing: self)
    traits.shape = .characters([CharacterSelection(.digits, ascii: !anyScript)])
    return anyScript ? traits : traits.readingDigits
  }

  var requirement: Wording {
    switch (min, max) {
    case (0, nil):
      Wording("needs.digits", "Only digits", judging: "{label} must contain only digits.")
    case (_, nil): Wording(Digits.atLeast, parameters)
    case (0, _): Wording(Digits.atMost, parameters)
    case (_, min): Wording(Digits.exactly, parameters)
    case (_, _):
      Wording(
        "digits.between",
        "{min} to {max} digits",
        judging: "{label} must consist of {min} to {max} digits.",
        parameters
      )
    }
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    let verdict = Verdict.only(allowed, in: text) { scalar, _ in
      anyScript ? scalar.isDecimalDigit : scalar.isASCIIDigit
    }
    guard verdict.isValid else { return verdict }
    let count = text.unicodeScalars.count
    if count >= min, count <= max ?? .max { return .valid }
    var parameters = parameters
    if count < min {
      parameters["actual"] = .number(Number(count))
      parameters["missing"] = .number(Number(min - count))
      return .incomplete("digits.too_few", Wording.moreDigits(min - count).message, parameters)
    }
    // A negative number of digits counts as none.
    guard let max = max.map({ Swift.max(0, $0) }), count > max else { return .valid }
    parameters["actual"] = .number(Number(count))
    parameters["excess"] = .number(Number(count - max))
    let message = Wording.fewerDigits(count - max).message
    return .invalid("digits.too_many", message, parameters, range: max..<count)
  }

  private var allowed: Message {
    anyScript
      ? Message("characters.digits", "Use digits only, not \"{character}\".")
      : Message("characters.ascii_digits", "Use only the digits 0-9.")
  }

  private static let atLeast = Message(
    "digits.at_least",
    "At least {min} digits",
    judging: Message(
      "{label} must consist of at least {min} digits.",
      one: "{label} must consist of at least {min} digit.",
      counting: "min"
    ),
    one: "At least {min} digit",
    counting: "min"
  )

  private static let atMost = Message(
    "digits.at_most",
    "At most {max} digits",
    judging: Message(
      "{label} must consist of at most {max} digits.",
      one: "{label} must consist of at most {max} digit.",
      counting: "max"
    ),
    one: "At most {max} digit",
    counting: "max"
  )

  private static let exactly = Message(
    "digits.exactly",
    "Exactly {min} digits",
    judging: Message(
      "{label} must consist of exactly {min} digits.",
      one: "{label} must consist of exactly {min} digit.",
      counting: "min"
    ),
    one: "Exactly {min} digit",
    counting: "min"
  )

  private var parameters: Parameters {
    var parameters: Parameters = ["min": .number(Number(min))]
    parameters["max"] = max.map { .number(Number($0)) }
    return parameters
  }

  package static let definition = RuleDefinition(
    "digits",
    "Only digits, optionally of a given length",
    standard: "Unicode Standard, 4.5, the general category Nd, for digits of any script",
    parameters: [
      RuleParameter("exact", .count, "exact number of digits", isMain: true),
      RuleParameter("min", .count, "smallest number of digits"),
      RuleParameter("max", .count, "largest number of digits"),
      RuleParameter(
        "any_script",
        .flag,
        "true for digits of any script, not just 0 to 9",
        default: false
      ),
    ],
    constraints: [.ascending("min", "max"), .excludes("exact", ["min", "max"])],
    codes: [
      .notAllowed(), ViolationCode("digits.too_few", "min", "max", "actual", "missing"),
      ViolationCode("digits.too_many", "min", "max", "actual", "excess"),
    ],
    example: RuleExample("digits: {exact: 4}", passes: #""0123""#, fails: #""12a""#)
  ) {
    Digits(
      min: $0[optional: "exact"] ?? $0[optional: "min"] ?? 0,
      max: $0[optional: "exact"] ?? $0[optional: "max"],
      anyScript: $0["any_script"]
    )
  }
}

extension Digits: Proposing {
  /// The text without spaces and separators.
  func proposal(for text: String) -> String? {
    text.utf8.count <= 100 ? text.filter { !" -./".contains($0) } : nil
  }
}

extension Clause {
  /// Text must consist of the digits 0 to 9.
  public static var digits: Clause { Clause(Digits()) }

  /// Text must consist of a number of digits within limits.
  public static func digits(
    min: Int = 0,
    max: Int? = nil,
    anyScript: Bool = false
  ) -> Clause {
    Clause(Digits(min: min, max: max, anyScript: anyScript))
  }

  /// Text must consist of exactly this many digits.
  public static func digits(_ count: Int, anyScript: Bool = false) -> Clause {
    Clause(Digits(min: count, max: count, anyScript: anyScript))
  }
}
