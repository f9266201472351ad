package import FormFilling
package import FormScreens
package import FormValidation
package import FormWidgets
import SystemCalls

/// A screen controlled by a tape player, which sends cues with the time and receives replies.
///
/// The reply to a cue follows everything drawn before it, as a sequence that terminals do not show.
/// What programs answer to the form is written to a descriptor, one line per answer.
package struct Rehearsal: Sendable {
  /// The descriptor for the lines.
  let descriptor: Int32

  /// The initial date and time.
  let start: Moment

  /// Returns the player's answer to a request, and its delay.
  let answer: @Sendable (CheckRequest) -> (answer: CheckAnswer, delay: Duration)?

  /// Returns the player's result of editing a text; `nil` to start the user's editor.
  let edited: @Sendable (EditRequest) -> EditResult?

  /// Returns a request and its answer from outside, in one line without a line break.
  let heard: @Sendable (CheckRequest, CheckAnswer) -> String

  /// Creates a rehearsal.
  /// - Parameters:
  ///   - descriptor: The descriptor for the lines.
  ///   - start: The initial date and time.
  ///   - answer: Returns the player's answer to a request, and its delay; `nil` to run the
  ///     external check.
  ///   - edited: Returns the player's result of editing a text; `nil` to start the user's editor.
  ///   - heard: Returns a request and its external answer, in one line without a line break.
  package init(
    on descriptor: Int32,
    start: Moment,
    answer: @escaping @Sendable (CheckRequest) -> (answer: CheckAnswer, delay: Duration)?,
    edited: @escaping @Sendable (EditRequest) -> EditResult?,
    heard: @escaping @Sendable (CheckRequest, CheckAnswer) -> String
  ) {
    self.answer = answer
    self.edited = edited
    self.heard = heard
    self.descriptor = descriptor
    self.start = start
  }

  /// Writes the answer to a request; if the player is gone, it is dropped.
  func report(_ answer: CheckAnswer, to request: CheckRequest) {
    Posix.writeAll(heard(request, answer) + "\n", to: descriptor)
  }
}

extension Terminal {
  /// Runs a screen to its end like `run`, on the time given by cues.
  ///
  /// It is drawn at each cue, which a player sends after everything else. Remote rules are answered
  /// by the next cue at the latest: a cue is answered once no check is pending.
  /// - Parameters:
  ///   - screen: The screen.
  ///   - checks: The functions that remote rules call, by name.
  ///   - rehearsal: The rehearsal.
  /// - Returns: The outcome.
  /// - Throws: `TerminalError` if the system refuses the resources for waiting.
  package mutating func rehearse(
    _ screen: inout Screen,
    checks: [String: OutsideCheck] = [:],
    for rehearsal: Rehearsal
  ) throws(TerminalError) -> Outcome {
    var blocks = DrawnBlocks()
    var clock = SteppedClock(start: rehearsal.start)
    var asking = screen.filling.asksOutside ? try RehearsedChecks(checks, for: rehearsal) : nil
    defer { asking?.runner.cancelAll() }
    var cueCount = 0
    isRehearsed = true
    while true {
      if let outcome = screen.filling.outcome { return outcome }
      asking?.settle(&screen, at: clock.elapsed)
      let event = nextEvent(orAnswerAt: asking?.runner.descriptor)
      screen.fit(size)
      if let event {
        clock.update(&screen)
        screen.handle(event)
        if let request = screen.takeEditRequest() {
          screen.handle(.edited(rehearsal.edited(request) ?? edit(request)))
        }
      } else if let cue = takeCue() {
        cueCount += 1
        clock.advance(&screen, to: cue.time ?? .zero, asking: &asking)
        // A form that has ended replies by ending, so nothing is sent before that.
        guard screen.filling.outcome == nil else { continue }
        show(screen.frame(in: size, reusing: &blocks))
        self.screen.device.send(Cue.answer(to: cueCount))
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
    _ screen: inout Screen,
    to time: Duration,
    asking: inout RehearsedChecks?
  ) {
    while let due = asking?.due(in: screen), due <= time {
      pass(to: due)
      screen.handle(.elapsed(elapsed))
      asking?.settle(&screen, at: elapsed)
    }
    pass(to: time)
  }
}
