/// The lowest and the highest of the numbers allowed, either of which may be another field's
/// answer.
struct NumberLimits: Hashable, Sendable {
  /// The lowest number allowed, if there is one.
  let min: NumberLimit?

  /// The highest number allowed, if there is one.
  let max: NumberLimit?

  /// Whether the limits themselves are not allowed.
  let isExclusive: Bool

  /// The limits where they are the same whatever the answers.
  private let constant: NumberBounds?

  /// The whole numbers allowed, where that is plain to see.
  private let wholes: ClosedRange<Int>?

  /// Creates limits; nothing does not limit.
  init(min: NumberLimit?, max: NumberLimit?, isExclusive: Bool = false) {
    self.min = min
    self.max = max
    self.isExclusive = isExclusive
    let isConstant = min?.field == nil && max?.field == nil
    constant =
      isConstant
      ? NumberBounds(
        min: min?.number(among: [:]),
        max: max?.number(among: [:]),
        isExclusive: isExclusive
      ) : nil
    wholes = isExclusive ? nil : constant?.wholes
  }

  /// The fields that the limits depend on.
  var reads: [FieldID] { [min?.field, max?.field].compactMap { $0 } }

  /// What the limits demand: "13 to 120".
  var requirement: Requirement {
    if let constant { return constant.requirement }
    var parameters: Parameters = [:]
    parameters["min"] = min?.shown
    parameters["max"] = max?.shown
    let demand = NumberBounds.demand(min: min != nil, max: max != nil, isExclusive: isExclusive)
    return Requirement(demand, parameters)
  }

  /// Whether one look tells that a number is allowed.
  func plainlyAllow(_ number: Number) -> Bool {
    guard let wholes, let whole = number.wholeValue else { return false }
    return wholes.contains(whole)
  }

  /// The verdict on a number, or on a text that may become one.
  func verdict(on input: NumericText, among answers: Answers) -> Verdict {
    if let constant { return constant.verdict(on: input) }
    let bounds = bounds(among: answers)
    // Where nothing limits just now, no way of writing a number is refused.
    if bounds.min == nil, bounds.max == nil { return .valid }
    let verdict = bounds.verdict(on: input)
    guard !verdict.isValid, bounds.min == nil || bounds.max == nil,
      let field = bounds.min == nil ? max?.field : min?.field
    else { return verdict }
    return verdict.mapViolations { violation in
      guard violation.code.hasPrefix("range.") else { return }
      violation.parameters["other_label"] = .text(field.rawValue)
      violation.message = bounds.messageOfField
    }
  }

  private func bounds(among answers: Answers) -> NumberBounds {
    NumberBounds(
      min: min?.number(among: answers),
      max: max?.number(among: answers),
      isExclusive: isExclusive
    )
  }
}

extension NumberLimit {
  /// The limit as a requirement names it.
  fileprivate var shown: Value {
    switch self {
    case .number(let number): .number(number)
    case .field(let field): .text(field.rawValue)
    }
  }
}
