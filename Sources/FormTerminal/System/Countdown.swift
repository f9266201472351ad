/// The last seconds before a time limit, which are shown.
struct Countdown {
  /// How long before the limit it begins.
  private static let span = 10

  private let end: ContinuousClock.Instant

  /// Creates a countdown to a limit; `nil` without one.
  init?(to end: ContinuousClock.Instant?) {
    guard let end else { return nil }
    self.end = end
  }

  /// The number of seconds left at a moment, rounded up; `nil` before the last ones.
  func secondsLeft(at now: ContinuousClock.Instant) -> Int? {
    let left = (now.duration(to: end) / .seconds(1)).rounded(.up)
    return left > Double(Countdown.span) ? nil : max(0, Int(left))
  }

  /// Returns when the number of seconds left changes next.
  func nextChange(after now: ContinuousClock.Instant) -> ContinuousClock.Instant {
    end - .seconds(secondsLeft(at: now).map { max(0, $0 - 1) } ?? Countdown.span)
  }
}
