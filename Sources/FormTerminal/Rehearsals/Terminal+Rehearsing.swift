public import FormUI
public import FormValidation

extension Terminal {
  /// Runs a session to its end like `run`, on the time given by cues.
  ///
  /// It is drawn at each cue, which a player sends after everything else. Remote rules are answered
  /// by the next cue at the latest: a cue is answered once no check is pending.
  /// - Parameters:
  ///   - session: The session.
  ///   - checks: The functions that remote rules call, by name.
  ///   - rehearsal: The rehearsal.
  /// - Returns: The outcome.
  /// - Throws: `TerminalError` if the system refuses the resources for waiting.
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
        // A form that has ended replies by its end, so that nothing is looked at before.
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
  /// Lets time pass up to a moment, firing the timers due on the way.
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
