public import FormValidation
import Glibc

/// The system's clock in the user's time zone.
public struct LocalClock: Sendable {
  private var lastMinute: Int?

  /// Creates a clock that has not been read.
  package init() {}

  /// The local date and time with its offset, to the second.
  ///
  /// `nil` if the system does not provide it.
  public static var now: Moment? { moment(at: time(nil)) }

  /// Returns the local date and time if the minute has changed since the last call.
  package mutating func news() -> Moment? {
    let now = time(nil)
    let minute = now / 60
    guard minute != lastMinute else { return nil }
    lastMinute = minute
    return LocalClock.moment(at: now)
  }

  /// Returns the local date and time of an instant, in seconds since 1970; `nil` if the system does
  /// not provide it.
  package static func moment(at instant: Int) -> Moment? {
    var (instant, parts) = (instant, tm())
    guard localtime_r(&instant, &parts) != nil,
      let date = CalendarDate(
        year: Int(parts.tm_year) + 1_900,
        month: Int(parts.tm_mon) + 1,
        day: Int(parts.tm_mday)
      ),
      let time = TimeOfDay(
        hour: Int(parts.tm_hour),
        minute: Int(parts.tm_min),
        second: Int(parts.tm_sec)
      )
    else { return nil }
    return Moment(date, time, offset: Int(parts.tm_gmtoff) / 60)
  }
}
