import CNcurses
public import FormFilling
public import FormLines
public import FormValidation
public import FormWidgets
import Glibc
import SystemCalls

extension LineTerminal {
  /// Runs a form in line mode to its end.
  ///
  /// The calling thread is blocked in the meantime. On the main actor, functions that use it would
  /// not return before they time out; `Form.run` has a thread of its own.
  /// - Parameters:
  ///   - plain: The form.
  ///   - checks: The functions that remote rules call, by name.
  ///   - handler: The handler that the answers are submitted to before the screen ends; `nil` for
  ///     none.
  ///   - see: Called with the filling after each line, the last time when it has ended.
  /// - Returns: The outcome.
  /// - Throws: `TerminalError` if the system refuses the resources for waiting, or questions can be
  ///   written neither to a terminal nor to standard error.
  public mutating func run(
    _ plain: inout PlainFilling,
    asking checks: [String: OutsideCheck] = [:],
    submittingTo handler: SubmitHandler? = nil,
    seeing see: (Filling) -> Void = { _ in }
  ) throws(TerminalError) -> Outcome {
    try run(&plain, asking: checks, submittingTo: handler, keptBy: nil, seeing: see)
  }

  /// Runs a form in line mode to its end, like the other method, and saves its answers in the
  /// meantime.
  package mutating func run(
    _ plain: inout PlainFilling,
    asking checks: [String: OutsideCheck],
    submittingTo handler: SubmitHandler?,
    keptBy autosave: Autosave?,
    seeing see: (Filling) -> Void
  ) throws(TerminalError) -> Outcome {
    var clock = plain.filling.readsClock ? LocalClock() : nil
    if let handler { plain.update { $0.expectReply(of: handler.name, within: handler.timeout) } }
    let runner =
      plain.filling.asksOutside ? try CheckRunner(checks, submittingTo: handler) : nil
    defer { runner?.cancelAll() }
    plain.update { $0.outside.keepsDraft = autosave != nil }
    var isPrompted = false
    while true {
      plain.update { runner?.putQuestions(of: &$0) }
      see(plain.filling)
      let reason = autosave?.check(atChange: plain.filling.sheet.changeCount) {
        DraftContent(of: plain.filling)
      }
      if let reason { plain.remark(onDraftNotKept: reason) }
      say(&plain)
      if let outcome = plain.outcome {
        if case .submitted = outcome { return outcome }
        autosave?.save(plain.filling)
        return outcome
      }
      if !isPrompted, !plain.isWaiting {
        prompt(for: plain)
        isPrompted = true
      }
      let happening = try next(
        isWaiting: plain.isWaiting,
        until: [plain.filling.deadline.flatMap { runner?.instant(of: $0) }, autosave?.deadline]
          .compactMap { $0 }.min(),
        at: runner
      )
      if let now = clock?.news() { plain.update { $0.handle(.time(now)) } }
      plain.update { runner?.update(&$0) }
      if handle(happening, for: &plain, keptBy: autosave) { isPrompted = false }
    }
  }

  /// Writes the lines of a form; the loop does this itself, except after the end.
  package mutating func say(_ plain: inout PlainFilling) {
    for line in plain.takeLines(wrappedTo: columns) { write(line + "\n") }
  }

  /// Passes an event to a form, and returns whether to prompt again.
  private mutating func handle(
    _ happening: Happening,
    for plain: inout PlainFilling,
    keptBy autosave: Autosave?
  ) -> Bool {
    switch happening {
    case .line(let line):
      typing.show(keepingInput: true)
      switch line {
      case .whole(let text): plain.enter(text)
      case .cut(let text): plain.enter(text, isCut: true)
      case .beyondInput(let limit): plain.refuseLine(longerThan: limit)
      case .garbled: plain.refuseGarbledLine()
      }
      if let request = plain.takeEditRequest() {
        autosave?.save(plain.filling)
        plain.receiveEdited(edit(request))
      }
      return true
    case .ended:
      write("\n")
      plain.endInput()
    case .interrupt(.interrupt) where isTyped:
      write("\n")
      plain.interrupt()
      return true
    case .interrupt(let interrupt):
      write("\n")
      plain.update { $0.handle(.interrupt(interrupt)) }
    case .nearingEnd(let seconds):
      write("\n")
      plain.remark(onTimeLeft: seconds)
      return true
    case .resumed: return true
    case .answered: break
    }
    return false
  }

  private enum Happening {
    case line(ReadLine)
    case ended
    case interrupt(Interrupt)
    case nearingEnd(seconds: Int)
    case resumed
    case answered
  }

  private mutating func prompt(for plain: PlainFilling) {
    // Hidden before the prompt, so that nothing typed in between is echoed.
    if plain.isSecret { typing.hide() }
    write(plain.prompt)
  }

  /// Waits for the next event; lines are not read while a check is pending.
  private mutating func next(
    isWaiting: Bool,
    until deadline: ContinuousClock.Instant?,
    at runner: CheckRunner?
  ) throws(TerminalError) -> Happening {
    while true {
      if let happening = happeningOfSignals() { return happening }
      if let failure {
        // A terminal that accepts no output is closed, and its signal will arrive soon.
        guard !hasOwnOutput else { return .interrupt(.hangUp) }
        throw .unheard(reason: Posix.reason(failure))
      }
      if !isWaiting {
        if let line = lines.next() { return .line(line) }
        if lines.hasEnded { return .ended }
      }
      if let timeLimit, timeLimit <= .now { return .interrupt(.timeout) }
      // Once: each second would be read aloud.
      let countdown = isTyped && !hasWarned && !isWaiting ? Countdown(to: timeLimit) : nil
      if let seconds = countdown?.secondsLeft(at: .now) {
        hasWarned = true
        return .nearingEnd(seconds: seconds)
      }
      let events = Posix.wait(
        for: [isWaiting ? -1 : input, signals.descriptor, runner?.descriptor ?? -1],
        until: [deadline, timeLimit, countdown?.nextChange(after: .now)].compactMap { $0 }.min()
      )
      guard let events else { return .answered }
      if events[1].revents != 0 { signals.drain() }
      if events[2].revents != 0 { return .answered }
      if events[0].revents != 0 { lines.read(from: input) }
    }
  }

  private mutating func happeningOfSignals() -> Happening? {
    switch signals.next() {
    case SIGHUP: return .interrupt(.hangUp)
    case SIGTERM: return .interrupt(.terminate)
    case SIGINT: return .interrupt(.interrupt)
    case SIGTSTP:
      guard signals.canStop else { return nil }
      typing.show()
      return stop()
    case SIGCONT: return SignalWatch.isInBackground(of: input) ? stop() : .resumed
    default: return nil
    }
  }

  private mutating func stop() -> Happening? {
    signals.stopProcessGroup(on: input)
    return signals.isAskedToEnd ? happeningOfSignals() : .resumed
  }
}

extension LineTerminal {
  /// Edits a text in the user's editor, if there is a terminal for it.
  private mutating func edit(_ request: EditRequest) -> EditResult {
    guard hasOwnOutput, let editor = ExternalEditor() else { return .failed(.notSet) }
    return editor.edit(request, on: output, heeding: &signals)
  }
}
