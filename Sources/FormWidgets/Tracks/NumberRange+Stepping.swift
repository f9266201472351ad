import FormValidation

/// Stepping from number to number.
///
/// Without a step, the arrows move from one whole number to the next, and also stop at the ends of
/// the range.
extension NumberRange {
  /// The lowest number that steps reach; `nil` if there is none.
  var lowest: Number? {
    guard let min else { return nil }
    if step == nil, !excludesMin { return min }
    let first = number(notBelow: min)
    return excludesMin && first == min ? first + stride : first
  }

  /// The highest number that steps reach; `nil` if there is none.
  var highest: Number? {
    guard let max else { return nil }
    if step == nil, !excludesMax { return max }
    let last = number(notAbove: max)
    return excludesMax && last == max ? last - stride : last
  }

  /// Returns the number that is a number of steps from another one; positive is up.
  ///
  /// From between two steps, the first step leads to the nearest one in that direction. Steps end
  /// at the last reachable number, and from outside the range they lead to its nearer end.
  /// - Precondition: `start` is not `nil`.
  func number(_ steps: Int, from start: Number) -> Number {
    let (lowest, highest) = (lowest, highest)
    if let lowest, isBelow(start) { return lowest }
    if let highest, isAbove(start) { return highest }
    let first = steps > 0 ? number(notAbove: start) : number(notBelow: start)
    let target = first + stride * Number(steps)
    return steps > 0
      ? Swift.max(start, highest.map { Swift.min(target, $0) } ?? target)
      : Swift.min(start, lowest.map { Swift.max(target, $0) } ?? target)
  }

  /// The number at which steps begin: 0 or the first one above it; the lowest if all are above 0,
  /// the highest if all are below; `nil` if there is none.
  var start: Number? {
    if let lowest, let highest, lowest > highest { return nil }
    let zero = number(notBelow: 0)
    let held = highest.map { Swift.min(zero, $0) } ?? zero
    return lowest.map { Swift.max(held, $0) } ?? held
  }

  /// The distance from one number to the next.
  private var stride: Number { step ?? 1 }

  /// Returns the last number on a step that is not above another number.
  private func number(notAbove number: Number) -> Number {
    let (_, rest) = (number - base).quotientAndRemainder(dividingBy: stride)
    return rest.isNegative ? number - rest - stride : number - rest
  }

  /// Returns the first number on a step that is not below another number.
  private func number(notBelow number: Number) -> Number {
    let (_, rest) = (number - base).quotientAndRemainder(dividingBy: stride)
    return rest.isNegative || rest.isZero ? number - rest : number - rest + stride
  }
}
