public import FormUI
public import FormValidation

extension Terminal {
  /// Runs a session to its end as `run` does, on the time that cues tell.
  ///
  /// It is drawn when a cue comes, which is what a player sends behind everything else.
  /// Questions of remote rules are answered when a cue comes, at the latest: it is answered itself
  /// once nothing is waited for any more.
  /// - Parameters:
  ///   - session: The session.
  ///   - checks: What answers the questions of its remote rules, by the names that rules use.
  ///   - rehearsal: Whom it is rehearsed for.
  /// - Returns: How it ended.
  /// - Throws: `TerminalError` where the system refuses what waiting for answers takes.
  public mutating func rehearse(
    _ session: inout Session,
    checks: [String: OutsideCheck] = [:],
    for rehearsal: Rehearsal
  ) throws(TerminalError) -> Outcome {
    var blocks = DrawnBlocks()
    var clock = SteppedClock(start: rehearsal.start)
    let desk = session.asksOutside ? try CheckDesk(checks) : nil
    defer { desk?.cancelAll() }
    var cueCount = 0
    isRehearsed = true
    while true {
      if let outcome = session.outcome {
        rehearsal.tell(of: session)
        return outcome
      }
      desk?.settle(&session)
      let event = nextEvent(orAnswerAt: desk?.descriptor)
      session.fit(size)
      if let event {
        clock.tell(&session)
        session.handle(event)
      } else if let cue = takeCue() {
        cueCount += 1
        clock.advance(&session, to: cue.time ?? .zero) { desk?.settle(&$0) }
        show(session.frame(in: size, reusing: &blocks))
        if cue.wantsScene { rehearsal.tell(of: session) }
        screen.device.send(Cue.answer(to: cueCount))
      }
    }
  }

  private mutating func takeCue() -> Cue? {
    defer { cue = nil }
    return cue
  }
}

extension SteppedClock {
  /// Lets time pass up to a moment, and what is due on the way happen.
  fileprivate mutating func advance(
    _ session: inout Session,
    to time: Duration,
    settle: (inout Session) -> Void
  ) {
    while let due = session.deadline, due <= time {
      pass(to: due)
      session.handle(.elapsed(elapsed))
      settle(&session)
    }
    pass(to: time)
  }
}
