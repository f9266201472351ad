public import FormValidation

/// Two numbers chosen on one track, the lower one and the higher one.
///
/// The keys of a slider move one thumb, as far as the other; Space changes to the other, as does a
/// dash behind the lower number: `5-9`.
public struct RangeSlider: Widget {
  public static let kind = ValueKind.list

  public var keys: [KeyHelp] { RangeSlider.allKeys }

  private static let allKeys =
    [KeyHelp].ofTrack
    + [
      KeyHelp([.space], .keyOtherThumb, brief: .keyOtherThumb),
      KeyHelp([.character("-")], .keyUpperEnd),
    ] + .ofHistory

  /// One of the two thumbs.
  enum Thumb: Hashable, Sendable {
    case low, high
  }

  /// The values marked on the track.
  public let ticks: [Number]

  /// The values there are.
  let scale: TrackScale

  /// The positions of the thumbs; the lower one is not above the higher.
  private(set) var low: Int
  private(set) var high: Int

  /// The thumb that keys move.
  private(set) var active = Thumb.low

  var forms = LocalForms()

  /// What was typed of each thumb's value.
  private(set) var typedLow = TypedNumber()
  private(set) var typedHigh = TypedNumber()

  /// Creates a slider with its thumbs at two values, or at the ends.
  /// - Parameters:
  ///   - min: The value at the left end.
  ///   - max: The value that the right end does not pass.
  ///   - step: The distance of two neighbouring values.
  ///   - value: The values to start with; without them, the ends.
  ///   - isLogarithmic: Whether equal ways on the track are equal ratios.
  ///   - forbidden: The zones that no value may lie in, their ends included.
  ///   - ticks: The values marked on the track.
  /// - Precondition: as for a slider's.
  public init(
    min: Number,
    max: Number,
    step: Number = 1,
    value: ClosedRange<Number>? = nil,
    isLogarithmic: Bool = false,
    forbidden: [ClosedRange<Number>] = [],
    ticks: [Number] = []
  ) {
    scale = TrackScale(
      min: min,
      max: max,
      step: step,
      isLogarithmic: isLogarithmic,
      zones: forbidden
    )
    self.ticks = ticks
    let (lowest, highest) = (value?.lowerBound ?? min, value?.upperBound ?? max)
    low = scale.position(nearest: scale.position(notAbove: lowest))
    high = scale.position(nearest: scale.position(notAbove: highest))
  }

  public var value: Value {
    get { .list([value(of: .low), value(of: .high)]) }
    set {
      guard case .list(let items) = newValue, items.count == 2,
        case .number(let first) = items[0], case .number(let second) = items[1], first <= second,
        let low = scale.position(of: first), let high = scale.position(of: second)
      else { return }
      (typedLow, typedHigh) = (TypedNumber(), TypedNumber())
      (self.low, self.high) = (low, high)
    }
  }

  /// The value at the left end, the one that the right end does not pass, and the distance of two
  /// neighbouring ones.
  public var min: Number { scale.min }
  public var max: Number { scale.max }
  public var step: Number { scale.step }

  public var impliedRules: RuleSet { [Clause(LowAndHigh()), .each(scale.rules)] }

  /// What a thumb says: what is typed, or where it stands.
  private func value(of thumb: Thumb) -> Value {
    let (typed, position) = thumb == .low ? (typedLow, low) : (typedHigh, high)
    return typed.value ?? .number(scale.number(at: position))
  }

  /// The values as they are shown.
  var shown: (low: String, high: String) {
    (value(of: .low).description, value(of: .high).description)
  }
}

extension RangeSlider: TrackWidget {
  public mutating func press(_ key: Key) -> KeyUse {
    // Behind the lower end a dash is that of `5-9`; a number's own sign comes before its digits.
    let isDash = key == .character("-") && typed.open != nil
    guard key == .space || isDash else { return pressOnTrack(key) }
    if isDash, active == .high { takeAsLow() }
    changeThumb()
    return .used
  }

  /// Makes what was typed of the upper end that of the lower one, as `5-9` means it.
  private mutating func takeAsLow() {
    (typedLow, typedHigh) = (typedHigh, TypedNumber())
    active = .low
    follow()
  }

  public mutating func leave() {
    // The typing of both ends rests, and the active one stays so.
    changeThumb()
    changeThumb()
  }

  public mutating func settle() -> Leftover? {
    snap()
    active = active == .low ? .high : .low
    snap()
    active = active == .low ? .high : .low
    return nil
  }

  private mutating func changeThumb() {
    rest()
    active = active == .low ? .high : .low
  }

  /// Types both ends; keys then move the lower thumb.
  mutating func type(low: String, high: String) {
    (typedLow, typedHigh) = (TypedNumber(low), TypedNumber(high))
    for thumb in [Thumb.high, .low] {
      active = thumb
      follow()
      rest()
    }
  }

  var typed: TypedNumber {
    get { active == .low ? typedLow : typedHigh }
    set { if active == .low { typedLow = newValue } else { typedHigh = newValue } }
  }

  var position: Int { active == .low ? low : high }

  // The active thumb is drawn last, so that it is the one seen.
  var thumbs: [Int] { active == .low ? [high, low] : [low, high] }

  var filled: ClosedRange<Int> { low...high }

  /// Moves the active thumb to a position, as far as the other one.
  mutating func move(to target: Int) {
    switch active {
    case .low: low = Swift.min(target, high)
    case .high: high = Swift.max(target, low)
    }
  }

  /// Has the other thumb follow what was typed of it, once the ends are in order.
  mutating func settleOtherThumb() {
    switch active {
    case .low:
      guard let target = typedHigh.number.flatMap(scale.position(of:)), target >= low else {
        return
      }
      (high, typedHigh) = (target, TypedNumber())
    case .high:
      guard let target = typedLow.number.flatMap(scale.position(of:)), target <= high else {
        return
      }
      (low, typedLow) = (target, TypedNumber())
    }
  }

  /// Takes the thumb nearer to a position; of two as near, the one that can move there.
  mutating func takeThumb(for position: Int) {
    let (below, above) = (abs(position - low), abs(high - position))
    if below != above {
      active = below < above ? .low : .high
    } else if position < low {
      active = .low
    } else if position > high {
      active = .high
    }
  }
}
