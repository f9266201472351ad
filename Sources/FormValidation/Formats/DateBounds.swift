/// The earliest and the latest date or time allowed, and what typing can still reach.
///
/// How a text is written follows from what it is compared with: a date, which a time may follow, a
/// month, or a time of the day. The less exact of the two decides how exactly they are compared: a
/// date and a time by their dates.
struct DateBounds: Hashable, Sendable {
  /// The earliest allowed, if there is one.
  var min: DateReference?

  /// The latest allowed, if there is one.
  var max: DateReference?

  /// Whether the limits themselves are not allowed.
  var isExclusive = false

  /// The grammar of the text; without one, that of ISO 8601 with years of four digits.
  var form: DateForm?

  /// The answers that the limits depend on.
  var reads: [FieldID] { [min?.reads, max?.reads].compactMap { $0 } }

  /// The verdict on a text; what each limit is called comes from the words.
  func verdict(on text: String, among answers: Answers, _ words: @autoclosure () -> DateWords)
    -> Verdict
  {
    let low = min?.limit(among: answers, format)
    let high = max?.limit(among: answers, format)
    // The clock's limit is missing only where the clock is.
    if low == nil && min?.isClocked ?? false || high == nil && max?.isClocked ?? false {
      return .clockUnknown
    }
    guard let shape = shape(low ?? high) else { return .valid }
    var start = MomentStart(shape)
    let reading = text.verdict(shape.code, shape.noun) { scanner throws(FormatFinding) in
      try scanner.read(shape, into: &start)
    }
    if case .invalid = reading { return reading }
    let windows = windows(from: low, to: high, for: shape)
    if reading.isValid, windows.contains(where: start.lies(in:)) { return .valid }
    let canBeMended = windows.contains { start.canReach($0) }
    if canBeMended, !reading.isValid { return reading }
    return words().verdict(
      isEarly: windows.contains { $0.low != nil }
        && !windows.contains { window in
          guard let open = window.withoutEnd else { return false }
          return reading.isValid ? start.lies(in: open) : start.canReach(open)
        },
      low: low?.text(format),
      high: high?.text(format),
      isIncomplete: canBeMended
    )
  }

  /// The grammar as a person's own format, if it is one.
  var format: DateFormat? {
    if case .format(let format) = form { format } else { nil }
  }

  /// How the text is written; nothing where there is nothing to compare it with.
  private func shape(_ limit: DateLimit?) -> MomentShape? {
    guard let limit else { return nil }
    if let format { return .format(format) }
    if limit.isTimeOfDay { return .time }
    return limit.grain == .month ? .month(isLong: form == .html) : .date(isLong: form == .html)
  }

  /// The stretches of time allowed: one, or two where a time of the day runs past midnight.
  private func windows(
    from low: DateLimit?,
    to high: DateLimit?,
    for shape: MomentShape
  ) -> MomentWindows {
    var (low, high) = (low, high)
    if shape.isTimeOfDay {
      (low, high) = (low?.timeOfDay, high?.timeOfDay)
      if let low, let high, Moment.isEarlier(high.moment, low.moment) {
        return MomentWindows(
          MomentWindow(low: low, isExclusive),
          MomentWindow(high: high, isExclusive)
        )
      }
    } else {
      // A time of no day says nothing of a date.
      if low?.isTimeOfDay ?? false { low = nil }
      if high?.isTimeOfDay ?? false { high = nil }
    }
    return MomentWindows(MomentWindow(low: low, high: high, isExclusive))
  }
}

extension Verdict {
  /// The verdict of a rule that was asked without the clock it needs.
  static var clockUnknown: Verdict {
    .invalid("clock.unknown", "{label} needs the date to be checked; set a clock.")
  }
}
