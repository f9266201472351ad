/// What the text read so far leaves possible of a date, a time or both.
struct MomentStart: Hashable {
  /// The dates possible; one and the same where only a time is read.
  var date = DateStart()

  /// The times possible; midnight where only a date is read.
  var time = TimeStart()

  /// The offsets possible; none where none is read.
  var offset: OffsetStart?

  /// Whether a time was begun.
  var hasTime = false

  /// How exact the text is, in the end.
  private let shape: MomentShape

  /// Creates what is possible before anything is read.
  init(_ shape: MomentShape) {
    self.shape = shape
    switch shape {
    case .date(let isLong), .month(let isLong):
      date.year = 0...(isLong ? CalendarDate.lastYear : 9_999)
      if case .month = shape { date.day = 1...1 } else { offset = OffsetStart() }
    case .time:
      setNoDate()
      // There are leap seconds in a place of the world only, and so none without an offset.
      time.second = 0...59
      hasTime = true
    case .format(let format):
      date.year = 1...9_999
      if !format.hasYear { setNoDate() }
      if format.hasYear, !format.hasDay { date.day = 1...1 }
      if !format.hasSecond { time.endSeconds() } else { time.fraction = 0...0 }
      hasTime = format.hasTime
    }
  }

  private mutating func setNoDate() {
    date = DateStart(year: 1...1, month: 1...1, day: 1...1)
  }

  /// How exact the text is as it stands.
  var grain: DateLimit.Grain {
    if hasTime { return .moment }
    return shape.hasDay ? .day : .month
  }

  /// The moment that was read, once all is.
  var moment: Moment {
    Moment(date.date, hasTime ? time.earliest : .midnight, offset: offset?.offset)
  }

  /// Whether the text, which is all there is, lies in a window.
  func lies(in window: MomentWindow) -> Bool {
    let bounds = window.bounds(for: grain, offsets: offset?.offset.map { $0...$0 })
    let moment = self.moment
    return bounds.map {
      !Moment.isEarlier(moment, $0.low) && !Moment.isEarlier($0.high, moment)
    } ?? false
  }

  /// Whether some text that goes on from here lies in a window.
  func canReach(_ window: MomentWindow) -> Bool {
    if grain != .moment, let bounds = window.bounds(for: grain, offsets: nil),
      date.allows(from: bounds.low.date, to: bounds.high.date)
    {
      return true
    }
    guard hasTime || offset != nil else { return false }
    let offsets = offset?.minutes
    guard let bounds = window.bounds(for: .moment, offsets: offsets) else { return false }
    let (low, high) = (bounds.low, bounds.high)
    let (first, last) = (low.date, high.date)
    if date.allows(from: first.adding(days: 1), to: last.adding(days: -1)) { return true }
    let isLate = time.latest >= low.time
    let isEarly = time.earliest <= high.time
    if first == last { return isLate && isEarly && date.allows(from: first, to: first) }
    return isLate && date.allows(from: first, to: first)
      || isEarly && date.allows(from: last, to: last)
  }
}

extension Moment {
  /// Creates the moment that a text names by RFC 3339; seconds and the offset may be left out.
  public init?(_ text: String) {
    var start = MomentStart(.date(isLong: false))
    let verdict = text.verdict("", "") { scanner throws(FormatFinding) in
      try scanner.readDateAndTime(into: &start, isLong: false)
    }
    guard verdict.isValid, start.hasTime else { return nil }
    self = start.moment
  }
}
