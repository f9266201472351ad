/// Numbers between two optional bounds, in optional steps.
///
/// Rules validate numbers with it, and widgets step through it.
public struct NumberRange: Hashable, Sendable {
  /// What a number is compared with: a number, or another field's answer.
  ///
  /// In form files, `13` or `{field: seats}`.
  public enum Bound: Hashable, Sendable {
    /// A number.
    case number(Number)
    /// Another field's answer; any number passes while it is blank or not a number.
    case field(FieldID)
  }

  /// The lowest number, if there is one that does not depend on another field.
  package private(set) var min: Number?

  /// The highest number, if there is one that does not depend on another field.
  package private(set) var max: Number?

  /// The field whose answer is the lower bound, if any.
  private(set) var minField: FieldID?

  /// The field whose answer is the upper bound, if any.
  private(set) var maxField: FieldID?

  /// Whether `min` itself is excluded.
  package private(set) var excludesMin: Bool

  /// Whether `max` itself is excluded.
  package private(set) var excludesMax: Bool

  /// Steps, which few ranges have; without them, a range is small and fast to copy.
  private indirect enum Steps: Hashable, Sendable {
    case every(Number?, from: Number?)
  }

  private var steps: Steps?

  /// Every number.
  public static let all = NumberRange()

  /// Creates a range; a missing bound does not limit, nor does a step of 0 or less.
  public init(
    min: Number? = nil,
    max: Number? = nil,
    isExclusive: Bool = false,
    step: Number? = nil,
    base: Number? = nil
  ) {
    let step = step.flatMap { $0 > 0 ? $0 : nil }
    self.min = min
    self.max = max
    excludesMin = isExclusive && min != nil
    excludesMax = isExclusive && max != nil
    let base = base.flatMap { $0.isZero ? nil : $0 }
    if step != nil || base != nil { steps = .every(step, from: base) }
  }

  /// Creates a range whose bounds may come from other fields.
  init(from lower: Bound?, to upper: Bound?, isExclusive: Bool = false) {
    if case .number(let number) = lower { min = number }
    if case .number(let number) = upper { max = number }
    if case .field(let field) = lower { minField = field }
    if case .field(let field) = upper { maxField = field }
    excludesMin = isExclusive && lower != nil
    excludesMax = isExclusive && upper != nil
  }

  /// The distance between neighboring numbers; `nil` if every number between the bounds is
  /// included.
  package var step: Number? {
    if case .every(let step, _)? = steps { step } else { nil }
  }

  /// A number that steps are counted from, inside the bounds or not.
  package var base: Number {
    if case .every(_, let base?)? = steps { base } else { 0 }
  }

  /// Whether there is a lower bound.
  var hasMin: Bool { min != nil || minField != nil }

  /// Whether there is an upper bound.
  var hasMax: Bool { max != nil || maxField != nil }

  /// The fields that the bounds depend on.
  var reads: [FieldID] { [minField, maxField].compactMap { $0 } }

  /// Whether a bound depends on another field.
  var readsField: Bool { minField != nil || maxField != nil }

  /// Returns the range without its steps, with fields as bounds replaced by their numbers.
  func resolved(among answers: Answers) -> NumberRange {
    var range = NumberRange(from: nil, to: nil)
    // Not in a closure, because that would retain the answers.
    if let minField { range.min = answers[minField].comparableNumber } else { range.min = min }
    if let maxField { range.max = answers[maxField].comparableNumber } else { range.max = max }
    range.excludesMin = excludesMin && range.min != nil
    range.excludesMax = excludesMax && range.max != nil
    return range
  }

  /// Returns whether a number is between the bounds.
  func contains(_ number: Number) -> Bool { !isBelow(number) && !isAbove(number) }

  /// Returns whether a number is too low.
  package func isBelow(_ number: Number) -> Bool {
    min.map { excludesMin ? number <= $0 : number < $0 } ?? false
  }

  /// Returns whether a number is too high.
  package func isAbove(_ number: Number) -> Bool {
    max.map { excludesMax ? $0 <= number : $0 < number } ?? false
  }

  /// Returns the numbers in both ranges, with the larger of their steps.
  ///
  /// If that is not a multiple of the other step, no single step describes exactly the numbers in
  /// both.
  package func meeting(_ other: NumberRange) -> NumberRange {
    var both = self
    both.meetMin(of: other)
    both.meetMax(of: other)
    if let step = other.step, self.step.map({ $0 < step }) ?? true { both.steps = other.steps }
    return both
  }

  private mutating func meetMin(of other: NumberRange) {
    guard let low = other.min else { return }
    if let min, low <= min {
      if low == min { excludesMin = excludesMin || other.excludesMin }
    } else {
      min = low
      excludesMin = other.excludesMin
    }
  }

  private mutating func meetMax(of other: NumberRange) {
    guard let high = other.max else { return }
    if let max, high >= max {
      if high == max { excludesMax = excludesMax || other.excludesMax }
    } else {
      max = high
      excludesMax = other.excludesMax
    }
  }
}
