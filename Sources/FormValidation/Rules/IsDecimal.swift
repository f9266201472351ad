/// A number must be in plain notation, with limits on its digits.
struct IsDecimal: Rule {
  let name = "decimal"
  var minFractionDigits = 0
  var maxFractionDigits: Int?
  var maxDigits: Int?
  var separator: DecimalSeparator = .point

  var requirement: Wording {
    switch (minFractionDigits, maxFractionDigits) {
    case (0, nil):
      Wording("needs.decimal", "A decimal number", judging: "{label} must be a decimal number.")
    case (_, _): Wording(demand, parameters)
    }
  }

  private var demand: Message {
    switch (minFractionDigits, maxFractionDigits) {
    case (_, nil):
      Message(
        "decimal.at_least",
        "At least {min} digits after the {separator}",
        judging: Message(
          "{label} must have at least {min} digits after the {separator}.",
          one: "{label} must have at least {min} digit after the {separator}.",
          counting: "min"
        )
      )
    case (0, 0):
      Message(
        "decimal.at_most",
        "At most {max} digits after the {separator}",
        judging: IsDecimal.noDecimals
      )
    case (0, _):
      Message(
        "decimal.at_most",
        "At most {max} digits after the {separator}",
        judging: Message(
          "{label} must have at most {max} digits after the {separator}.",
          one: "{label} must have at most {max} digit after the {separator}.",
          counting: "max"
        )
      )
    case (_, minFractionDigits):
      Message(
        "decimal.exactly",
        "{min} digits after the {separator}",
        judging: Message(
          "{label} must have {min} digits after the {separator}.",
          one: "{label} must have {min} digit after the {separator}.",
          counting: "min"
        )
      )
    case (_, _):
      Message(
        "decimal.between",
        "{min} to {max} digits after the {separator}",
        judging: Message(
          "{label} must have {min} to {max} digits after the {separator}.",
          one: "{label} must have {min} to {max} digit after the {separator}.",
          counting: "max"
        )
      )
    }
  }

  private static let noDecimals = Message(
    "decimal.none.judging",
    "{label} must not have decimals."
  )

  func verdict(on input: NumericText, among _: Answers) -> Verdict {
    let isComma = input.isTyped && separator == .comma
    let text = isComma ? separator.plain(input.text) : input.text
    var scan = isComma ? NumberScanner(text) : input.scan
    if !input.isTyped, scan.hasExponent, let number = input.number {
      scan = NumberScanner(number.description)
    }
    if scan.reading == .invalid {
      return separator == .comma ? scan.misplacedComma(in: input.text) : scan.misplaced(in: text)
    }
    if scan.hasExponent {
      return .exponent()
    }
    let excess = excess(of: scan)
    guard excess.isValid, scan.fractionCount >= minFractionDigits else {
      return excess.isValid ? missing(in: scan) : excess
    }
    return scan.reading == .number ? .valid : .goOnWithDigit
  }

  private func excess(of scan: NumberScanner) -> Verdict {
    if maxFractionDigits == 0, scan.hasPoint {
      return .invalid(
        "number.fraction_too_long",
        Message("decimal.none", "Leave out the {separator}.", judging: IsDecimal.noDecimals),
        parameters
      )
    }
    if let max = maxFractionDigits, scan.fractionCount > max {
      return .invalid(
        "number.fraction_too_long",
        Message(
          "At most {max} digits after the {separator}.",
          one: "At most {max} digit after the {separator}.",
          counting: "max"
        ),
        parameters(actual: scan.fractionCount)
      )
    }
    if let max = maxDigits, scan.countedDigits > max {
      return .invalid(
        "number.too_many_digits",
        Message(
          "At most {max_digits} digits altogether.",
          judging: Message(
            "{label} must have at most {max_digits} digits altogether.",
            one: "{label} must have at most {max_digits} digit altogether.",
            counting: "max_digits"
          ),
          one: "At most {max_digits} digit altogether.",
          counting: "max_digits"
        ),
        parameters(actual: scan.countedDigits)
      )
    }
    return .valid
  }

  private func missing(in scan: NumberScanner) -> Verdict {
    var parameters = parameters(actual: scan.fractionCount)
    parameters["missing"] = .number(Number(minFractionDigits - scan.fractionCount))
    return .incomplete(
      "number.fraction_too_short",
      Message(
        "Add {missing} digits after the {separator}.",
        one: "Add {missing} digit after the {separator}.",
        counting: "missing"
      ),
      parameters
    )
  }

  private func parameters(actual: Int) -> Parameters {
    var parameters = parameters
    parameters["actual"] = .number(Number(actual))
    return parameters
  }

  // Out of line: an allowed number takes a fifth longer if space is reserved for them.
  @inline(never)
  private var parameters: Parameters {
    var parameters: Parameters = ["min": .number(Number(minFractionDigits))]
    parameters["max"] = maxFractionDigits.map { .number(Number($0)) }
    parameters["max_digits"] = maxDigits.map { .number(Number($0)) }
    return .term("separator", separator.term, parameters)
  }
}

extension NumberScanner {
  /// The verdict on a text with a decimal comma that is not a number.
  fileprivate func misplacedComma(in text: String) -> Verdict {
    let position = text.character(atByte: end).position
    guard text.utf8.dropFirst(end).first == UInt8(ascii: "."), !hasPoint else {
      return misplaced(in: text)
    }
    let range = position..<position + 1
    if var violation = text.ambiguity(with: .comma) {
      (violation.range, violation.isIncomplete) = (range, false)
      return .invalid([violation])
    }
    return .invalid("number.not_a_number", Wording.useDecimalComma.message, range: range)
  }

  /// The number of digits, without leading zeros before the point.
  fileprivate var countedDigits: Int {
    let wholeCount = digits.count - fractionCount
    return digits.count - digits.prefix(wholeCount).prefix { $0 == 0 }.count
  }
}

extension IsDecimal {
  package static let definition = RuleDefinition(
    "decimal",
    aliases: ["float_precision"],
    "Decimal notation, with limits on its digits",
    details: """
      Counts digits as they are written: 1.50 has two after the decimal point. Leading zeros do not
      count. There is no exponent; a number in data that has one is written out first.
      """,
    parameters: [
      RuleParameter("min_fraction_digits", .count, "smallest number of decimals", default: 0),
      RuleParameter("max_fraction_digits", .count, "largest number of decimals"),
      RuleParameter("max_digits", .count, "largest number of digits in all"),
      RuleParameter(
        "separator",
        .notation(.separator),
        "what precedes the decimals, \".\" or \",\"",
        default: DecimalSeparator.point
      ),
    ],
    constraints: [.ascending("min_fraction_digits", "max_fraction_digits")],
    codes: [
      ViolationCode("number.fraction_too_short", "min", "max", "actual", "missing", "max_digits"),
      ViolationCode("number.fraction_too_long", "min", "max", "actual", "max_digits"),
      ViolationCode("number.too_many_digits", "min", "max", "max_digits", "actual"),
      "number.exponent", .notANumber,
    ],
    example: RuleExample(
      "decimal: {max_fraction_digits: 2}",
      passes: #""1.50""#,
      fails: #""1.505""#
    )
  ) {
    IsDecimal(
      minFractionDigits: $0["min_fraction_digits"],
      maxFractionDigits: $0[optional: "max_fraction_digits"],
      maxDigits: $0[optional: "max_digits"],
      separator: $0["separator"]
    )
  }
}

extension Clause {
  /// A number must be in plain notation, with limits on its digits.
  public static func decimal(
    minFractionDigits: Int = 0,
    maxFractionDigits: Int? = nil,
    maxDigits: Int? = nil,
    separator: DecimalSeparator = .point
  ) -> Clause {
    Clause(
      IsDecimal(
        minFractionDigits: minFractionDigits,
        maxFractionDigits: maxFractionDigits,
        maxDigits: maxDigits,
        separator: separator
      )
    )
  }
}
