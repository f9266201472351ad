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

  static let anyWhitespace = RuleParameter(
    "any_whitespace",
    .flag,
    "true for any white space, not just spaces",
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

  static let debounce = RuleParameter(
    "debounce",
    .notation(.duration),
    "how long typing must pause",
    default: Duration.milliseconds(300)
  )

  static let timeout = RuleParameter(
    "timeout",
    .notation(.duration),
    "how long to wait for an answer",
    default: Duration.seconds(10)
  )
}

extension RuleDefinition {
  /// The standard by which texts that look the same are the same.
  static let equivalence = "Unicode Standard Annex #15, 1.1, for canonical equivalence"

  /// The standard that says what white space is.
  static let whiteSpace = "Unicode Character Database, the property White_Space"
}

extension RuleParameter.Notation {
  static let numberBound = RuleParameter.Notation(
    "a number",
    field: NumberRange.Bound.field
  ) { value in
    if case .number(let number) = value { NumberRange.Bound.number(number) } else { nil }
  }

  static let separator = RuleParameter.Notation("a point or a comma") { value in
    value.text.flatMap { DecimalSeparator($0) }
  }

  static let currency = RuleParameter.Notation("three capital letters, like EUR") { value in
    value.text.flatMap { Currency($0) }
  }

  static let country = RuleParameter.Notation("two capital letters, like DE") {
    (value: Value) -> String? in
    guard let text = value.text, text.utf8.count == 2 else { return nil }
    return text.utf8.allSatisfy { 0x41...0x5A ~= $0 } ? text : nil
  }

  static let language = RuleParameter.Notation(
    "a language whose alphabet is known",
    hint: "the languages are \(Language.allCases.map(\.rawValue).joined(separator: ", "))"
  ) { value in
    value.text.flatMap { Language(locale: $0) }
  }

  /// A time such as `300ms` or `5s`, at most an hour.
  static let duration = RuleParameter.Notation("a time like 300ms or 5s") {
    (value: Value) -> Duration? in
    guard let text = value.text else { return nil }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    return switch (Int(digits), text.dropFirst(digits.count)) {
    case (let count?, "ms") where count <= 3_600_000: .milliseconds(count)
    case (let count?, "s") where count <= 3_600: .seconds(count)
    default: nil
    }
  }

  static let eanLength = RuleParameter.Notation("a length: 8, 12, 13 or 14") {
    (value: Value) -> Int? in
    guard case .number(let number) = value, let length = number.wholeValue else { return nil }
    return [8, 12, 13, 14].contains(length) ? length : nil
  }

  static let postalRegion = RuleParameter.Notation(
    "a country's two capital letters, any or {field: id}",
    known: PostalRegion.knownCountries + ["any"],
    field: PostalRegion.field
  ) { value in
    switch value.text {
    case "any": .any
    case "UK": .country("GB")
    case .some(let country) where PostalRegion.knownCountries.contains(country): .country(country)
    default: nil
    }
  }
}

extension Value {
  /// The text, if it is one.
  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
}
