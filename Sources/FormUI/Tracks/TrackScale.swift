import FormValidation

/// The values that a thumb on a track can have: exact decimal steps between two ends, but for some.
///
/// A position counts the steps from the left end.
struct TrackScale: Hashable, Sendable {
  /// The value at the left end.
  let min: Number

  /// The value that the right end does not pass.
  let max: Number

  /// The distance of two neighbouring values.
  let step: Number

  /// The ends as they are shown.
  let shownMin: String
  let shownMax: String

  /// Whether equal ways on the track are equal ratios, and not equal differences.
  let isLogarithmic: Bool

  /// The values between which no thumb can stand, both included.
  let zones: [ClosedRange<Number>]

  /// The steps from `min` to the right end.
  let stepCount: Int

  /// The positions within zones.
  private let barred: [ClosedRange<Int>]

  /// The logarithm of the left end, and the doublings from there to the right one.
  private let start: Double
  private let doublings: Double

  /// Creates a scale.
  /// - Precondition: `Slider.stepCount(from:to:by:)` has an answer, a logarithmic scale begins
  ///   above zero, and the zones leave a value.
  init(
    min: Number,
    max: Number,
    step: Number,
    isLogarithmic: Bool = false,
    zones: [ClosedRange<Number>] = []
  ) {
    guard let count = Slider.stepCount(from: min, to: max, by: step) else {
      preconditionFailure(
        "a slider needs min below max, a step above 0, and a billion steps at most"
      )
    }
    precondition(!isLogarithmic || min > 0, "a logarithmic scale begins above 0")
    self.min = min
    self.max = max
    self.step = step
    self.zones = zones
    (shownMin, shownMax) = (min.description, max.description)
    stepCount = count
    start = isLogarithmic ? min.logarithm : 0
    doublings = isLogarithmic ? (min + step * Number(count)).logarithm - start : 0
    // Of ends as near as that, ratios are as good as differences.
    self.isLogarithmic = doublings > 1e-6
    barred = Steps(min: min, step: step, count: count).within(zones)
    precondition(position(from: 0, going: 1) != nil, "the zones leave nothing to slide on")
  }

  /// Whether zones leave a step between two ends that so many steps lie between.
  static func hasPosition(
    from min: Number,
    by step: Number,
    _ count: Int,
    outside zones: [ClosedRange<Number>]
  ) -> Bool {
    let barred = Steps(min: min, step: step, count: count).within(zones)
    var position = 0
    while let zone = barred.first(where: { $0 ~= position }) { position = zone.upperBound + 1 }
    return position <= count
  }

  private var steps: Steps { Steps(min: min, step: step, count: stepCount) }

  /// The value at a position.
  func number(at position: Int) -> Number {
    min + step * Number(position)
  }

  /// The position of a value that a thumb can have, or nothing where it cannot.
  func position(of value: Number) -> Int? {
    guard value >= min, value <= max else { return nil }
    let (quotient, rest) = (value - min).quotientAndRemainder(dividingBy: step)
    guard rest.isZero, let position = quotient.wholeValue, position <= stepCount,
      !barred.contains(where: { $0 ~= position })
    else { return nil }
    return position
  }

  /// The position of the last step not above a value; -1 where there is none.
  func position(notAbove value: Number) -> Int { steps.position(notAbove: value) }

  /// The position of the first step not below a value; one beyond the last where there is none.
  func position(notBelow value: Number) -> Int { steps.position(notBelow: value) }

  /// The first position from another one on, up or down, that a thumb can have, if there is one.
  func position(from start: Int, going direction: Int) -> Int? {
    var position = start
    while let zone = barred.first(where: { $0 ~= position }) {
      position = direction > 0 ? zone.upperBound + 1 : zone.lowerBound - 1
    }
    return 0...stepCount ~= position ? position : nil
  }

  /// The position nearest to another one that a thumb can have.
  func position(nearest position: Int) -> Int {
    let position = held(position)
    let (above, below) = (
      self.position(from: position, going: 1), self.position(from: position, going: -1)
    )
    guard let above, let below else { return above ?? below ?? 0 }
    return above - position < position - below ? above : below
  }

  /// The position nearest to a value between the ends that is on no step, the upper one of two as
  /// near; `nil` if the value is on a step, beyond the ends or in a zone, or no thumb can stand
  /// there.
  func position(nearestTo value: Number) -> Int? {
    guard min...max ~= value, position(of: value) == nil, !zones.contains(where: { $0 ~= value })
    else { return nil }
    let (below, above) = (position(notAbove: value), held(position(notBelow: value)))
    let isNearerBelow = value - number(at: below) < number(at: above) - value
    let nearest = isNearerBelow ? below : above
    return barred.contains { $0 ~= nearest } ? nil : nearest
  }

  /// A position, held to the track.
  func held(_ position: Int) -> Int { Swift.max(0, Swift.min(position, stepCount)) }

  /// Which part of the track is left of a position, from 0 to 1.
  func fraction(at position: Int) -> Double {
    isLogarithmic
      ? (number(at: position).logarithm - start) / doublings
      : Double(position) / Double(stepCount)
  }

  /// The position nearest to a part of the track, whether a thumb can have it or not.
  func position(atFraction fraction: Double) -> Int {
    guard isLogarithmic else { return held(Int((fraction * Double(stepCount)).rounded())) }
    var (low, high) = (0, stepCount)
    while low < high {
      let middle = low + (high - low) / 2
      if self.fraction(at: middle) < fraction { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return low }
    let isCloserBelow = fraction - self.fraction(at: low - 1) < self.fraction(at: low) - fraction
    return isCloserBelow ? low - 1 : low
  }
}

/// Steps of one length from a number on.
private struct Steps {
  let min: Number
  let step: Number
  let count: Int

  /// The positions within zones, where there are such.
  func within(_ zones: [ClosedRange<Number>]) -> [ClosedRange<Int>] {
    zones.compactMap { zone in
      let first = position(notBelow: zone.lowerBound)
      let last = position(notAbove: zone.upperBound)
      return first <= last ? first...last : nil
    }
  }

  func position(notAbove value: Number) -> Int {
    guard value >= min else { return -1 }
    let (quotient, _) = (value - min).quotientAndRemainder(dividingBy: step)
    return Swift.min(quotient.wholeValue ?? count, count)
  }

  func position(notBelow value: Number) -> Int {
    guard value > min else { return 0 }
    let (quotient, rest) = (value - min).quotientAndRemainder(dividingBy: step)
    guard let whole = quotient.wholeValue, whole <= count else { return count + 1 }
    return rest.isZero ? whole : whole + 1
  }
}
