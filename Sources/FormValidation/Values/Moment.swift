/// A date and a time, with its offset from UTC if known.
///
/// A clock's reading has an offset:
///
/// ```swift
/// screen.handle(.time(Moment("2026-11-21T09:13:12+01:00")))
/// ```
public struct Moment: Hashable, Sendable {
  /// The date by the local clock.
  public let date: CalendarDate

  /// The time by the local clock.
  public let time: TimeOfDay

  /// The number of minutes that the clock is ahead of UTC; `nil` if unknown.
  public let offset: Int?

  /// The largest offset from UTC, in minutes.
  static let offsetLimit = 23 * 60 + 59

  /// Creates a moment; offsets of a day or more are reduced to 23:59.
  public init(_ date: CalendarDate, _ time: TimeOfDay, offset: Int? = nil) {
    self.date = date
    self.time = time
    self.offset = offset.map { Swift.min(Swift.max($0, -Moment.offsetLimit), Moment.offsetLimit) }
  }

  /// The first moment of the year 2000 in UTC, for virtual clocks.
  public static let startOf2000 = Moment(
    CalendarDate(knownYear: 2000, 1, 1),
    .midnight,
    offset: 0
  )

  /// Returns the moment some time later or earlier, with the same offset.
  public func advanced(by time: Duration) -> Moment {
    let (seconds, attoseconds) = time.components
    let day: Int64 = 24 * 60 * 60
    let picoseconds = Int(seconds % day) * TimeOfDay.second + Int(attoseconds / 1_000_000)
    return adding(picoseconds: picoseconds).adding(days: Int(seconds / day))
  }

  /// Returns the moment some minutes later or earlier, with the same offset.
  func adding(minutes: Int) -> Moment {
    if minutes == 0 { return self }
    return adding(picoseconds: minutes % (24 * 60) * TimeOfDay.minute)
      .adding(days: minutes / (24 * 60))
  }

  /// Returns the moment some picoseconds later or earlier, less than a day.
  func adding(picoseconds: Int) -> Moment {
    let sum = time.picoseconds + picoseconds
    let days = sum < 0 ? -1 : sum / TimeOfDay.day
    return Moment(
      date.adding(days: days),
      TimeOfDay(picoseconds: sum - days * TimeOfDay.day),
      offset: offset
    )
  }

  private func adding(days: Int) -> Moment {
    Moment(date.adding(days: days), time, offset: offset)
  }

  /// Returns whether a moment is earlier than another by local time, ignoring offsets.
  static func isEarlier(_ left: Moment, _ right: Moment) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}

extension Moment: CustomStringConvertible {
  /// The moment in RFC 3339 format, with the offset if known.
  public var description: String {
    let clock = "\(date)T\(time)" + (time.second == 0 && time.fraction == 0 ? ":00" : "")
    guard let offset else { return clock }
    let (hours, minutes) = (abs(offset) / 60, abs(offset) % 60)
    return clock + (offset < 0 ? "-" : "+") + "\(hours.padded(to: 2)):\(minutes.padded(to: 2))"
  }
}
