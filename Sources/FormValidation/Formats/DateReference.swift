/// What a date is compared with: a date or time of its own, another field's answer, or the clock.
///
/// A form file writes it `2026-03-31`, `12:00`, `{field: start}`, `today` or `now+2h`.
public struct DateReference: Hashable, Sendable {
  /// Where the limit comes from.
  enum Source: Hashable {
    case limit(DateLimit)
    case field(FieldID)
    case today(DateSpan)
    case now(DateSpan)
  }

  let source: Source

  /// A date.
  public static func date(_ date: CalendarDate) -> DateReference {
    DateReference(source: .limit(DateLimit(date)))
  }

  /// A time of any day.
  public static func time(_ time: TimeOfDay) -> DateReference {
    DateReference(source: .limit(DateLimit(time)))
  }

  /// A date and a time.
  public static func moment(_ moment: Moment) -> DateReference {
    DateReference(source: .limit(DateLimit(moment, .moment)))
  }

  /// Another field's answer; while that is blank or malformed, any date passes.
  public static func field(_ field: FieldID) -> DateReference {
    DateReference(source: .field(field))
  }

  /// The date by the clock handed in.
  public static let today = today(plus: .none)

  /// The date by the clock handed in, some days, weeks, months or years later.
  public static func today(plus span: DateSpan) -> DateReference {
    DateReference(source: .today(span))
  }

  /// The moment by the clock handed in.
  public static let now = now(plus: .none)

  /// The moment by the clock handed in, some time later.
  public static func now(plus span: DateSpan) -> DateReference {
    DateReference(source: .now(span))
  }

  /// The day, if it is always the same one.
  var day: CalendarDate? {
    guard case .limit(let limit) = source, limit.precision == .day else { return nil }
    return limit.moment.date
  }

  /// The limit, if it is always the same one.
  var constant: DateLimit? { if case .limit(let limit) = source { limit } else { nil } }

  /// The answer that the limit depends on, if it depends on one.
  var reads: FieldID? {
    switch source {
    case .limit: nil
    case .field(let field): field
    case .today, .now: .now
    }
  }

  /// Whether the limit depends on the clock.
  var isClocked: Bool {
    switch source {
    case .limit, .field: false
    case .today, .now: true
    }
  }

  /// The limit; `nil` if the other field or the clock gives none.
  ///
  /// The other field is read by the format if it fits, and by ISO 8601 otherwise.
  func limit(among answers: Answers, by format: DateFormat?) -> DateLimit? {
    switch source {
    case .limit(let limit): return limit
    case .field(let field):
      guard case .text(let text) = answers[field], !text.isEmpty else { return nil }
      if case .custom(let pattern)? = format,
        let limit = DateLimit(text, pattern.content, by: format)
      {
        return limit
      }
      return DateLimit(text)
    case .today(let span):
      return answers.now.map { DateLimit(span.end(from: Moment($0.date, .midnight)).date) }
    case .now(let span):
      return answers.now.map { DateLimit(span.end(from: $0), .moment) }
    }
  }

  /// The verdict of a rule that the reference gives no limit.
  var verdictWithoutLimit: Verdict { isClocked ? .clockUnknown : .valid }

  /// Whether it is another field's answer.
  var isField: Bool { if case .field = source { true } else { false } }

  /// What messages mention it by: `{other_label}` for a field, else `{limit}`.
  func parameters(_ format: DateFormat?, among answers: Answers) -> Parameters {
    if case .field(let field) = source { return ["other_label": .text(field.rawValue)] }
    return .term("limit", name(format, among: answers), [:])
  }

  /// The limit by name: a date, the other field's name, or `today + 7 days` if no clock tells which
  /// date that is.
  func name(_ format: DateFormat?, among answers: Answers) -> Wording {
    switch source {
    case .limit(let limit): limit.name(by: format)
    case .field(let field): .value(field.rawValue)
    case .today(let span):
      name(span, from: Wording("date.today", "today"), format, among: answers)
    case .now(let span): name(span, from: Wording("date.now", "now"), format, among: answers)
    }
  }

  private func name(
    _ span: DateSpan,
    from start: Wording,
    _ format: DateFormat?,
    among answers: Answers
  ) -> Wording {
    if span == .none { return start }
    return limit(among: answers, by: format)?.name(by: format) ?? span.wording(from: start)
  }
}

extension Verdict {
  /// The verdict of a rule that was asked without the clock it needs.
  static var clockUnknown: Verdict {
    .invalid("clock.unknown", "{label} needs the date to be checked; set a clock.")
  }
}

extension DateReference {
  /// Creates the reference that a text is: `2026-03-31`, `12:00`, `today-18y`, `now+2h`; `nil` if
  /// it is none.
  ///
  /// The units are `d`, `w`, `m` and `y`, and for `now` also `h` and `min`.
  package init?(_ text: String) {
    if text.hasPrefix("today") {
      guard let span = DateSpan(text.dropFirst(5), hasTime: false) else { return nil }
      self = .today(plus: span)
    } else if text.hasPrefix("now") {
      guard let span = DateSpan(text.dropFirst(3), hasTime: true) else { return nil }
      self = .now(plus: span)
    } else {
      guard let limit = DateLimit(text) else { return nil }
      source = .limit(limit)
    }
  }

  /// The day that this is when the clock shows a date; `nil` if it is no day, or depends on more.
  package func day(asOf today: CalendarDate?) -> CalendarDate? {
    switch source {
    case .limit(let limit): limit.precision == .day ? limit.moment.date : nil
    case .today(let span): today.map { span.end(from: Moment($0, .midnight)).date }
    case .field, .now: nil
    }
  }

  /// Whether this is a time of no particular day; `nil` if that is open.
  package var isTimeOfDay: Bool? {
    switch source {
    case .limit(let limit): limit.precision == .timeOfDay
    case .today: false
    case .field, .now: nil
    }
  }

  /// Why this cannot begin a range that another reference ends; `nil` if it can.
  ///
  /// Only what needs no answer is compared. Times may run past midnight.
  package func complaint(asMinOf max: DateReference) -> String? {
    guard case .limit(let low) = source, case .limit(let high) = max.source else { return nil }
    let (min, max) = (low.text(by: nil), high.text(by: nil))
    switch (low.precision, high.precision) {
    case (.timeOfDay, .timeOfDay): return nil
    case (.timeOfDay, _): return "min \(min) is a time, max \(max) a date"
    case (_, .timeOfDay): return "min \(min) is a date, max \(max) a time"
    case (let first, let second):
      let range = DateRange(low: low, high: high)
      let isEmpty = range.ends(at: Swift.min(first, second), offsets: nil) == nil
      return isEmpty ? "min \(min) is greater than max \(max)" : nil
    }
  }

  /// Why answers of a format cannot be compared with this; `nil` if they can.
  package func misfit(with format: DateFormat?, of parameter: String) -> String? {
    guard let isTimeOfDay, case .custom(let pattern)? = format,
      isTimeOfDay != (pattern.content == .time)
    else { return nil }
    return isTimeOfDay
      ? "\(pattern.text) is a date, and \(parameter) a time"
      : "\(pattern.text) is a time, and \(parameter) a date"
  }

  /// Refuses a time to compare dates with, and a date to compare times with.
  func checkFit(with format: DateFormat?, of parameter: String) throws(RuleArgumentError) {
    guard let misfit = misfit(with: format, of: parameter) else { return }
    throw RuleArgumentError(parameter, misfit)
  }
}
