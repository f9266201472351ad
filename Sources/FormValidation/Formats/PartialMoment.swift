/// The dates and times that a text read so far leaves possible.
struct PartialMoment {
  /// The possible dates; the first day of the year 1 if only a time is read.
  var date = PartialDate()

  /// The hours still possible.
  var hour = 0...23

  /// The minutes still possible.
  var minute = 0...59

  /// The seconds still possible, leap seconds included.
  var second = 0...60

  /// The fractions of a second still possible, in picoseconds.
  var fraction = 0...TimeOfDay.second - 1

  /// The offsets from UTC still possible, in minutes; `nil` if there can be none.
  var offsets: ClosedRange<Int>?

  /// Whether an offset has begun; until then the text may end without one.
  var hasOffset = false

  /// Whether a time has begun.
  var hasTime = false

  private let content: DateFormat.Content

  /// Creates the possibilities before anything is read; without a format, in ISO 8601 with
  /// four-digit years.
  init(_ content: DateFormat.Content, by format: DateFormat?) {
    self.content = content
    switch content {
    case .time:
      date = PartialDate(year: 1...1, month: 1...1, day: 1...1)
      hasTime = true
    case .month: date.day = 1...1
    case .date, .dateTime, .dateTimeLocal, .week: break
    }
    if case .custom(let pattern)? = format {
      if content != .time { date.year = 1...9_999 }
      if content == .dateTime { hasTime = true }
      if pattern.hasSecond { fraction = 0...0 } else { endSeconds() }
    } else if content == .time {
      // A leap second is at a different time in each time zone, so without an offset there is none.
      second = 0...59
    } else {
      if case .html? = format { date.year = 0...CalendarDate.lastYear }
      if content == .date { offsets = -Moment.offsetLimit...Moment.offsetLimit }
    }
  }

  /// Marks the seconds as omitted.
  mutating func endSeconds() {
    second = second.lowerBound...second.lowerBound
    fraction = fraction.lowerBound...fraction.lowerBound
  }

  /// Reads as much of a text as possible, and returns the verdict on its format.
  mutating func read(_ text: String, by format: DateFormat?) -> Verdict {
    let content = content
    let finding = text.finding { scanner throws(FormatFinding) in
      try scanner.read(content, by: format, into: &self)
    }
    guard let finding else { return .valid }
    // Messages call it a date even if a time follows.
    let named = content == .dateTime ? .date : content
    return text.verdict(of: finding, named.code, named.noun)
  }

  /// The precision of the text so far.
  var precision: DateLimit.Precision {
    switch content {
    case .time: .timeOfDay
    case .month: .month
    default: hasTime ? .moment : .day
    }
  }

  /// The moment, once all of it is read.
  var moment: Moment { Moment(date.date, hasTime ? earliest : .midnight, offset: offset) }

  /// The offset, once all of it is read; `nil` if there is none.
  var offset: Int? { hasOffset ? offsets?.lowerBound : nil }

  /// The earliest possible time, which is the time itself once all of it is read.
  var earliest: TimeOfDay {
    PartialMoment.time(
      hour.lowerBound,
      minute.lowerBound,
      second.lowerBound,
      fraction.lowerBound
    )
  }

  /// The latest possible time.
  var latest: TimeOfDay {
    PartialMoment.time(
      hour.upperBound,
      minute.upperBound,
      second.upperBound,
      fraction.upperBound
    )
  }

  private static func time(_ hour: Int, _ minute: Int, _ second: Int, _ fraction: Int) -> TimeOfDay
  {
    TimeOfDay(picoseconds: ((hour * 60 + minute) * 60 + second) * TimeOfDay.second + fraction)
  }
}

extension Moment {
  /// Creates the moment of a text in RFC 3339 format, whose seconds and offset are optional; `nil`
  /// if it is not one.
  public init?(_ text: String) {
    var partial = PartialMoment(.date, by: nil)
    let finding = text.finding { scanner throws(FormatFinding) in
      try scanner.readDateAndTime(into: &partial, html: false)
    }
    guard finding == nil, partial.hasTime else { return nil }
    self = partial.moment
  }
}
