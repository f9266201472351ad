/// The times of a recording's events, which never go back.
struct CastClock {
  /// The time of the last event, in microseconds since the start.
  private var last: Int64 = 0

  /// Returns the time of an event in seconds since the start, to the microsecond.
  mutating func time(of event: CastEvent) -> String {
    let (seconds, attoseconds) = event.time.components
    // Limited to about 300 years.
    let whole = min(max(0, seconds), 10_000_000_000)
    last = max(last, whole * 1_000_000 + attoseconds / 1_000_000_000_000)
    let digits = "\(last % 1_000_000)"
    var decimals = (String(repeating: "0", count: max(0, 6 - digits.count)) + digits)[...]
    while decimals.count > 1, decimals.last == "0" { decimals.removeLast() }
    return "\(last / 1_000_000).\(decimals)"
  }
}
