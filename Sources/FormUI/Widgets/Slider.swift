public import FormValidation

/// A number chosen on a track, in exact decimal steps.
///
/// Arrows move by a step, Shift and PgUp or PgDn by a tenth of the track, Home and End to the ends.
/// Digits type a value; what is typed is the value, for the rules to speak of where it is on no step.
public struct Slider: Widget {
  public static let kind = ValueKind.number

  /// The most steps a track can have.
  public static let stepLimit = 1_000_000_000

  /// The value at the left end.
  public let min: Number

  /// The value that the right end does not pass.
  public let max: Number

  /// The distance of two neighbouring values.
  public let step: Number

  /// The steps from `min` to the right end.
  let stepCount: Int

  /// The ends and the value as they are shown.
  let shownMin: String
  let shownMax: String
  private(set) var shownValue: String

  /// The cells that the widest value takes.
  let valueWidth: Int

  /// The steps from `min` to the value.
  private(set) var position: Int

  /// The value at the position.
  public private(set) var number: Number

  /// What was typed of a value, while it is being typed.
  private(set) var typed = ""

  /// Creates a slider at a value, or at its left end.
  ///
  /// A value beside a step starts at the step below it, one outside at the nearer end.
  /// - Precondition: `stepCount(from:to:by:)` has an answer.
  public init(min: Number, max: Number, step: Number = 1, value: Number? = nil) {
    guard let count = Slider.stepCount(from: min, to: max, by: step) else {
      preconditionFailure(
        "a slider needs min below max, a step above 0, and a billion steps at most"
      )
    }
    self.min = min
    self.max = max
    self.step = step
    stepCount = count
    position = 0
    number = min
    shownMin = min.description
    shownMax = max.description
    shownValue = shownMin
    valueWidth =
      Swift.max(min.wholeText.utf8.count, max.wholeText.utf8.count)
      + Swift.max(min.fractionText.utf8.count, step.fractionText.utf8.count)
    if let value { move(to: nearestPosition(of: value)) }
  }

  /// The steps between two ends, or nothing where no slider can have them: the ends are reversed or
  /// equal, the step is not above 0 or longer than the track, or there are too many.
  public static func stepCount(from min: Number, to max: Number, by step: Number) -> Int? {
    guard min < max, step > 0 else { return nil }
    let (quotient, _) = (max - min).quotientAndRemainder(dividingBy: step)
    guard let count = quotient.wholeValue, 1...stepLimit ~= count else { return nil }
    return count
  }

  public var value: Value {
    get {
      typed.isEmpty ? .number(number) : Number(typed).map(Value.number) ?? .text(typed)
    }
    set {
      guard case .number(let number) = newValue, let position = position(of: number) else { return }
      typed = ""
      move(to: position)
    }
  }

  public var impliedRules: RuleSet {
    [.range(min: min, max: max), .multipleOf(step, base: min)]
  }

  /// The position of a value on a step of the track, or nothing where it is on none.
  private func position(of value: Number) -> Int? {
    guard value >= min, value <= max else { return nil }
    let (quotient, rest) = (value - min).quotientAndRemainder(dividingBy: step)
    return rest.isZero ? quotient.wholeValue : nil
  }

  /// The position of the step not above a value, held to the track.
  private func nearestPosition(of value: Number) -> Int {
    guard value > min else { return 0 }
    let (quotient, _) = (value - min).quotientAndRemainder(dividingBy: step)
    return Swift.min(quotient.wholeValue ?? stepCount, stepCount)
  }

  /// Goes to a position, held to the track.
  private mutating func move(to target: Int) {
    position = Swift.min(Swift.max(0, target), stepCount)
    number = min + step * Number(position)
    shownValue = number.description
  }
}

extension Slider {
  public mutating func press(_ key: Key) -> KeyUse {
    if type(key) { return .used }
    let large = Swift.max(1, stepCount / 10)
    switch key {
    case .right: move(to: position + 1)
    case .left: move(to: position - 1)
    case .shift(.right), .pageUp, .character("]"): move(to: position + large)
    case .shift(.left), .pageDown, .character("["): move(to: position - large)
    case .home, .control("a"): move(to: 0)
    case .end, .control("e"): move(to: stepCount)
    default: return .notUsed
    }
    typed = ""
    return .used
  }

  /// Takes a key that types a number; the thumb follows as soon as what is typed is on the track.
  private mutating func type(_ key: Key) -> Bool {
    switch key {
    case .character("-"): typed = "-"
    case .backspace where !typed.isEmpty: typed.removeLast()
    default:
      guard case .character(let sign) = key.symbol, key.modifiers.isEmpty,
        sign == "." || "0"..."9" ~= sign
      else { return false }
      typed.append(sign)
    }
    if let number = Number(typed), let position = position(of: number) { move(to: position) }
    return true
  }
}

extension Number {
  /// The sign and the digits before the point.
  fileprivate var wholeText: Substring { description.prefix { $0 != "." } }

  /// The point and the digits behind it.
  fileprivate var fractionText: Substring { description.drop { $0 != "." } }
}
