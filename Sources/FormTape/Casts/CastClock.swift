/// The times of a recording's events, which never go back.
struct CastClock {
  /// The time of the last event, in microseconds since the start.
  private var last: Int64 = 0

  /// The time of the last event as written, in milliseconds.
  private var written: Int64 = 0

  /// Returns the time of an event in seconds since the start, to the microsecond.
  mutating func time(of event: CastEvent) -> String {
    advance(to: event)
    var decimals = CastClock.digits(last % 1_000_000, count: 6)[...]
    while decimals.count > 1, decimals.last == "0" { decimals.removeLast() }
    return "\(last / 1_000_000).\(decimals)"
  }

  /// Returns the seconds since the previous event, to the millisecond.
  ///
  /// Rounding errors carry over to the next interval, so that the sum does not drift.
  mutating func interval(to event: CastEvent) -> String {
    advance(to: event)
    let milliseconds = (last + 500) / 1000
    let interval = milliseconds - written
    written = milliseconds
    return "\(interval / 1000).\(CastClock.digits(interval % 1000, count: 3))"
  }

  private mutating func advance(to event: CastEvent) {
    let (seconds, attoseconds) = event.time.components
    // Limited to about 300 years.
    let whole = min(max(0, seconds), 10_000_000_000)
    last = max(last, whole * 1_000_000 + attoseconds / 1_000_000_000_000)
  }

  private static func digits(_ number: Int64, count: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
