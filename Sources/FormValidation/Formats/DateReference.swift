/// The date that another one is compared with: a fixed date or time, another field's answer, or the
/// clock.
///
/// A form file writes it `2026-03-31`, `12:00`, `{field: start}`, `today`, or `now+2h`.
public struct DateReference: Hashable, Sendable {
  /// The source of the limit.
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

  /// The current date, by the clock that is passed in.
  public static let today = today(plus: .none)

  /// Returns the current date plus some days, weeks, months, or years.
  public static func today(plus span: DateSpan) -> DateReference {
    DateReference(source: .today(span))
  }

  /// The current moment, by the clock that is passed in.
  public static let now = now(plus: .none)

  /// Returns the current moment plus some time.
  public static func now(plus span: DateSpan) -> DateReference {
    DateReference(source: .now(span))
  }

  /// The answer that the limit depends on, if any.
  package var reads: FieldID? {
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

  /// Returns the limit; `nil` if the other field or the clock provides none.
  ///
  /// The other field is read in the format if it fits, and otherwise in ISO 8601.
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

  /// The verdict of a rule if the reference provides no limit.
  var verdictWithoutLimit: Verdict { isClocked ? .clockUnknown : .valid }

  /// Whether it is another field's answer.
  var isField: Bool { if case .field = source { true } else { false } }

  /// Returns the parameters that messages mention it by: `{other_label}` for a field, otherwise
  /// `{limit}`.
  func parameters(_ format: DateFormat?, among answers: Answers) -> Parameters {
    if case .field(let field) = source { return ["other_label": .text(field.rawValue)] }
    return .term("limit", name(format, among: answers), [:])
  }

  /// Returns the name of the limit: a date, the other field's name, or `today + 7 days` if no clock
  /// determines the date.
  func name(_ format: DateFormat?, among answers: Answers) -> Wording {
    switch source {
    case .limit(let limit): limit.name(by: format)
    case .field(let field): .field(field)
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
  /// The verdict of a rule that lacks the clock it needs.
  static var clockUnknown: Verdict {
    .invalid("clock.unknown", "{label} needs the date to be checked; set a clock.")
  }
}

extension DateReference {
  /// Creates the reference that a text means: `2026-03-31`, `12:00`, `today-18y`, `now+2h`; `nil`
  /// if it is not one.
  ///
  /// The units are `d`, `w`, `m`, and `y`, and for `now` also `h` and `min`.
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

  /// Returns the day on a given date; `nil` if it is not a day or depends on more than the date.
  package func day(asOf today: CalendarDate?) -> CalendarDate? {
    switch source {
    case .limit(let limit): limit.precision == .day ? limit.moment.date : nil
    case .today(let span): today.map { span.end(from: Moment($0, .midnight)).date }
    case .field, .now: nil
    }
  }

  /// The time of no particular day, if it is a fixed one.
  package var timeOfDay: TimeOfDay? {
    guard case .limit(let limit) = source, limit.precision == .timeOfDay else { return nil }
    return limit.moment.time
  }

  /// Whether this is a time of no particular day; `nil` if unknown.
  package var isTimeOfDay: Bool? {
    switch source {
    case .limit(let limit): limit.precision == .timeOfDay
    case .today: false
    case .field, .now: nil
    }
  }

  /// Returns why this cannot be the start of a range with another reference as the end; `nil` if it
  /// can.
  ///
  /// Only fixed references are compared, and those to the current date. Times may span midnight.
  package func complaint(asMinOf max: DateReference) -> String? {
    if case .today(let low) = source, case .today(let high) = max.source {
      let isEmpty = Moment.samples.allSatisfy { high.end(from: $0).date < low.end(from: $0).date }
      return isEmpty ? "min today\(low) is always after max today\(high)" : nil
    }
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

  /// Returns why answers in a format cannot be compared with this; `nil` if they can.
  package func misfit(with format: DateFormat?) -> String? {
    guard let isTimeOfDay, case .custom(let pattern)? = format,
      isTimeOfDay != (pattern.content == .time)
    else { return nil }
    return isTimeOfDay
      ? "expected a date, \(pattern.text), found a time"
      : "expected a time, \(pattern.text), found a date"
  }

  /// Rejects a time to compare dates with, and a date to compare times with.
  func checkFit(with format: DateFormat?, of parameter: String) throws(RuleArgumentError) {
    guard let misfit = misfit(with: format) else { return }
    throw RuleArgumentError(parameter, misfit)
  }
}
