/// A number must be in plain notation, with so many digits.
///
/// Digits are counted as they are written, so that `1.50` has two behind the point; zeros in front of
/// the first other digit before the point do not count. There is no exponent. A number from data that
/// has one is written out first.
///
/// A text with too few digits is incomplete; one with too many is invalid.
///
/// With 2 fraction digits: passes `"1.50"`; fails `"1."`, incomplete, and `"1.505"`, invalid.
public struct IsDecimal: Rule {
  public let name = "decimal"

  /// The fewest digits behind the point.
  public let minFractionDigits: Int

  /// The most digits behind the point, if there is a limit.
  public let maxFractionDigits: Int?

  /// The most digits altogether, if there is a limit.
  public let maxDigits: Int?

  /// Creates the rule; a limit left out does not limit.
  public init(
    minFractionDigits: Int = 0,
    maxFractionDigits: Int? = nil,
    maxDigits: Int? = nil
  ) {
    self.minFractionDigits = minFractionDigits
    self.maxFractionDigits = maxFractionDigits
    self.maxDigits = maxDigits
  }

  public var requirement: Requirement {
    switch (minFractionDigits, maxFractionDigits) {
    case (0, nil): "A decimal number"
    case (_, nil): Requirement("At least {min} digits after the point", parameters)
    case (0, _): Requirement("At most {max} digits after the point", parameters)
    case (_, minFractionDigits): Requirement("{min} digits after the point", parameters)
    case (_, _): Requirement("{min} to {max} digits after the point", parameters)
    }
  }

  public func verdict(on input: NumericText, among _: Answers) -> Verdict {
    var scan = NumberScanner(input.text)
    if !input.isTyped, scan.hasExponent, let number = input.number {
      scan = NumberScanner(number.description)
    }
    if scan.reading == .invalid { return scan.misplaced(in: input.text) }
    if scan.hasExponent {
      return .invalid("number.exponent", "Write the number out in digits, without an e.")
    }
    let excess = excess(of: scan)
    guard excess.isValid, scan.fractionCount >= minFractionDigits else {
      return excess.isValid ? missing(in: scan) : excess
    }
    return scan.reading == .number ? .valid : .goOnWithDigit
  }

  private func excess(of scan: NumberScanner) -> Verdict {
    if maxFractionDigits == 0, scan.hasPoint {
      return .invalid("number.fraction_too_long", "Leave out the point.", parameters)
    }
    if let max = maxFractionDigits, scan.fractionCount > max {
      return .invalid(
        "number.fraction_too_long",
        Message(
          "At most {max} digits after the point.",
          one: "At most {max} digit after the point.",
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
        "Add {missing} digits after the point.",
        one: "Add {missing} digit after the point.",
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

  private var parameters: Parameters {
    var parameters: Parameters = ["min": .number(Number(minFractionDigits))]
    parameters["max"] = maxFractionDigits.map { .number(Number($0)) }
    parameters["max_digits"] = maxDigits.map { .number(Number($0)) }
    return parameters
  }
}

extension NumberScanner {
  /// How many digits there are, without zeros in front of the first other one before the point.
  fileprivate var countedDigits: Int {
    let wholeCount = digits.count - fractionCount
    return digits.count - digits.prefix(wholeCount).prefix { $0 == 0 }.count
  }
}

extension Clause {
  /// A number must be in plain notation, with so many digits.
  public static func decimal(
    minFractionDigits: Int = 0,
    maxFractionDigits: Int? = nil,
    maxDigits: Int? = nil
  ) -> Clause {
    Clause(
      IsDecimal(
        minFractionDigits: minFractionDigits,
        maxFractionDigits: maxFractionDigits,
        maxDigits: maxDigits
      )
    )
  }
}
