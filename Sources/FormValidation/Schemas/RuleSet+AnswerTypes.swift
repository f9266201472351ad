extension RuleSet {
  /// Creates the rules that an answer meets if it can be decoded as a type, as far as the type tells.
  package init(answersOf type: Any.Type) {
    if let convertible = type as? any AnswerConvertible.Type {
      self = convertible.answerRules
    } else if let container = type as? any AnswerContainer.Type {
      self = container.containedRules
    } else {
      let options = Value.cases(of: type)
      self = options.isEmpty ? [] : [.oneOf(options)]
    }
  }
}

extension Value {
  /// Returns the raw values of a type's cases; empty if they have none, or are not decoded from
  /// them.
  package static func cases(of type: Any.Type) -> [Value] {
    guard let type = type as? any (CaseIterable & Decodable).Type else { return [] }
    func cases<Cases: CaseIterable & Decodable>(of type: Cases.Type) -> [Value] {
      let all = type.allCases.map { one in
        ((one as? any RawRepresentable)?.rawValue as? any Validatable)?.valueToValidate ?? .null
      }
      return all.allSatisfy { $0 != .null && $0.fit(type) == .fits } ? all : []
    }
    return cases(of: type)
  }

  /// Whether a value can be decoded as a type.
  package enum Fit: Sendable {
    /// It can.
    case fits
    /// It is a value of the right kind, but the type does not accept it.
    case refused
    /// It is of another kind than the type is decoded from.
    case misfit
  }

  /// Returns whether the value can be decoded as a type.
  package func fit<Answer: Decodable>(_ type: Answer.Type) -> Fit {
    do {
      _ = try AnswerDecoder(.object(["answer": self])).decode(Fitting<Answer>.self)
      return .fits
    } catch DecodingError.dataCorrupted(let context) where context.underlyingError is AnswerMismatch
    {
      return .misfit
    } catch {
      return .refused
    }
  }

  private struct Fitting<Answer: Decodable>: Decodable {
    let answer: Answer
  }
}

/// A type of several answers, or of one that may be absent.
private protocol AnswerContainer {
  /// The rules that follow from the type of what it contains.
  static var containedRules: RuleSet { get }
}

extension Optional: AnswerContainer {
  fileprivate static var containedRules: RuleSet { RuleSet(answersOf: Wrapped.self) }
}

extension Array: AnswerContainer {
  fileprivate static var containedRules: RuleSet { RuleSet(answersOfItems: Element.self) }
}

extension Set: AnswerContainer {
  fileprivate static var containedRules: RuleSet { RuleSet(answersOfItems: Element.self) }
}

extension ClosedRange: AnswerContainer {
  fileprivate static var containedRules: RuleSet { RuleSet(answersOfItems: Bound.self) }
}

extension RuleSet {
  fileprivate init(answersOfItems type: Any.Type) {
    let rules = RuleSet(answersOf: type)
    self = rules.clauses.isEmpty ? [] : [.each(rules)]
  }
}

/// A number must fit a type of numbers.
struct IsMachineNumber: Rule {
  let name: String

  /// What the number must be besides its limits.
  private let kind: Clause

  /// The limits, which are too large to be worth mentioning beforehand.
  private let limits: NumberRange

  /// Creates the rule of an integer type; the limits of small types are mentioned.
  static func whole(
    _ min: some FixedWidthInteger,
    _ max: some FixedWidthInteger,
    _ bitWidth: Int
  ) -> IsMachineNumber {
    let (min, max) = (Number("\(min)"), Number("\(max)"))
    let isSmall = bitWidth <= 16
    let isUnsigned = min?.isZero ?? false
    return IsMachineNumber(
      name: "integer",
      kind: .integer(min: isSmall || isUnsigned ? min : nil, max: isSmall ? max : nil),
      limits: NumberRange(min: min, max: max)
    )
  }

  /// Creates the rule of a type of floating-point numbers.
  static func float(_ limit: Number?) -> IsMachineNumber {
    IsMachineNumber(
      name: "number",
      kind: .number,
      limits: NumberRange(min: limit.map { -$0 }, max: limit)
    )
  }

  var requirement: Wording { kind.rule.requirement }

  var traits: RuleTraits { RuleTraits(numberRange: kind.numberRange) }

  func verdict(on value: NumericText, among answers: Answers) -> Verdict {
    let verdict = kind.verdict(on: value.value, among: answers)
    guard verdict.isValid, let number = value.number else { return verdict }
    return limits.verdict(on: NumericText(number))
  }
}

extension NumericText {
  /// The value that it was read from.
  fileprivate var value: Value {
    isTyped ? .text(text) : number.map(Value.number) ?? .text(text)
  }
}
