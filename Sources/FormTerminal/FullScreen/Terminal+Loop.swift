public import FormUI
public import FormValidation

extension Terminal {
  /// Runs a session to its end, and restores the screen.
  ///
  /// If rules read the clock, the time is passed before the first event of each minute.
  /// - Parameters:
  ///   - session: The session.
  ///   - checks: The functions that remote rules call, by name.
  ///   - handler: The handler that the answers are submitted to before the session ends; `nil` for
  ///     none.
  /// - Returns: The outcome.
  /// - Throws: `TerminalError` if the system refuses the resources for waiting.
  public mutating func run(
    _ session: inout Session,
    checks: [String: OutsideCheck] = [:],
    submittingTo handler: SubmitHandler? = nil
  ) throws(TerminalError) -> Outcome {
    var observer = NoObserver()
    return try run(&session, checks: checks, submittingTo: handler, with: &observer)
  }

  /// Runs a session with an observer to its end, and restores the screen.
  /// - Parameters:
  ///   - session: The session.
  ///   - checks: The functions that remote rules call, by name.
  ///   - handler: The handler that the answers are submitted to before the session ends; `nil` for
  ///     none.
  ///   - autosave: Saves the answers in the meantime; `nil` for none.
  ///   - observer: The observer.
  /// - Returns: The outcome.
  /// - Throws: `TerminalError` if the system refuses the resources for waiting.
  package mutating func run(
    _ session: inout Session,
    checks: [String: OutsideCheck] = [:],
    submittingTo handler: SubmitHandler? = nil,
    keptBy autosave: Autosave? = nil,
    with observer: inout some SessionObserver
  ) throws(TerminalError) -> Outcome {
    var aids = try SessionAids(for: &session, checks, submittingTo: handler, keptBy: autosave)
    enter()
    var answers: [[Span]] = []
    defer {
      aids.runner?.cancelAll()
      leave(answers)
    }
    while true {
      observer.see(session)
      if let outcome = session.outcome {
        if case .submitted = outcome {
          answers = session.answerFrame(columns: size.columns).rows
        } else {
          // While signals are caught: a closed terminal can send two.
          autosave?.save(session)
        }
        return outcome
      }
      aids.runner?.putQuestions(of: &session)
      let countdown = Countdown(to: timeLimit)
      if let left = countdown?.secondsLeft(at: .now) { session.remark(onTimeLeft: left) }
      draw(&session, reusing: &aids.blocks, with: observer)
      // No key waits for a draft to be started.
      if aids.save(&session) { continue }
      let event = nextEvent(for: session, aids, observer, countdown)
      if event == .key(.escape), session.endsOnEscape, retractsEscape() { continue }
      if let timeLimit, timeLimit <= .now { session.handle(.interrupt(.timeout)) }
      if observer.replace(&session) {
        aids.runner?.cancelAll()
        aids = try SessionAids(for: &session, checks, submittingTo: handler, keptBy: autosave)
      }
      aids.update(&session)
      if let event { pass(event, to: &session, with: &observer) }
      if let request = session.takeEditRequest() {
        // The editor may stay open for long.
        autosave?.save(session)
        pass(.edited(edit(request)), to: &session, with: &observer)
      }
    }
  }

  /// Waits for the next event; `nil` when something else is due.
  private mutating func nextEvent(
    for session: Session,
    _ aids: SessionAids,
    _ observer: some SessionObserver,
    _ countdown: Countdown?
  ) -> Event? {
    var deadline = aids.deadline(for: session)
    deadline.advance(to: observer.deadline)
    deadline.advance(to: timeLimit)
    deadline.advance(to: countdown?.nextChange(after: .now))
    let event = nextEvent(until: deadline, orAnswerAt: aids.runner?.descriptor)
    guard case .pointer(let pointer, _)? = event else { return event }
    // An observer may leave only a part of the screen to the form.
    return .pointer(pointer, on: observer.sessionSize(on: size))
  }

  /// Passes an event to a session, unless an observer keeps it.
  private func pass(
    _ event: Event,
    to session: inout Session,
    with observer: inout some SessionObserver
  ) {
    if observer.shouldHandle(event, before: session, on: size) { session.handle(event) }
  }

  /// Draws a session in its part of the screen.
  ///
  /// That takes time proportional to a text's length, so frames are skipped in a burst of keys.
  private mutating func draw(
    _ session: inout Session,
    reusing blocks: inout DrawnBlocks,
    with observer: some SessionObserver
  ) {
    let room = observer.sessionSize(on: size)
    session.fit(room)
    guard !skipsFrame() else { return }
    let frame =
      inline == nil
      ? session.frame(in: room, reusing: &blocks) : session.inlineFrame(in: room, reusing: &blocks)
    show(observer.picture(around: frame, on: size))
  }
}

/// The services of a session on a terminal: the drawn parts of its last frame, autosave, the clock,
/// and the checks that it requests.
private struct SessionAids {
  var blocks = DrawnBlocks()
  let autosave: Autosave?
  var clock: LocalClock?
  let runner: CheckRunner?

  /// Configures submits and drafts of a session, and creates the services that it needs.
  init(
    for session: inout Session,
    _ checks: [String: OutsideCheck],
    submittingTo handler: SubmitHandler?,
    keptBy autosave: Autosave?
  ) throws(TerminalError) {
    self.autosave = autosave
    session.keepsDraft = autosave != nil
    if let handler { session.expectReply(of: handler.name, within: handler.timeout) }
    clock = session.readsClock ? LocalClock() : nil
    runner = session.asksOutside ? try CheckRunner(checks, submittingTo: handler) : nil
  }

  /// Saves the session's answers, and returns whether it now has a notice that they cannot be saved.
  func save(_ session: inout Session) -> Bool {
    let reason = autosave?.check(atChange: session.changeCount) { session.draftContent }
    guard let reason else { return false }
    session.remark(onDraftNotKept: reason)
    return true
  }

  /// Returns the latest time at which to attend to the session again; `nil` if only after events.
  func deadline(for session: Session) -> ContinuousClock.Instant? {
    guard let runner, let next = session.deadline else { return autosave?.deadline }
    var deadline: ContinuousClock.Instant? = runner.instant(of: next)
    deadline.advance(to: autosave?.deadline)
    return deadline
  }

  /// Passes the time and the answers of checks to the session.
  mutating func update(_ session: inout Session) {
    if let now = clock?.news() { session.handle(.time(now)) }
    runner?.update(&session)
  }
}

extension Terminal {
  /// Restores the screen, edits a text in the user's editor, and takes over the screen again.
  mutating func edit(_ request: EditRequest) -> EditResult {
    guard let editor = ExternalEditor() else { return .failed(.notSet) }
    leave()
    defer { enter() }
    return editor.edit(request, on: screen.device.outputDescriptor, heeding: &signals)
  }
}

extension ContinuousClock.Instant? {
  /// Moves an optional deadline to an earlier one, if there is one.
  fileprivate mutating func advance(to other: ContinuousClock.Instant?) {
    if let other, self.map({ other < $0 }) ?? true { self = other }
  }
}

/// An observer of a session on a terminal: it sees every event first, and frames last.
package protocol SessionObserver {
  /// Returns the part of the screen that the session draws on, from the upper left corner.
  func sessionSize(on screen: Size) -> Size

  /// Handles an event, and returns whether it is passed to the session.
  mutating func shouldHandle(_ event: Event, before session: Session, on screen: Size) -> Bool

  /// Returns the frame that is painted instead of the session's own.
  func picture(around frame: Frame, on screen: Size) -> Frame

  /// Called with the session after events, the last time when it has ended.
  mutating func see(_ session: Session)

  /// The latest time at which to ask whether to replace the session; `nil` if only after events.
  var deadline: ContinuousClock.Instant? { get }

  /// Replaces the session if its form has changed, and returns whether it did.
  mutating func replace(_ session: inout Session) -> Bool
}

extension SessionObserver {
  package var deadline: ContinuousClock.Instant? { nil }

  package mutating func replace(_: inout Session) -> Bool { false }

  package func see(_: Session) {}
}

/// No observer: the session has the screen and all events.
package struct NoObserver: SessionObserver {
  /// Creates no observer.
  package init() {}

  package func sessionSize(on screen: Size) -> Size { screen }

  package func shouldHandle(_: Event, before _: Session, on _: Size) -> Bool { true }

  package func picture(around frame: Frame, on _: Size) -> Frame { frame }
}
