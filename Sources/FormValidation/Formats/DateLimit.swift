/// A date or a time to compare with, with the precision as written.
struct DateLimit: Hashable {
  /// The precision of a date; two dates are compared at the lower precision.
  enum Precision: Comparable {
    case month, day, moment
    /// A time of no particular day.
    case timeOfDay
  }

  /// The moment: the first one of a day or a month; for a time, on the first day of the year 1.
  let moment: Moment

  let precision: Precision

  init(_ moment: Moment, _ precision: Precision) {
    self.moment = moment
    self.precision = precision
  }

  /// Creates the limit of a day.
  init(_ date: CalendarDate) {
    self.init(Moment(date, .midnight), .day)
  }

  /// Creates the limit of a time of no particular day.
  init(_ time: TimeOfDay) {
    self.init(Moment(CalendarDate(knownYear: 1, 1, 1), time), .timeOfDay)
  }

  /// Creates the limit of a text in a format; `nil` if it is not one.
  init?(_ text: String, _ content: DateFormat.Content, by format: DateFormat?) {
    var partial = PartialMoment(content, by: format)
    guard partial.read(text, by: format).isValid else { return nil }
    self.init(partial.moment, partial.precision)
  }

  /// Creates the limit of a text in ISO 8601: a date, a month, a time, or a date and a time; `nil`
  /// if it is not one.
  init?(_ text: String) {
    for content in [DateFormat.Content.date, .month, .time] {
      guard let limit = DateLimit(text, content, by: .html) else { continue }
      self = limit
      return
    }
    return nil
  }

  /// Sets the limit as a parameter of a message, in a format if there is one other than the usual
  /// one of times, or in the format of the message's language.
  func set(_ name: String, in parameters: inout Parameters, by format: DateFormat?) {
    if format == .usualTime {
      let time = moment.time
      return parameters.set(name, date: nil, time: TimeOfDay(hour: time.hour, minute: time.minute))
    }
    switch precision {
    case .day where format == nil: parameters.set(name, date: moment.date)
    case .moment where format == nil:
      parameters.set(name, date: moment.date, time: moment.time)
    case .timeOfDay where format == nil: parameters.set(name, date: nil, time: moment.time)
    case .month, .day, .moment, .timeOfDay: parameters[name] = .text(text(by: format))
    }
  }

  /// Returns the limit as messages show it.
  func name(by format: DateFormat?) -> Wording {
    var parameters: Parameters = [:]
    set("value", in: &parameters, by: format)
    return Wording("{value}", parameters)
  }

  /// Returns the limit as a text, in a format if that can represent it.
  func text(by format: DateFormat?) -> String {
    if case .custom(let pattern)? = format, let text = pattern.text(of: self) { return text }
    return switch precision {
    case .month: String(moment.date.description.dropLast(3))
    case .day: moment.date.description
    case .moment: "\(moment.date) \(moment.time)"
    case .timeOfDay: moment.time.description
    }
  }
}
