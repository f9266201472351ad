public import FormValidation

/// The time of a session that somebody lets pass by hand, as players of tapes do.
public struct SteppedClock: Sendable {
  /// The time that has passed since the session began.
  public private(set) var elapsed = Duration.zero

  private let start: Moment
  private var minuteTold = 0

  /// Creates a clock that stands where a session begins.
  public init(start: Moment) {
    self.start = start
  }

  /// Tells a session the time, as is due before anything happens in it: what has passed, and the
  /// date and time once a minute.
  public mutating func tell(_ session: inout Session) {
    if session.asksOutside { session.handle(.elapsed(elapsed)) }
    guard session.readsClock else { return }
    let minute = Int(elapsed.components.seconds / 60)
    guard minute != minuteTold else { return }
    minuteTold = minute
    session.handle(.time(start.advanced(by: elapsed)))
  }

  /// Lets time pass up to a moment, which may have been before.
  public mutating func pass(to time: Duration) {
    elapsed = max(elapsed, time)
  }
}
