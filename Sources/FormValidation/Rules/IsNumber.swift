/// Text must be a number, by the grammar of HTML forms.
struct IsNumber: Rule {
  let name = "number"
  let requirement = Wording("needs.number", "A number", judging: "{label} must be a number.")

  /// Whether a text can have an exponent, as in HTML.
  var allowsExponent = true

  var traits: RuleTraits { RuleTraits(numbers: .all) }

  func verdict(on input: NumericText, among _: Answers) -> Verdict {
    let scan = input.scan
    if input.isTyped, scan.hasExponent, !allowsExponent {
      return .exponent()
    }
    switch scan.reading {
    case .incomplete: return .goOnWithDigit
    case .invalid: return scan.misplaced(in: input.text)
    case .number: break
    }
    guard let number = input.number else {
      return .invalid(
        "number.out_of_range",
        Message(
          "number.exponent_range",
          "Use an exponent from -6144 to 6144.",
          judging: "{label} must have an exponent from -6144 to 6144."
        )
      )
    }
    if number.place < IsNumber.limitPlace { return .valid }
    let magnitude = number.isNegative ? -number : number
    if magnitude < IsNumber.limit { return .valid }
    // A negative exponent, present or still to come, makes a number of many digits small again.
    return scan.hasExponent && !scan.isExponentNegative
      ? .invalid("number.out_of_range", IsNumber.tooLarge)
      : .incomplete("number.out_of_range", IsNumber.tooLarge)
  }

  private static let tooLarge = Message(
    "number.out_of_range",
    "{label} must be closer to zero; use fewer digits."
  )

  /// The number of digits of the limit, since computing the limit costs 12 million instructions.
  private static let limitPlace = 309

  /// The first magnitude that does not round to a 64-bit float, 2^1024 - 2^970.
  /// - Source: HTML Living Standard, 2.3.4.3, "rules for parsing floating-point number values".
  private static let limit: Number = {
    let half = (0..<53).reduce(Number(1)) { power, _ in power * 2 }
    let scale = (0..<970).reduce(Number(1)) { power, _ in power * 2 }
    return (half * 2 - 1) * scale
  }()
}

/// A typed number must not be grouped in an unfinished way, or in one that has two meanings.
private struct HasPlainGroups: Rule {
  let name = "number"
  let requirement = IsNumber().requirement

  /// How numbers are typed in the form's language.
  let local: LocalForms

  var traits: RuleTraits { IsNumber().traits }

  func verdict(on input: NumericText, among _: Answers) -> Verdict {
    input.isTyped ? local.openVerdict(onNumber: input.text) ?? .valid : .valid
  }
}

extension Verdict {
  /// The verdict on a number with an exponent that is not allowed.
  static func exponent(at range: Range<Int>? = nil) -> Verdict {
    .invalid("number.exponent", .withoutExponent, range: range)
  }
}

extension Message {
  /// The message about a number with an exponent.
  static var withoutExponent: Message {
    Message(
      "number.exponent",
      "Enter the number without an exponent.",
      judging: "{label} must be a number without an exponent."
    )
  }
}

extension IsNumber {
  /// The standards of the grammar; one so far.
  private enum Standard: String, CaseIterable {
    case html
  }

  package static let definition = RuleDefinition(
    "number",
    aliases: ["numeric", "float"],
    "A number",
    details: """
      An optional minus; digits, a point and digits, or both; an optional exponent. A number in
      data counts however it is written.
      """,
    standard: "HTML Living Standard, 2.3.4.3, \"valid floating-point number\"",
    deviations: "Refuses an exponent beyond ±6144.",
    parameters: [
      RuleParameter("standard", .choice(Standard.self), "the grammar", default: Standard.html)
    ],
    codes: [.notANumber, "number.out_of_range"],
    example: RuleExample("number", passes: #""-1.5""#, fails: #""1,5""#)
  ) { _ in IsNumber() }
}

extension Clause {
  /// Text must be a number.
  public static var number: Clause { Clause(IsNumber()) }

  /// Text must be a number, optionally with an exponent.
  public static func number(allowsExponent: Bool) -> Clause {
    Clause(IsNumber(allowsExponent: allowsExponent))
  }

  /// A typed number must be written unambiguously for a locale, before other rules read it.
  package static func plainGroups(in local: LocalForms) -> Clause {
    Clause(HasPlainGroups(local: local)).stop()
  }
}
