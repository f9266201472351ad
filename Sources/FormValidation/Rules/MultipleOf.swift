/// A number must be a multiple of a step, from a base.
struct MultipleOf: Rule {
  let name = "multiple_of"
  let step: Number
  let base: Number

  init(of step: Number, base: Number = 0) {
    self.step = step.isNegative ? -step : step
    self.base = base
  }

  var requirement: Wording { Wording(wording, parameters) }

  var traits: RuleTraits {
    let range =
      step.isZero ? NumberRange(min: base, max: base) : NumberRange(step: step, base: base)
    var traits = RuleTraits(numbers: range, textLimit: 10_000)
    traits.comparesReading = true
    return traits
  }

  func verdict(on input: NumericText, among _: Answers) -> Verdict {
    let plain = input.isTyped ? nil : input.number?.description
    let scan = plain.map { NumberScanner($0) } ?? input.scan
    if scan.reading == .invalid { return scan.misplaced(in: input.text) }
    if !scan.hasExponent {
      if scan.reading == .number, holds(scan.plainNumber) { return .valid }
      if isReachable(from: scan) { return .incomplete("number.not_multiple", message, parameters) }
    }
    return .invalid("number.not_multiple", message, parameters)
  }

  private var message: Message {
    base.isZero
      ? Message("number.not_multiple", "Use steps of {step}.")
      : Message("number.not_multiple.from", "Use steps of {step} from {base}.")
  }

  private var wording: Message {
    base.isZero
      ? Message("needs.steps", "Steps of {step}", judging: "{label} must be a multiple of {step}.")
      : Message(
        "needs.steps_from",
        "Steps of {step} from {base}",
        judging: "{label} must be in steps of {step} from {base}."
      )
  }

  private var parameters: Parameters {
    base.isZero ? ["step": .number(step)] : ["step": .number(step), "base": .number(base)]
  }

  private func holds(_ number: Number) -> Bool {
    if step.isZero { return number == base }
    // More decimals than step and base have decide without a long division.
    guard number.exponent >= Swift.min(step.exponent, base.exponent) || number.isZero else {
      return false
    }
    return (number - base).quotientAndRemainder(dividingBy: step).remainder.isZero
  }

  /// Returns whether typing digits can lead to a multiple, which is always possible before the
  /// point.
  private func isReachable(from scan: NumberScanner) -> Bool {
    guard scan.hasPoint, !step.isZero else { return true }
    let origin = scan.isNegative ? -base : base
    let first = scan.magnitude
    let beyond = first + Number(isNegative: false, digits: [1], exponent: -scan.fractionCount)
    let rest = (first - origin).quotientAndRemainder(dividingBy: step).remainder
    if rest.isZero { return true }
    return (rest.isNegative ? first - rest : first - rest + step) < beyond
  }

  package static let definition = RuleDefinition(
    "multiple_of",
    aliases: ["step", "divisible_by"],
    "A multiple of a step, from a base",
    details: "Exact in base ten: 3.6 is a multiple of 0.003.",
    parameters: [
      .main("of", .number, "the step"),
      RuleParameter("base", .number, "where the steps start", default: 0 as Number),
    ],
    codes: [ViolationCode("number.not_multiple", "step", "base"), .notANumber],
    example: RuleExample("multiple_of: 0.5", passes: #""10.5""#, fails: #""10.3""#)
  ) { arguments throws(RuleArgumentError) in
    let step: Number = arguments["of"]
    guard step > 0 else {
      throw RuleArgumentError("of", "expected a number greater than 0, found \(step)")
    }
    return MultipleOf(of: step, base: arguments["base"])
  }
}

extension Clause {
  /// A number must be a multiple of a step, from a base.
  public static func multipleOf(_ step: Number, base: Number = 0) -> Clause {
    Clause(MultipleOf(of: step, base: base))
  }
}
