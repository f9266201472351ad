import FormValidation

/// What is known about rules without an answer.
extension Clause {
  /// Whether the rule depends only on the answer.
  var isSettled: Bool { rule.reads.isEmpty && remote == nil }

  /// Whether the rule is about leaving the field blank.
  var allowsBlankAlone: Bool {
    judgesBlank && verdict(on: .null, among: [:]).isValid
  }

  /// Whether the rule, or one that it requires, can be compared with others; a pattern cannot.
  var canExclude: Bool {
    if numberRange != .all { return true }
    return parts.contains { part in
      switch part.shape {
      case .pattern?, .format?, .distinctItems?, .items?: false
      case nil: part.shape(at: Moment.samples[0]) != nil
      default: true
      }
    }
  }

  /// The rule, or the rules that it requires all of.
  fileprivate var parts: [Clause] {
    guard case .all(let rules)? = shape else { return [self] }
    return rules.clauses.filter { $0.condition == nil && $0.severity == .error }.flatMap(\.parts)
  }

  /// Returns whether no answer meets both rules, given the steps of all rules.
  func contradicts(_ other: Clause, inSteps steps: NumberRange) -> Bool {
    let range = numberRange.meeting(other.numberRange)
    if !range.isPossible || !range.meeting(steps).isPossible { return true }
    return parts.contains { part in
      other.parts.contains { part.excludes($0) || $0.excludes(part) }
    }
  }

  /// Returns whether no answer meets both rules, as far as this rule can tell.
  private func excludes(_ other: Clause) -> Bool {
    if !numberRange.meeting(other.numberRange).isPossible || isAlwaysAfter(other) { return true }
    switch (shape, other.shape) {
    case (.length(let min?, _, let unit)?, .length(_, let max?, let otherUnit)?):
      return min > max && unit.isAtMost(otherUnit)
    case (.start(let texts, ignoreCase: false)?, _):
      // No start of a valid text is invalid.
      return other.isSettled && !texts.isEmpty
        && texts.allSatisfy { other.verdict(on: .text($0), among: [:]).isInvalid }
    case (.characters(let selections)?, .characters(let others)?):
      return CharacterSelection.areDisjoint(selections, others)
    case (.itemCount(let min?, _)?, .itemCount(_, let max?)?): return min > max
    case (.dates(let first?, _)?, .dates(_, let last?)?): return last < first
    case (.consent(let isOn)?, .consent(let isOtherOn)?): return isOn != isOtherOn
    case (.presence?, .absence?), (.presence?, .length(_, max: 0, _)?),
      (.presence?, .itemCount(_, max: 0)?):
      return true
    case (.values(let values, isRefused: false, ignoreCase: false)?, _):
      return other.isSettled && !other.judgesBlank
        && !values.contains { other.verdict(on: $0, among: [:]).isValid }
    default: return false
    }
  }

  /// Whether the rule has a message or another change of its own.
  var isChanged: Bool {
    message != nil || hint != nil || code != nil || id != nil || reveal != nil || isStop
  }

  /// Returns whether every answer that meets the rule meets another one, as far as their limits
  /// tell.
  func implies(_ other: Clause) -> Bool {
    guard isSettled, let limits, let others = other.limits, limits.unit == others.unit else {
      return false
    }
    return others.range.covers(limits.range)
  }

  /// The limits of a number, a length or a count, with the unit of a length.
  var limits: (range: NumberRange, unit: LengthUnit?)? {
    switch shape {
    case .numbers(let range)?: (range, nil)
    case .length(let min, let max, let unit)?: (NumberRange(min, max), unit)
    case .itemCount(let min, let max)?: (NumberRange(min, max), nil)
    default: nil
    }
  }

  /// Returns whether both rules depend on the current date, and all dates that this one allows are
  /// after those that the other allows.
  private func isAlwaysAfter(_ other: Clause) -> Bool {
    Moment.samples.allSatisfy { today in
      guard case .dates(let first?, _)? = shape(at: today),
        case .dates(_, let last?)? = other.shape(at: today)
      else { return false }
      return last < first
    }
  }
}

extension LengthUnit {
  /// Returns whether a text has at most as many of this unit as of another.
  fileprivate func isAtMost(_ other: LengthUnit) -> Bool {
    let order: [LengthUnit] = [.words, .graphemes, .scalars, .utf16, .bytes]
    guard let index = order.firstIndex(of: self), let bound = order.firstIndex(of: other) else {
      return false
    }
    return index <= bound
  }
}

extension NumberRange {
  /// Creates a range of counts.
  fileprivate init(_ min: Int?, _ max: Int?) {
    self.init(min: min.map { Number($0) }, max: max.map { Number($0) })
  }

  /// The step, without bounds.
  var stepAlone: NumberRange { NumberRange(step: step, base: base) }

  /// Whether there is a number between the bounds, on a step if there are steps.
  var isPossible: Bool {
    guard let min, let max else { return true }
    guard let step else { return excludesMin || excludesMax ? min < max : min <= max }
    let rest = (min - base).quotientAndRemainder(dividingBy: step).remainder
    var lowest = min - rest
    if isBelow(lowest) { lowest = lowest + step }
    return !isAbove(lowest)
  }

  /// Returns whether it contains all numbers of another range, including steps.
  func covers(_ other: NumberRange) -> Bool {
    let isLowEnough = min.map { low in other.min.map { $0 > low || $0 == low && !excludesMin } }
    let isHighEnough = max.map { high in other.max.map { $0 < high || $0 == high && !excludesMax } }
    if let isLowEnough, isLowEnough != true { return false }
    if let isHighEnough, isHighEnough != true { return false }
    guard let step else { return true }
    guard let otherStep = other.step else { return false }
    return otherStep.quotientAndRemainder(dividingBy: step).remainder.isZero
      && (other.base - base).quotientAndRemainder(dividingBy: step).remainder.isZero
  }
}
