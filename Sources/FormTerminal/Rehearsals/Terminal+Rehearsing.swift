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
    var asking = session.asksOutside ? try RehearsedChecks(checks, for: rehearsal) : nil
    defer { asking?.cancelAll() }
    var cueCount = 0
    isRehearsed = true
    while true {
      if let outcome = session.outcome {
        rehearsal.tell(of: session, due: nil)
        return outcome
      }
      asking?.settle(&session, at: clock.elapsed)
      let event = nextEvent(orAnswerAt: asking?.descriptor)
      session.fit(size)
      if let event {
        clock.tell(&session)
        session.handle(event)
      } else if let cue = takeCue() {
        cueCount += 1
        clock.advance(&session, to: cue.time ?? .zero, asking: &asking)
        // A form that ended meanwhile answers by its end, so that nothing is looked at before that.
        guard session.outcome == nil else { continue }
        show(session.frame(in: size, reusing: &blocks))
        if cue.wantsScene { rehearsal.tell(of: session, due: asking?.due(in: session)) }
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
    asking: inout RehearsedChecks?
  ) {
    while let due = asking?.due(in: session), due <= time {
      pass(to: due)
      session.handle(.elapsed(elapsed))
      asking?.settle(&session, at: elapsed)
    }
    pass(to: time)
  }
}
