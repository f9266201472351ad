public import FormValidation

/// Two numbers chosen on one track, the lower one and the higher one.
///
/// The keys of a slider move one thumb, as far as the other; Space changes to the other.
public struct RangeSlider: Widget {
  public static let kind = ValueKind.list

  public static var keys: [KeyHelp] { [KeyHelp([.space], .keyOtherThumb)] + .ofTrack }

  /// One of the two thumbs.
  enum Thumb: Hashable, Sendable {
    case low, high
  }

  /// The values marked on the track.
  public let ticks: [Number]

  /// The values there are.
  let scale: TrackScale

  /// The ends as they are shown.
  let shownMin: String
  let shownMax: String

  /// The positions of the thumbs; the lower one is not above the higher.
  private(set) var low: Int
  private(set) var high: Int

  /// The thumb that keys move.
  private(set) var active = Thumb.low

  /// What was typed of the active thumb's value, while it is being typed.
  private(set) var typed = ""

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
    shownMin = min.description
    shownMax = max.description
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
      typed = ""
      (self.low, self.high) = (low, high)
    }
  }

  public var impliedRules: RuleSet { [Clause(LowAndHigh()), .each(scale.rules)] }

  /// What a thumb says: what is typed, or where it stands.
  private func value(of thumb: Thumb) -> Value {
    guard thumb == active, !typed.isEmpty else {
      return .number(scale.number(at: thumb == .low ? low : high))
    }
    return Number(typed).map(Value.number) ?? .text(typed)
  }

  /// The values as they are shown.
  var shown: (low: String, high: String) {
    (value(of: .low).description, value(of: .high).description)
  }
}

extension RangeSlider {
  public mutating func press(_ key: Key) -> KeyUse {
    if type(key) { return .used }
    switch key {
    case .space: active = active == .low ? .high : .low
    case .right: move(by: .small, going: 1)
    case .left: move(by: .small, going: -1)
    case .shift(.right), .pageUp, .character("]"): move(by: .large, going: 1)
    case .shift(.left), .pageDown, .character("["): move(by: .large, going: -1)
    case .home, .control("a"): move(to: scale.position(nearest: 0))
    case .end, .control("e"): move(to: scale.position(nearest: scale.stepCount))
    default: return .notUsed
    }
    typed = ""
    return .used
  }

  /// The position of the active thumb.
  private var position: Int { active == .low ? low : high }

  /// Moves the active thumb to a position, as far as the other one.
  private mutating func move(to target: Int) {
    switch active {
    case .low: low = Swift.min(target, high)
    case .high: high = Swift.max(target, low)
    }
  }

  private mutating func move(by stride: TrackScale.Stride, going direction: Int) {
    let start = scale.start(from: typed, at: position, going: direction)
    move(to: scale.position(from: start, by: stride, going: direction))
  }

  /// Takes a key that types a number; the thumb follows as soon as it can stand there.
  private mutating func type(_ key: Key) -> Bool {
    guard let text = key.typing(on: typed) else { return false }
    typed = text
    if let number = Number(typed), let position = scale.position(of: number) { move(to: position) }
    return true
  }

  public mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    switch pointer.action {
    case .press, .drag:
      let layout = layout(columns: size.columns)
      guard let position = layout.position(at: pointer.position.column, on: scale) else {
        return .notUsed
      }
      if pointer.action == .press { active = nearest(to: position) }
      move(to: position)
    case .wheelUp: move(by: .small, going: 1)
    case .wheelDown: move(by: .small, going: -1)
    case .release: return .used
    }
    typed = ""
    return .used
  }

  /// The thumb nearer to a position; of two as near, the one that can move there.
  private func nearest(to position: Int) -> Thumb {
    let (below, above) = (abs(position - low), abs(high - position))
    if below == above { return position < low ? .low : position > high ? .high : active }
    return below < above ? .low : .high
  }
}
