public import FormUI

extension Terminal {
  /// Runs a session to its end, and returns how it ended.
  ///
  /// A session whose rules read the clock is told the time before the first event of each minute.
  public mutating func run(_ session: inout Session) -> Outcome {
    var blocks = DrawnBlocks()
    var clock = session.readsClock ? LocalClock() : nil
    while true {
      if let outcome = session.outcome { return outcome }
      paint(session.frame(in: size, reusing: &blocks))
      guard let event = nextEvent() else { continue }
      if let now = clock?.news() { session.handle(.time(now)) }
      session.handle(event)
    }
  }
}
