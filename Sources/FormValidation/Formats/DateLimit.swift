/// A moment to compare with, as exact as it was written.
struct DateLimit: Hashable {
  /// How exact a moment is; two are compared as the less exact of them is.
  enum Grain: Comparable {
    case month, day, moment
  }

  /// The moment; the first one of a day or a month.
  var moment: Moment

  /// How exact it is.
  var grain: Grain

  /// Whether it is a time of no particular day.
  var isTimeOfDay = false

  /// Creates a limit.
  init(_ moment: Moment, _ grain: Grain, isTimeOfDay: Bool = false) {
    self.moment = moment
    self.grain = grain
    self.isTimeOfDay = isTimeOfDay
  }

  /// Creates the limit that a text of a shape is, if it is one.
  init?(_ text: String, _ shape: MomentShape) {
    var start = MomentStart(shape)
    let verdict = text.verdict("", "") { scanner throws(FormatFinding) in
      try scanner.read(shape, into: &start)
    }
    guard verdict.isValid else { return nil }
    self.init(start.moment, start.grain, isTimeOfDay: shape.isTimeOfDay)
  }

  /// Creates the limit that a text is by ISO 8601, if it is one: a date, a month, a time, or a date
  /// and a time.
  init?(_ text: String) {
    for shape in [MomentShape.date(isLong: true), .month(isLong: true), .time] {
      guard let limit = DateLimit(text, shape) else { continue }
      self = limit
      return
    }
    return nil
  }

  /// The limit as a text, by a format where there is one that can show it.
  func text(_ format: DateFormat?) -> String {
    if let text = format?.text(of: self) { return text }
    if isTimeOfDay { return moment.time.description }
    return switch grain {
    case .month: String(moment.date.description.dropLast(3))
    case .day: moment.date.description
    case .moment: "\(moment.date) \(moment.time)"
    }
  }

  /// The limit among the same times of every day, for a text that is one.
  var timeOfDay: DateLimit {
    let noDate = CalendarDate(knownYear: 1, 1, 1)
    return DateLimit(Moment(noDate, moment.time), .moment, isTimeOfDay: true)
  }
}
