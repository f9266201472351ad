/// A date or time must be between two others, or on one side of a limit.
///
/// Both limits are included. A range of times that ends before it begins spans midnight: 22:00 to
/// 06:00. Another field does not limit while its answer is blank or malformed.
///
/// With 2026-03-01 to 2026-03-31: passes `"2026-03-31"`; fails `"2026-03"`, incomplete, and
/// `"2026-04"`, invalid.
struct InDateRange: DateRule {
  let name = "range"

  /// The earliest date allowed, if any.
  var min: DateReference?

  /// The latest date allowed, if any.
  var max: DateReference?

  /// How dates are written; `nil` for ISO 8601.
  var format: DateFormat?

  var reads: [FieldID] { [min?.reads, max?.reads].compactMap { $0 } }

  var requirement: Wording { requirement(among: [:]) }

  func requirement(among answers: Answers) -> Wording {
    let low = min?.name(format, among: answers)
    let high = max?.name(format, among: answers)
    return switch (low, high) {
    case (nil, nil): Wording("needs.any_date", "Any date", judging: "{label} must be a date.")
    case (let low?, nil):
      Wording(
        "needs.or_later",
        "{min} or later",
        judging: "{label} must be {min} or later.",
        .words("min", .one(low))
      )
    case (nil, let high?):
      Wording(
        "needs.or_earlier",
        "{max} or earlier",
        judging: "{label} must be {max} or earlier.",
        .words("max", .one(high))
      )
    case (let low?, let high?) where low == high:
      Wording(
        "needs.exactly",
        "Exactly {min}",
        judging: InDateRange.exactly,
        .words("min", .one(low))
      )
    case (let low?, let high?):
      Wording(
        "needs.between",
        "{min} to {max}",
        judging: InDateRange.between,
        .words("min", .one(low)).merging(.words("max", .one(high)))
      )
    }
  }

  func verdict(on text: String, among answers: Answers) -> Verdict {
    guard let range = range(among: answers) else { return .clockUnknown }
    return range.verdict(on: text, by: format) { isEarly in
      let code = isEarly ? "date.too_early" : "date.too_late"
      let (min, max) = (range.low == nil ? nil : min, range.high == nil ? nil : max)
      return (code, wording(min, max, among: answers))
    }
  }

  func range(among answers: Answers) -> DateRange? {
    let low = min?.limit(among: answers, by: format)
    let high = max?.limit(among: answers, by: format)
    // The clock's limit is missing only if the clock is.
    if low == nil && min?.isClocked ?? false || high == nil && max?.isClocked ?? false {
      return nil
    }
    return DateRange(low: low, high: high)
  }

  /// Returns the message for a date outside the limits.
  private func wording(_ min: DateReference?, _ max: DateReference?, among answers: Answers)
    -> Wording
  {
    switch (min, max) {
    case (let min?, nil):
      Wording(
        DateComparison.Relation.afterOrEqual.message(for: min),
        min.parameters(format, among: answers)
      )
    case (nil, let max?):
      Wording(
        DateComparison.Relation.beforeOrEqual.message(for: max),
        max.parameters(format, among: answers)
      )
    default: Wording(min == max ? InDateRange.exactly : InDateRange.between)
    }
  }

  private static let exactly = Message("range.exactly", "{label} must be {min}.")

  private static let between = Message(
    "range.between",
    "{label} must be between {min} and {max}."
  )
}

extension Clause {
  /// A date or time must be between two others, both included, or on one side of a limit.
  public static func range(
    min: DateReference?,
    max: DateReference?,
    _ format: DateFormat? = nil
  ) -> Clause {
    Clause(InDateRange(min: min, max: max, format: format))
  }
}
