package import FormUI
package import FormValidation
import SystemCalls

/// A session controlled by a tape player, which sends cues with the time and receives replies.
///
/// The reply to a cue follows everything drawn before it, as a sequence that terminals do not show.
/// The form's state is written to a descriptor, one line per request.
package struct Rehearsal: Sendable {
  /// The descriptor for the lines.
  let descriptor: Int32

  /// The initial date and time.
  let start: Moment

  /// Returns the form's state and the time of its next timer, in one line without a line break.
  let line: @Sendable (Session, _ due: Duration?) -> String

  /// Returns the player's answer to a request, and its delay.
  let answer: @Sendable (CheckRequest) -> (answer: CheckAnswer, delay: Duration)?

  /// Returns the player's result of editing a text; `nil` to start the user's editor.
  let edited: @Sendable (EditRequest) -> EditResult?

  /// Returns a request and its answer from outside, in one line without a line break.
  let heard: @Sendable (CheckRequest, CheckAnswer) -> String

  /// Creates a rehearsal.
  /// - Parameters:
  ///   - descriptor: The descriptor for lines about the form.
  ///   - start: The initial date and time.
  ///   - answer: Returns the player's answer to a request, and its delay; `nil` to run the
  ///     external check.
  ///   - edited: Returns the player's result of editing a text; `nil` to start the user's editor.
  ///   - heard: Returns a request and its external answer, in one line without a line break.
  ///   - line: Returns the form's state and the time of its next timer, in one line without a line
  ///     break.
  package init(
    on descriptor: Int32,
    start: Moment,
    answer: @escaping @Sendable (CheckRequest) -> (answer: CheckAnswer, delay: Duration)?,
    edited: @escaping @Sendable (EditRequest) -> EditResult?,
    heard: @escaping @Sendable (CheckRequest, CheckAnswer) -> String,
    line: @escaping @Sendable (Session, _ due: Duration?) -> String
  ) {
    self.answer = answer
    self.edited = edited
    self.heard = heard
    self.descriptor = descriptor
    self.start = start
    self.line = line
  }

  /// Writes the form's state.
  func tell(of session: Session, due: Duration?) {
    send(line(session, due))
  }

  /// Writes the answer to a request.
  func tell(of answer: CheckAnswer, to request: CheckRequest) {
    send(heard(request, answer))
  }

  /// Writes a line; if the player is gone, it is dropped.
  private func send(_ line: String) {
    Posix.writeAll(line + "\n", to: descriptor)
  }
}

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
  package mutating func rehearse(
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
        if let request = session.takeEditRequest() {
          session.handle(.edited(rehearsal.edited(request) ?? edit(request)))
        }
      } else if let cue = takeCue() {
        cueCount += 1
        clock.advance(&session, to: cue.time ?? .zero, asking: &asking)
        // A form that has ended replies by ending, so nothing is sent before that.
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
  /// Advances the time to a moment, firing the timers that are due before it.
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
