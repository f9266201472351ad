/// Numbers between two ends, in steps, as far as there are ends and steps.
///
/// Rules say with it which numbers they leave, so that a widget can go from one to the next.
public struct NumberSpan: Hashable, Sendable {
  /// The lowest number, if there is one.
  public private(set) var min: Number?

  /// The highest number, if there is one.
  public private(set) var max: Number?

  /// Whether the numbers begin behind `min`, which is itself none of them.
  public private(set) var excludesMin: Bool

  /// Whether the numbers end before `max`, which is itself none of them.
  public private(set) var excludesMax: Bool

  /// The distance of two neighbouring numbers; nothing where all numbers in between belong to them.
  public private(set) var step: Number?

  /// A number that steps lead to and from, be it between the ends or not.
  public private(set) var base: Number

  /// Every number there is.
  public static let all = NumberSpan()

  /// Creates a span; what is left out does not limit.
  /// - Precondition: the step is above 0.
  public init(
    min: Number? = nil,
    max: Number? = nil,
    isExclusive: Bool = false,
    step: Number? = nil,
    base: Number = 0
  ) {
    precondition(step.map { $0 > 0 } ?? true, "a step is above 0")
    self.min = min
    self.max = max
    excludesMin = isExclusive && min != nil
    excludesMax = isExclusive && max != nil
    self.step = step
    self.base = base
  }

  /// The numbers within both spans, in the longer of their steps.
  ///
  /// Where that is no multiple of the other one, no single step says exactly which numbers are in
  /// both.
  public func meeting(_ other: NumberSpan) -> NumberSpan {
    var both = self
    both.meetMin(of: other)
    both.meetMax(of: other)
    if let step = other.step, self.step.map({ $0 < step }) ?? true {
      both.step = step
      both.base = other.base
    }
    return both
  }

  private mutating func meetMin(of other: NumberSpan) {
    guard let low = other.min else { return }
    if let min, low <= min {
      if low == min { excludesMin = excludesMin || other.excludesMin }
    } else {
      min = low
      excludesMin = other.excludesMin
    }
  }

  private mutating func meetMax(of other: NumberSpan) {
    guard let high = other.max else { return }
    if let max, high >= max {
      if high == max { excludesMax = excludesMax || other.excludesMax }
    } else {
      max = high
      excludesMax = other.excludesMax
    }
  }
}

extension RuleSet {
  /// The numbers that the rules leave whatever the other answers are, as far as ends and steps say
  /// it.
  ///
  /// A rule that counts only sometimes, or does not block, leaves them all.
  public var numberSpan: NumberSpan {
    clauses.reduce(.all) { span, clause in
      guard clause.severity == .error, clause.condition == nil else { return span }
      return span.meeting(clause.rule.numberSpan)
    }
  }
}

extension NumberBounds {
  /// The numbers between the bounds.
  var span: NumberSpan { NumberSpan(min: min, max: max, isExclusive: isExclusive) }
}

extension NumberLimits {
  /// The numbers that the limits allow, whatever other fields hold.
  var span: NumberSpan {
    NumberSpan(
      min: min?.number(among: [:]),
      max: max?.number(among: [:]),
      isExclusive: isExclusive
    )
  }
}
