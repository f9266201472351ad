public import FormValidation

/// Two numbers chosen on one track, the lower and the higher.
///
/// The keys of a slider move one handle, as far as the other; Space switches handles, as does a
/// dash after the lower number: `5-9`.
public struct RangeSlider: Widget {
  public static let kind = ValueKind.list

  public var keys: [KeyHelp] { RangeSlider.allKeys }

  private static let allKeys =
    [KeyHelp].ofTrack
    + [
      KeyHelp([.space], .keyOtherThumb, brief: .keyOtherThumb),
      KeyHelp([.character("-")], .keyUpperEnd),
    ] + .ofHistory

  /// One of the two handles.
  enum Thumb: Hashable, Sendable {
    case low, high
  }

  /// The values marked on the track.
  public let ticks: [Number]

  /// The possible values.
  let scale: TrackScale

  /// The positions of the handles; the lower one is not above the higher.
  private(set) var low: Int
  private(set) var high: Int

  /// The active handle.
  private(set) var active = Thumb.low

  var forms = LocalForms()

  /// The typed values of the handles.
  private(set) var typedLow = TypedNumber()
  private(set) var typedHigh = TypedNumber()

  /// Creates a slider with its handles at two values, or at the ends.
  /// - Parameters:
  ///   - min: The value at the left end.
  ///   - max: The upper limit of the right end.
  ///   - step: The distance between neighboring values.
  ///   - value: The initial values; `nil` for the ends.
  ///   - isLogarithmic: Whether equal distances on the track are equal ratios.
  ///   - forbidden: The forbidden zones, ends included.
  ///   - ticks: The values marked on the track.
  /// - Precondition: As for a slider.
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

  /// The value at the left end, the upper limit of the right end, and the distance between
  /// neighboring values.
  public var min: Number { scale.min }
  public var max: Number { scale.max }
  public var step: Number { scale.step }

  public var impliedRules: RuleSet { [Clause(LowAndHigh()), .each(scale.rules)] }

  /// Returns the value of a handle: the typed one, or that of its position.
  private func value(of thumb: Thumb) -> Value {
    let (typed, position) = thumb == .low ? (typedLow, low) : (typedHigh, high)
    return typed.value ?? .number(scale.number(at: position))
  }

  /// The displayed values.
  var shown: (low: String, high: String) {
    (value(of: .low).description, value(of: .high).description)
  }
}

extension RangeSlider: TrackWidget {
  public mutating func press(_ key: Key) -> KeyUse {
    // After the lower end, a dash is that of `5-9`; a number's own sign comes before its digits.
    let isDash = key == .character("-") && typed.open != nil
    guard key == .space || isDash else { return pressOnTrack(key) }
    if isDash, active == .high { takeAsLow() }
    changeThumb()
    return .used
  }

  /// Makes the typed upper end the lower one, as `5-9` means it.
  private mutating func takeAsLow() {
    (typedLow, typedHigh) = (typedHigh, TypedNumber())
    active = .low
    follow()
  }

  public mutating func leave() {
    // Typing ends for both values, and the active handle stays active.
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

  /// Types both ends; the lower handle becomes active.
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

  // The active handle is drawn last, so that it is visible.
  var thumbs: [Int] { active == .low ? [high, low] : [low, high] }

  var filled: ClosedRange<Int> { low...high }

  /// Moves the active handle to a position, as far as the other one.
  mutating func move(to target: Int) {
    switch active {
    case .low: low = Swift.min(target, high)
    case .high: high = Swift.max(target, low)
    }
  }

  /// Moves the other handle to its typed value, once the ends are in order.
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

  /// Activates the handle nearer to a position; of two equally near, the one that can move there.
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
