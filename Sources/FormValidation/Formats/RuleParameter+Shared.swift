/// Parameters that several rules have.
extension RuleParameter {
  static let unit = RuleParameter(
    "unit",
    .choice(LengthUnit.self),
    "what is counted",
    default: LengthUnit.graphemes
  )

  static let ignoreCase = RuleParameter(
    "ignore_case",
    .flag,
    "true to ignore case",
    default: false
  )

  static let allowUnderscore = RuleParameter(
    "allow_underscore",
    .flag,
    "true to accept underscores in labels",
    default: false
  )

  static let allowSeparators = RuleParameter(
    "allow_separators",
    .flag,
    "true to accept a space or hyphen between two digits",
    default: false
  )
}

extension RuleDefinition {
  /// The standard that defines which texts are equivalent.
  static let equivalence = "Unicode Standard Annex #15, 1.1, for canonical equivalence"
}

extension RuleParameter.Notation {
  static let separator = RuleParameter.Notation("a point or a comma") { value in
    value.text.flatMap { DecimalSeparator($0) }
  }
}
