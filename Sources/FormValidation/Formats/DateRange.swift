/// The dates or times between two limits, or on one side of a limit.
///
/// The format of a text follows from the limits: a date, possibly followed by a time, a month or a
/// date, or a time of day. Dates are compared at the lower precision: a date and a moment by their dates.
struct DateRange {
  /// The earliest one allowed, if any.
  var low: DateLimit?

  /// The latest one allowed, if any.
  var high: DateLimit?

  /// Whether the limits themselves are excluded.
  var isExclusive = false

  /// Returns the verdict on a text, which may still be being typed.
  ///
  /// The message for a date outside depends on whether it is too early. Without a format, dates are
  /// in ISO 8601 with four-digit years.
  func verdict(
    on text: String,
    by format: DateFormat?,
    outside: (_ isEarly: Bool) -> (code: String, wording: Wording)
  ) -> Verdict {
    guard let content = content(by: format) else { return .valid }
    var moment = PartialMoment(content, by: format)
    var reading = moment.read(text, by: format)
    if reading.isInvalid, content == .month {
      // A date is compared with a month by its own month.
      var date = PartialMoment(.date, by: format)
      let dated = date.read(text, by: format)
      if !dated.isInvalid { (moment, reading) = (date, dated) }
    }
    if reading.isInvalid { return reading }
    let range = fitted(to: content)
    if reading.isValid, range.hasPart(where: { $0.contains(moment) }) { return .valid }
    let canEnter = range.hasPart { $0.canContain(moment) }
    if canEnter, !reading.isValid { return reading }
    let isEarly =
      range.low.map { low in
        let open = DateRange(low: low, isExclusive: isExclusive)
        return !(reading.isValid ? open.contains(moment) : open.canContain(moment))
      } ?? false
    let (code, wording) = outside(isEarly)
    var parameters = wording.parameters
    low?.set("min", in: &parameters, by: format)
    high?.set("max", in: &parameters, by: format)
    if canEnter { return .incomplete(code, wording.message, parameters) }
    let verdict = Verdict.invalid(code, wording.message, parameters)
    return reading.isValid ? verdict : verdict.mapViolations { $0.isUnread = true }
  }

  /// Returns the content of a text; `nil` if there is nothing to compare it with.
  private func content(by format: DateFormat?) -> DateFormat.Content? {
    guard let limit = low ?? high else { return nil }
    if case .custom(let pattern)? = format { return pattern.content }
    return switch limit.precision {
    case .month: .month
    case .day, .moment: .date
    case .timeOfDay: .time
    }
  }

  /// Returns the range of times of day if the text has one, or else without times.
  private func fitted(to content: DateFormat.Content) -> DateRange {
    func fitted(_ limit: DateLimit) -> DateLimit? {
      let isTime = limit.precision == .timeOfDay
      if content == .time { return isTime ? limit : DateLimit(limit.moment.time) }
      return isTime ? nil : limit
    }
    return DateRange(
      low: low.flatMap(fitted),
      high: high.flatMap(fitted),
      isExclusive: isExclusive
    )
  }

  /// Returns whether a part of the range meets a condition: all of it, unless times span midnight.
  private func hasPart(where isWanted: (DateRange) -> Bool) -> Bool {
    guard let low, let high, low.precision == .timeOfDay,
      Moment.isEarlier(high.moment, low.moment)
    else { return isWanted(self) }
    return isWanted(DateRange(low: low, isExclusive: isExclusive))
      || isWanted(DateRange(high: high, isExclusive: isExclusive))
  }

  /// Returns whether a complete text is inside the range.
  private func contains(_ partial: PartialMoment) -> Bool {
    guard let ends = ends(at: partial.precision, offsets: partial.offset.map { $0...$0 }) else {
      return false
    }
    let moment = partial.moment
    return !Moment.isEarlier(moment, ends.low) && !Moment.isEarlier(ends.high, moment)
  }

  /// Returns whether a text can be continued to be inside the range.
  private func canContain(_ partial: PartialMoment) -> Bool {
    let date = partial.date
    if !partial.hasTime, let ends = ends(at: partial.precision, offsets: nil),
      date.allows(from: ends.low.date, to: ends.high.date)
    {
      return true
    }
    guard partial.hasTime || partial.offsets != nil,
      let ends = ends(at: .moment, offsets: partial.offsets)
    else { return false }
    let (first, last) = (ends.low.date, ends.high.date)
    if date.allows(from: first.adding(days: 1), to: last.adding(days: -1)) { return true }
    let isLate = partial.latest >= ends.low.time
    let isEarly = partial.earliest <= ends.high.time
    if first == last { return isLate && isEarly && date.allows(from: first, to: first) }
    return isLate && date.allows(from: first, to: first)
      || isEarly && date.allows(from: last, to: last)
  }

  /// Returns the first and the last moment inside for texts of a precision, by their own clocks;
  /// `nil` if no moment is inside.
  ///
  /// The offsets are those that the texts can have from UTC, in minutes; without any, they have the
  /// offsets of the limits.
  func ends(
    at precision: DateLimit.Precision,
    offsets: ClosedRange<Int>?
  ) -> (low: Moment, high: Moment)? {
    let low =
      low.map { first(from: $0, at: min(precision, $0.precision), offsets?.lowerBound) }
      ?? Moment(CalendarDate(knownYear: 0, 1, 1), .midnight)
    let high =
      high.map { last(to: $0, at: min(precision, $0.precision), offsets?.upperBound) }
      ?? Moment(CalendarDate(knownYear: CalendarDate.lastYear, 12, 31), .end)
    return Moment.isEarlier(high, low) ? nil : (low, high)
  }

  /// The days inside, for comparing rules; `nil` for times of day, and for moments that are not on
  /// the same day everywhere.
  var shape: RuleShape? {
    let isSettled = [low, high].allSatisfy { limit in
      limit.map { $0.precision != .timeOfDay && $0.moment.offset == nil } ?? true
    }
    guard isSettled, let ends = ends(at: .moment, offsets: nil) else { return nil }
    return .dates(first: low.map { _ in ends.low.date }, last: high.map { _ in ends.high.date })
  }

  private func first(
    from limit: DateLimit,
    at precision: DateLimit.Precision,
    _ offset: Int?
  ) -> Moment {
    let date = limit.moment.date
    switch precision {
    case .month: return Moment(date.firstOfMonth.adding(months: isExclusive ? 1 : 0), .midnight)
    case .day: return Moment(date.adding(days: isExclusive ? 1 : 0), .midnight)
    case .moment, .timeOfDay:
      let moment = limit.moment.moved(to: offset)
      return isExclusive ? moment.adding(picoseconds: 1) : moment
    }
  }

  private func last(
    to limit: DateLimit,
    at precision: DateLimit.Precision,
    _ offset: Int?
  ) -> Moment {
    let date = limit.moment.date
    switch precision {
    case .month:
      let next = date.firstOfMonth.adding(months: isExclusive ? 0 : 1)
      return Moment(next.adding(days: -1), .end)
    case .day: return Moment(date.adding(days: isExclusive ? -1 : 0), .end)
    case .moment, .timeOfDay:
      let moment = limit.moment.moved(to: offset)
      return isExclusive ? moment.adding(picoseconds: -1) : moment
    }
  }
}

extension CalendarDate {
  fileprivate var firstOfMonth: CalendarDate { CalendarDate(knownYear: year, month, 1) }
}

extension Moment {
  /// Returns the same moment at another offset, if both offsets are known.
  fileprivate func moved(to offset: Int?) -> Moment {
    guard let own = self.offset, let offset else { return self }
    return adding(minutes: offset - own)
  }
}
