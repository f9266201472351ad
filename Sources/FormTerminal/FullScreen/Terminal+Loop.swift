public import FormUI
public import FormValidation

extension Terminal {
  /// Runs a session to its end, and restores the screen.
  ///
  /// If rules read the clock, the time is passed before the first event of each minute.
  /// - Parameters:
  ///   - session: The session.
  ///   - checks: The functions that remote rules call, by name.
  ///   - handler: What the answers are submitted to before the session ends; `nil` for the caller
  ///     alone.
  /// - Returns: The outcome.
  /// - Throws: `TerminalError` if the system refuses the resources for waiting.
  public mutating func run(
    _ session: inout Session,
    checks: [String: OutsideCheck] = [:],
    submittingTo handler: SubmitHandler? = nil
  ) throws(TerminalError) -> Outcome {
    var nobody = NoCompanion()
    return try run(&session, checks: checks, submittingTo: handler, with: &nobody)
  }

  /// Runs a session with a companion to its end, and restores the screen.
  /// - Parameters:
  ///   - session: The session.
  ///   - checks: The functions that remote rules call, by name.
  ///   - handler: What the answers are submitted to before the session ends; `nil` for the caller
  ///     alone.
  ///   - autosave: What keeps the answers meanwhile, if anything.
  ///   - companion: The companion.
  /// - Returns: The outcome.
  /// - Throws: `TerminalError` if the system refuses the resources for waiting.
  package mutating func run(
    _ session: inout Session,
    checks: [String: OutsideCheck] = [:],
    submittingTo handler: SubmitHandler? = nil,
    keptBy autosave: Autosave? = nil,
    with companion: inout some Companion
  ) throws(TerminalError) -> Outcome {
    var blocks = DrawnBlocks()
    var clock = session.readsClock ? LocalClock() : nil
    if let handler { session.expectReply(within: handler.timeout) }
    let desk = session.asksOutside ? try CheckDesk(checks, submittingTo: handler) : nil
    session.keepsDraft = autosave != nil
    enter()
    defer {
      desk?.cancelAll()
      leave()
    }
    while true {
      companion.see(session)
      if let outcome = session.outcome { return outcome }
      autosave?.look(at: session)
      if let reason = autosave?.takeFailure() { session.remark(onDraftNotKept: reason) }
      desk?.putQuestions(of: &session)
      session.fit(companion.sessionSize(on: size))
      // Drawing takes time proportional to a text's length: in a burst of keys it is done now and
      // then.
      if !leavesFrameOut() {
        let frame = session.frame(in: session.screen, reusing: &blocks)
        show(companion.picture(around: frame, on: size))
      }
      let event = nextEvent(
        until: [session.deadline.flatMap { desk?.instant(of: $0) }, autosave?.deadline]
          .compactMap { $0 }.min(),
        orAnswerAt: desk?.descriptor
      )
      if let now = clock?.news() { session.handle(.time(now)) }
      desk?.tell(&session)
      if let event, companion.take(event, before: session, on: size) { session.handle(event) }
      if let request = session.takeEditRequest() {
        let event = Event.edited(edit(request))
        if companion.take(event, before: session, on: size) { session.handle(event) }
      }
    }
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

/// A companion of a session on a terminal: it sees every event first, and frames last.
package protocol Companion {
  /// Returns the part of the screen that the session draws on, from the upper left corner.
  func sessionSize(on screen: Size) -> Size

  /// Handles an event, and returns whether the session gets it.
  mutating func take(_ event: Event, before session: Session, on screen: Size) -> Bool

  /// Returns the frame that is painted instead of the session's own.
  func picture(around frame: Frame, on screen: Size) -> Frame

  /// Called with the session after events, the last time when it has ended.
  mutating func see(_ session: Session)
}

extension Companion {
  package func see(_: Session) {}
}

/// No companion: the session has the screen and its events to itself.
struct NoCompanion: Companion {
  func sessionSize(on screen: Size) -> Size { screen }

  func take(_: Event, before _: Session, on _: Size) -> Bool { true }

  func picture(around frame: Frame, on _: Size) -> Frame { frame }
}
