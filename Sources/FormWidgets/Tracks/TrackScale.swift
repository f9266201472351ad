import FormValidation

/// The possible values on a track: exact decimal steps between two ends, except in zones.
///
/// A position counts the steps from the left end.
struct TrackScale: Equatable, Sendable {
  /// The value at the left end.
  let min: Number

  /// The upper limit of the right end.
  let max: Number

  /// The distance between neighboring values.
  let step: Number

  /// The displayed ends.
  let shownMin: String
  let shownMax: String

  /// Whether equal distances on the track are equal ratios instead of equal differences.
  let isLogarithmic: Bool

  /// The zones without values, ends included.
  let zones: [ClosedRange<Number>]

  /// The number of steps from `min` to the right end.
  let stepCount: Int

  /// The positions within zones.
  private let barred: [ClosedRange<Int>]

  /// The logarithm of the left end, and the number of doublings from there to the right end.
  private let start: Double
  private let doublings: Double

  /// Creates a scale.
  ///
  /// Data that makes no scale is fitted: a reversed one has only `min`, as has one with a step longer
  /// than the track, a step of 0 or less is the whole track, and of too many steps some are skipped.
  /// A logarithmic scale begins above zero, otherwise it is a linear one. If the zones leave nothing,
  /// positions in them remain for the rules to report.
  init(
    min: Number,
    max: Number,
    step: Number,
    isLogarithmic: Bool = false,
    zones: [ClosedRange<Number>] = []
  ) {
    let max = Swift.max(min, max)
    let (step, count) = TrackScale.steps(from: min, to: max, by: step)
    let isLogarithmic = isLogarithmic && min > 0 && count > 0
    self.min = min
    self.max = max
    self.step = step
    self.zones = zones
    (shownMin, shownMax) = (min.description, max.description)
    stepCount = count
    start = isLogarithmic ? min.logarithm : 0
    doublings = isLogarithmic ? (min + step * Number(count)).logarithm - start : 0
    // For ends this close, differences are equivalent to ratios.
    self.isLogarithmic = doublings > 1e-6
    let leavesSome = TrackScale.hasPosition(from: min, by: step, count, outside: zones)
    barred = leavesSome ? Steps(min: min, step: step, count: count).within(zones) : []
  }

  /// Returns the step nearest to another one that divides a track, and the number of steps.
  private static func steps(
    from min: Number,
    to max: Number,
    by step: Number
  ) -> (step: Number, count: Int) {
    let length = max - min
    let step = step > 0 ? step : length.isZero ? 1 : length
    let (quotient, _) = length.quotientAndRemainder(dividingBy: step)
    if let count = quotient.wholeValue, count <= stepLimit { return (step, count) }
    let (skipped, _) = quotient.quotientAndRemainder(dividingBy: Number(stepLimit))
    let longer = step * (skipped + 1)
    let (count, _) = length.quotientAndRemainder(dividingBy: longer)
    return (longer, count.wholeValue ?? 0)
  }

  /// The largest number of steps on a track.
  static let stepLimit = 1_000_000_000

  /// Returns the number of steps between two ends; `nil` if the ends are reversed or equal, the
  /// step is not above 0 or is longer than the track, or there are too many.
  static func stepCount(from min: Number, to max: Number, by step: Number) -> Int? {
    guard min < max, step > 0 else { return nil }
    let (quotient, _) = (max - min).quotientAndRemainder(dividingBy: step)
    guard let count = quotient.wholeValue, 1...stepLimit ~= count else { return nil }
    return count
  }

  /// Returns whether zones leave a step between two ends.
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

  /// Returns the position of a possible value; `nil` for any other.
  func position(of value: Number) -> Int? {
    guard value >= min, value <= max else { return nil }
    let (quotient, rest) = (value - min).quotientAndRemainder(dividingBy: step)
    guard rest.isZero, let position = quotient.wholeValue, position <= stepCount,
      !barred.contains(where: { $0 ~= position })
    else { return nil }
    return position
  }

  /// Returns the position of the last step not above a value; -1 if there is none.
  func position(notAbove value: Number) -> Int { steps.position(notAbove: value) }

  /// Returns the position of the first step not below a value; one past the last if there is none.
  func position(notBelow value: Number) -> Int { steps.position(notBelow: value) }

  /// Returns the first possible position from another one, up or down, if any.
  func position(from start: Int, going direction: Int) -> Int? {
    var position = start
    while let zone = barred.first(where: { $0 ~= position }) {
      position = direction > 0 ? zone.upperBound + 1 : zone.lowerBound - 1
    }
    return 0...stepCount ~= position ? position : nil
  }

  /// Returns the possible position nearest to another one.
  func position(nearest position: Int) -> Int {
    let position = held(position)
    let (above, below) = (
      self.position(from: position, going: 1), self.position(from: position, going: -1)
    )
    guard let above, let below else { return above ?? below ?? 0 }
    return above - position < position - below ? above : below
  }

  /// Returns a position clamped to the track.
  func held(_ position: Int) -> Int { Swift.max(0, Swift.min(position, stepCount)) }

  /// Returns the fraction of the track left of a position, from 0 to 1.
  func fraction(at position: Int) -> Double {
    isLogarithmic
      ? (number(at: position).logarithm - start) / doublings
      : Double(position) / Double(Swift.max(1, stepCount))
  }

  /// Returns the position nearest to a fraction of the track, possible or not.
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

  /// Returns the positions within zones.
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

extension TrackScale {
  /// How far a key moves a handle.
  enum Stride {
    /// A step; on a logarithmic scale, a hundredth of the track if that is more.
    case small
    /// A tenth of the track.
    case large
  }

  /// Returns the position that a key moves a handle to, up or down, past zones and within the
  /// track.
  func position(from start: Int, by stride: Stride, going direction: Int) -> Int {
    let target = held(
      isLogarithmic ? mark(from: start, stride, direction) : start + length(of: stride) * direction
    )
    if let position = position(from: target, going: direction) { return position }
    // There is no value after a zone at the end of the track, so the last value before it is the
    // end.
    let last = position(from: target, going: -direction) ?? start
    return (last - start) * direction > 0 ? last : start
  }

  private func length(of stride: Stride) -> Int {
    stride == .small ? 1 : Swift.max(1, stepCount / 10)
  }

  /// Returns the next of a hundred marks that divide a logarithmic track evenly, at least a step
  /// from another position.
  private func mark(from start: Int, _ stride: Stride, _ direction: Int) -> Int {
    // From outside the track, the next value is its end.
    guard held(start) == start else { return held(start) }
    let here = fraction(at: start) * 100
    let length = stride == .small ? 1 : 10
    var mark = Int(here.rounded(direction > 0 ? .down : .up))
    let nearest = Int(here.rounded())
    if position(atFraction: Double(nearest) / 100) == start { mark = nearest }
    mark += length * direction
    while 1..<100 ~= mark {
      let position = position(atFraction: Double(mark) / 100)
      if (position - start) * direction > 0 { return position }
      mark += direction
    }
    return mark < 1 ? 0 : stepCount
  }
}

/// Forbids the numbers between two others, both included.
///
/// With 3 to 5: passes `"2"`; fails `"4"`, incomplete, because more digits may lead out of the
/// zone.
struct OutsideZone: Rule {
  let name = "forbidden"

  /// The lowest and highest forbidden numbers.
  let zone: ClosedRange<Number>

  var requirement: Wording {
    Wording("needs.outside", "Below {min} or above {max}", parameters)
  }

  func verdict(on input: NumericText, among _: Answers) -> Verdict {
    guard let number = input.number, zone ~= number else { return .valid }
    return .incomplete("range.forbidden", "{label} must be below {min} or above {max}.", parameters)
  }

  private var parameters: Parameters {
    ["min": .number(zone.lowerBound), "max": .number(zone.upperBound)]
  }
}
