extension Duration {
  /// The time as written in tapes: `300ms`, `2s`, `1.5s`.
  var tapeText: String {
    let milliseconds = wholeMilliseconds
    guard milliseconds >= 1_000 else { return "\(milliseconds)ms" }
    let rest = milliseconds % 1_000
    guard rest > 0 else { return "\(milliseconds / 1_000)s" }
    var digits = String(String(rest + 1_000).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return "\(milliseconds / 1_000).\(digits)s"
  }

  /// The time in seconds with three digits: `0.400s`.
  var clockText: String {
    let milliseconds = wholeMilliseconds
    return "\(milliseconds / 1_000).\(String(milliseconds % 1_000 + 1_000).dropFirst())s"
  }

  /// The time in seconds.
  var seconds: Double { self / .seconds(1) }

  /// Returns the time rounded up to a multiple of a unit.
  func roundedUp(to unit: Duration) -> Duration {
    let count = Int64(self / unit)
    return unit * count < self ? unit * (count + 1) : unit * count
  }

  private var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000 + attoseconds / 1_000_000_000_000_000
  }
}
