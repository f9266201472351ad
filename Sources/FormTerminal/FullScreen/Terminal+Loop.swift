public import FormFilling
public import FormScreens
public import FormValidation
public import FormWidgets

extension Terminal {
  /// Runs a screen to its end, and restores the screen.
  ///
  /// If rules read the clock, the time is passed before the first event of each minute.
  ///
  /// The calling thread is blocked in the meantime. On the main actor, functions that use it would
  /// not return before they time out; `Form.run` has a thread of its own.
  /// - Parameters:
  ///   - screen: The screen.
  ///   - checks: The functions that remote rules call, by name.
  ///   - handler: The handler that the answers are submitted to before the screen ends; `nil` for
  ///     none.
  /// - Returns: The outcome.
  /// - Throws: `TerminalError` if the system refuses the resources for waiting.
  public mutating func run(
    _ screen: inout Screen,
    asking checks: [String: OutsideCheck] = [:],
    submittingTo handler: SubmitHandler? = nil
  ) throws(TerminalError) -> Outcome {
    var observer = NoObserver()
    return try run(&screen, asking: checks, submittingTo: handler, with: &observer)
  }

  /// Runs a screen with an observer to its end, and restores the screen.
  /// - Parameters:
  ///   - screen: The screen.
  ///   - checks: The functions that remote rules call, by name.
  ///   - handler: The handler that the answers are submitted to before the screen ends; `nil` for
  ///     none.
  ///   - autosave: Saves the answers in the meantime; `nil` for none.
  ///   - observer: The observer.
  /// - Returns: The outcome.
  /// - Throws: `TerminalError` if the system refuses the resources for waiting.
  package mutating func run(
    _ screen: inout Screen,
    asking checks: [String: OutsideCheck] = [:],
    submittingTo handler: SubmitHandler? = nil,
    keptBy autosave: Autosave? = nil,
    with observer: inout some ScreenObserver
  ) throws(TerminalError) -> Outcome {
    var aids = try ScreenAids(for: &screen, checks, submittingTo: handler, keptBy: autosave)
    enter()
    var answers: [[Span]] = []
    defer {
      aids.runner?.cancelAll()
      leave(answers)
    }
    while true {
      observer.see(screen)
      if let outcome = screen.filling.outcome {
        if case .submitted = outcome {
          answers = Frame(answersOf: screen, columns: size.columns).rows
        } else {
          // While signals are caught: a closed terminal can send two.
          autosave?.save(screen.filling)
        }
        return outcome
      }
      aids.runner?.putQuestions(of: &screen.filling)
      let countdown = Countdown(to: timeLimit)
      if let left = countdown?.secondsLeft(at: .now) { screen.filling.remark(onTimeLeft: left) }
      draw(&screen, reusing: &aids.blocks, with: observer)
      // No key waits for a draft to be started.
      if aids.save(&screen) { continue }
      let event = nextEvent(for: screen, aids, observer, countdown)
      if event == .key(.escape), screen.endsOnEscape, retractsEscape() { continue }
      if let timeLimit, timeLimit <= .now { screen.handle(.interrupt(.timeout)) }
      if observer.replace(&screen) {
        aids.runner?.cancelAll()
        aids = try ScreenAids(for: &screen, checks, submittingTo: handler, keptBy: autosave)
      }
      aids.update(&screen)
      if let event { pass(event, to: &screen, with: &observer) }
      if let request = screen.takeEditRequest() {
        // The editor may stay open for long.
        autosave?.save(screen.filling)
        pass(.outside(.edited(edit(request))), to: &screen, with: &observer)
      }
    }
  }

  /// Waits for the next event; `nil` when something else is due.
  private mutating func nextEvent(
    for screen: Screen,
    _ aids: ScreenAids,
    _ observer: some ScreenObserver,
    _ countdown: Countdown?
  ) -> Event? {
    var deadline = aids.deadline(for: screen)
    deadline.advance(to: observer.deadline)
    deadline.advance(to: timeLimit)
    deadline.advance(to: countdown?.nextChange(after: .now))
    let event = nextEvent(until: deadline, orAnswerAt: aids.runner?.descriptor)
    guard case .pointer(let pointer, _)? = event else { return event }
    // An observer may leave only a part of the screen to the form.
    return .pointer(pointer, on: observer.formSize(on: size))
  }

  /// Passes an event to a screen, unless an observer keeps it.
  private func pass(
    _ event: Event,
    to screen: inout Screen,
    with observer: inout some ScreenObserver
  ) {
    if observer.shouldHandle(event, before: screen, on: size) { screen.handle(event) }
  }

  /// Draws a screen in its part of the screen.
  ///
  /// That takes time proportional to a text's length, so frames are skipped in a burst of keys.
  private mutating func draw(
    _ screen: inout Screen,
    reusing blocks: inout DrawnBlocks,
    with observer: some ScreenObserver
  ) {
    let room = observer.formSize(on: size)
    screen.isCompact = inline != nil
    screen.fit(room)
    guard !skipsFrame() else { return }
    let frame =
      inline == nil
      ? screen.frame(in: room, reusing: &blocks) : screen.inlineFrame(in: room, reusing: &blocks)
    show(observer.picture(around: frame, on: size))
  }
}

/// The services of a screen on a terminal: the drawn parts of its last frame, autosave, the clock,
/// and the checks that it requests.
private struct ScreenAids {
  var blocks = DrawnBlocks()
  let autosave: Autosave?
  var clock: LocalClock?
  let runner: CheckRunner?

  /// Configures submits and drafts of a screen, and creates the services that it needs.
  init(
    for screen: inout Screen,
    _ checks: [String: OutsideCheck],
    submittingTo handler: SubmitHandler?,
    keptBy autosave: Autosave?
  ) throws(TerminalError) {
    self.autosave = autosave
    screen.filling.outside.keepsDraft = autosave != nil
    if let handler { screen.filling.expectReply(of: handler.name, within: handler.timeout) }
    clock = screen.filling.readsClock ? LocalClock() : nil
    runner = screen.filling.asksOutside ? try CheckRunner(checks, submittingTo: handler) : nil
  }

  /// Saves the screen's answers, and returns whether it now has a notice that they cannot be saved.
  func save(_ screen: inout Screen) -> Bool {
    let reason = autosave?.check(atChange: screen.filling.sheet.changeCount) {
      DraftContent(of: screen.filling)
    }
    guard let reason else { return false }
    screen.filling.remark(onDraftNotKept: reason)
    return true
  }

  /// Returns the latest time at which to attend to the screen again; `nil` if only after events.
  func deadline(for screen: Screen) -> ContinuousClock.Instant? {
    guard let runner, let next = screen.filling.deadline else { return autosave?.deadline }
    var deadline: ContinuousClock.Instant? = runner.instant(of: next)
    deadline.advance(to: autosave?.deadline)
    return deadline
  }

  /// Passes the time and the answers of checks to the screen.
  mutating func update(_ screen: inout Screen) {
    if let now = clock?.news() { screen.handle(.time(now)) }
    runner?.update(&screen)
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
  mutating func advance(to other: ContinuousClock.Instant?) {
    if let other, self.map({ other < $0 }) ?? true { self = other }
  }
}

/// An observer of a screen on a terminal: it sees every event first, and frames last.
package protocol ScreenObserver {
  /// Returns the part of the screen that the screen draws on, from the upper left corner.
  func formSize(on screen: Size) -> Size

  /// Handles an event, and returns whether it is passed to the screen.
  mutating func shouldHandle(_ event: Event, before screen: Screen, on size: Size) -> Bool

  /// Returns the frame that is painted instead of the screen's own.
  func picture(around frame: Frame, on screen: Size) -> Frame

  /// Called with the screen after events, the last time when it has ended.
  mutating func see(_ screen: Screen)

  /// The latest time at which to ask whether to replace the screen; `nil` if only after events.
  var deadline: ContinuousClock.Instant? { get }

  /// Replaces the screen if its form has changed, and returns whether it did.
  mutating func replace(_ screen: inout Screen) -> Bool
}

extension ScreenObserver {
  package var deadline: ContinuousClock.Instant? { nil }

  package mutating func replace(_: inout Screen) -> Bool { false }

  package func see(_: Screen) {}
}

/// No observer: the screen has the screen and all events.
package struct NoObserver: ScreenObserver {
  /// Creates no observer.
  package init() {}

  package func formSize(on screen: Size) -> Size { screen }

  package func shouldHandle(_: Event, before _: Screen, on _: Size) -> Bool { true }

  package func picture(around frame: Frame, on _: Size) -> Frame { frame }
}
