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
    DateReference(source: .limit(DateLimit(Moment(date, .midnight), .day)))
  }

  /// A time of any day.
  public static func time(_ time: TimeOfDay) -> DateReference {
    let limit = DateLimit(Moment(CalendarDate(knownYear: 1, 1, 1), time), .moment)
    return DateReference(source: .limit(limit.timeOfDay))
  }

  /// A date and a time.
  public static func moment(_ moment: Moment) -> DateReference {
    DateReference(source: .limit(DateLimit(moment, .moment)))
  }

  /// Another field's answer; where that is blank or ill-formed, any date will do.
  public static func field(_ field: FieldID) -> DateReference {
    DateReference(source: .field(field))
  }

  /// The date by the clock handed in.
  public static let today = today(plus: .none)

  /// The date by the clock handed in, some days, weeks, months or years on.
  public static func today(plus span: DateSpan) -> DateReference {
    DateReference(source: .today(span))
  }

  /// The moment by the clock handed in.
  public static let now = now(plus: .none)

  /// The moment by the clock handed in, some time on.
  public static func now(plus span: DateSpan) -> DateReference {
    DateReference(source: .now(span))
  }

  /// The answer that the limit depends on, if it does on one.
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

  /// The limit, if there is one among the answers.
  ///
  /// The other field is read by a format where it keeps to it, and by ISO 8601 otherwise.
  func limit(among answers: Answers, _ format: DateFormat?) -> DateLimit? {
    switch source {
    case .limit(let limit): return limit
    case .field(let field):
      guard case .text(let text) = answers[field], !text.isEmpty else { return nil }
      return format.flatMap { DateLimit(text, .format($0)) } ?? DateLimit(text)
    case .today(let span):
      return answers.now.map {
        DateLimit(span.end(from: Moment($0.date, .midnight)), .day)
      }
    case .now(let span):
      return answers.now.map { DateLimit(span.end(from: $0), .moment) }
    }
  }

  /// What stands for the limit in a wording: a word, or the placeholder of a parameter.
  func wording(_ parameter: String) -> String {
    switch source {
    case .today(.none): "today"
    case .now(.none): "now"
    case .field: "{other_label}"
    case .limit, .today, .now: "{\(parameter)}"
    }
  }

  /// The other field by its name, where there is one; whoever knows labels shows its label instead.
  var parameters: Parameters {
    if case .field(let field) = source { ["other_label": .text(field.rawValue)] } else { [:] }
  }

  /// What must hold of a date, in words that the limit follows.
  func requirement(
    _ wording: String,
    _ format: DateFormat?,
    among answers: Answers
  ) -> Requirement {
    var parameters = self.parameters
    parameters[words: "limit"] = name(format, among: answers)
    let words = self.wording("limit")
    return Requirement(Message(wording + " " + words), parameters)
  }

  /// The limit by name: a date, the other field's name, or `today + 7 days` where no clock says
  /// which date that is.
  func name(_ format: DateFormat?, among answers: Answers) -> Words {
    switch source {
    case .today(let span) where span != .none, .now(let span) where span != .none:
      if let limit = limit(among: answers, format) { return .one(.value(limit.text(format))) }
      if case .today = source { return .one(span.wording(from: "today")) }
      return .one(span.wording(from: "now"))
    case .limit(let limit): return .one(.value(limit.text(format)))
    case .field(let field): return .one(.value(field.rawValue))
    case .today: return .one("today")
    case .now: return .one("now")
    }
  }
}

extension DateReference {
  /// Creates the reference that a text is, if it is one: `2026-03-31`, `12:00`, `today-18y`,
  /// `now+2h`.
  ///
  /// The units are `d`, `w`, `m` and `y`, and for `now` also `h` and `min`.
  public init?(_ text: String) {
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
}

extension DateSpan {
  /// Creates the span that a text such as `-18y` is, if it is one; no text is no time.
  fileprivate init?(_ text: Substring, hasTime: Bool) {
    guard let sign = text.first else {
      self = .none
      return
    }
    let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard sign == "+" || sign == "-", let size = Int(digits), size <= DateSpan.limit else {
      return nil
    }
    let count = sign == "-" ? -size : size
    switch text.dropFirst(1 + digits.count) {
    case "d": self = .days(count)
    case "w": self = .weeks(count)
    case "m": self = .months(count)
    case "y": self = .years(count)
    case "h" where hasTime: self = .hours(count)
    case "min" where hasTime: self = .minutes(count)
    default: return nil
    }
  }
}

extension DateReference {
  /// The day that this is when the clock shows a date; nothing where that is no day, or depends on
  /// more.
  package func day(asOf today: CalendarDate?) -> CalendarDate? {
    switch source {
    case .limit(let limit): limit.grain == .day ? limit.moment.date : nil
    case .today(let span): today.map { span.end(from: Moment($0, .midnight)).date }
    case .field, .now: nil
    }
  }

  /// Whether this is a time of no particular day; nothing where that is open.
  package var isTimeOfDay: Bool? {
    switch source {
    case .limit(let limit): limit.isTimeOfDay
    case .today: false
    case .field, .now: nil
    }
  }

  /// Why this cannot begin a range that the other ends, if it is so.
  ///
  /// Only what needs no answer is compared. Times may run past midnight.
  package func complaint(asMinOf max: DateReference) -> String? {
    guard case .limit(let low) = source, case .limit(let high) = max.source else { return nil }
    let (min, max) = (low.text(nil), high.text(nil))
    if low.isTimeOfDay != high.isTimeOfDay {
      return low.isTimeOfDay
        ? "min \(min) is a time, max \(max) a date" : "min \(min) is a date, max \(max) a time"
    }
    let grain = Swift.min(low.grain, high.grain)
    guard !low.isTimeOfDay,
      MomentWindow(low: low, high: high, false).bounds(for: grain, offsets: nil) == nil
    else { return nil }
    return "min \(min) is greater than max \(max)"
  }
}
