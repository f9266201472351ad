public import FormUI
public import FormValidation

extension Terminal {
  /// Runs a session to its end.
  ///
  /// A session whose rules read the clock is told the time before the first event of each minute.
  /// - Parameters:
  ///   - session: The session.
  ///   - checks: What answers the questions of its remote rules, by the names that rules use.
  /// - Returns: How it ended.
  /// - Throws: `TerminalError` where the system refuses what waiting for answers takes.
  public mutating func run(
    _ session: inout Session,
    checks: [String: OutsideCheck] = [:]
  ) throws(TerminalError) -> Outcome {
    var blocks = DrawnBlocks()
    var clock = session.readsClock ? LocalClock() : nil
    let desk = session.asksOutside ? try CheckDesk(checks) : nil
    defer { desk?.cancelAll() }
    while true {
      if let outcome = session.outcome { return outcome }
      desk?.putQuestions(of: &session)
      paint(session.frame(in: size, reusing: &blocks))
      let event = nextEvent(
        until: session.deadline.flatMap { desk?.instant(of: $0) },
        orAnswerAt: desk?.descriptor
      )
      if let now = clock?.news() { session.handle(.time(now)) }
      desk?.tell(&session)
      if let event { session.handle(event) }
    }
  }
}
