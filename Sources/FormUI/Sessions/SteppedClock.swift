public import FormValidation

/// The time of a session, advanced by hand, as when a tape is played.
public struct SteppedClock: Sendable {
  /// The time that has passed since the session began.
  public private(set) var elapsed = Duration.zero

  private let start: Moment
  private var minuteTold = 0

  /// Creates a clock at the beginning of a session.
  public init(start: Moment) {
    self.start = start
  }

  /// Passes the time to a session, as is due before any event: the elapsed time, and the date and
  /// time once a minute.
  public mutating func tell(_ session: inout Session) {
    if session.asksOutside { session.handle(.elapsed(elapsed)) }
    guard session.readsClock else { return }
    let minute = Int(elapsed.components.seconds / 60)
    guard minute != minuteTold else { return }
    minuteTold = minute
    session.handle(.time(start.advanced(by: elapsed)))
  }

  /// Advances to a time; one in the past changes nothing.
  public mutating func pass(to time: Duration) {
    elapsed = max(elapsed, time)
  }
}
