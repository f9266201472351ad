/// The times of a recording's events, which never go back.
struct CastClock {
  /// The time of the last event, in microseconds since the start.
  private var last: Int64 = 0

  /// The same in milliseconds, as it was written.
  private var written: Int64 = 0

  /// The time of an event in seconds since the start, to the microsecond.
  mutating func time(of event: CastEvent) -> String {
    advance(to: event)
    var decimals = CastClock.digits(last % 1_000_000, count: 6)[...]
    while decimals.count > 1, decimals.last == "0" { decimals.removeLast() }
    return "\(last / 1_000_000).\(decimals)"
  }

  /// The seconds between an event and the one before, to the millisecond.
  ///
  /// What rounding takes from one is given to the next, so that their sum does not drift.
  mutating func interval(to event: CastEvent) -> String {
    advance(to: event)
    let milliseconds = (last + 500) / 1000
    let interval = milliseconds - written
    written = milliseconds
    return "\(interval / 1000).\(CastClock.digits(interval % 1000, count: 3))"
  }

  private mutating func advance(to event: CastEvent) {
    let (seconds, attoseconds) = event.time.components
    // Three hundred years, beyond which nothing is told apart.
    let whole = min(max(0, seconds), 10_000_000_000)
    last = max(last, whole * 1_000_000 + attoseconds / 1_000_000_000_000)
  }

  private static func digits(_ number: Int64, count: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
