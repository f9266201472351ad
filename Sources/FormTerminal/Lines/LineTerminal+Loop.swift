import CNcurses
public import FormUI
public import FormValidation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension LineTerminal {
  /// Runs a form filled line by line to its end.
  /// - Parameters:
  ///   - plain: The form.
  ///   - checks: What answers the questions of its remote rules, by the names that rules use.
  ///   - see: Takes note of the session as it is after each line, the last time once it has ended.
  /// - Returns: How it ended.
  /// - Throws: `TerminalError` where the system refuses what waiting for answers takes, or there is
  ///   no terminal and questions can be written nowhere else.
  public mutating func run(
    _ plain: inout PlainSession,
    checks: [String: OutsideCheck] = [:],
    seeing see: (Session) -> Void = { _ in }
  ) throws(TerminalError) -> Outcome {
    var clock = plain.session.readsClock ? LocalClock() : nil
    let desk = plain.session.asksOutside ? try CheckDesk(checks) : nil
    defer { desk?.cancelAll() }
    var isPrompted = false
    while true {
      plain.tell { desk?.putQuestions(of: &$0) }
      see(plain.session)
      say(&plain)
      if let outcome = plain.outcome { return outcome }
      if !isPrompted, !plain.isWaiting {
        prompt(for: plain)
        isPrompted = true
      }
      let happening = try next(isWaiting: plain.isWaiting, for: plain.session, at: desk)
      if let now = clock?.news() { plain.tell { $0.handle(.time(now)) } }
      plain.tell { desk?.tell(&$0) }
      if take(happening, for: &plain) { isPrompted = false }
    }
  }

  /// Writes what a form says; the loop does this itself, but for what is said once it has ended.
  public mutating func say(_ plain: inout PlainSession) {
    for line in plain.takeLines(wrappedTo: columns) { write(line + "\n") }
  }

  /// Tells a form what happened, and says whether it is to be prompted for again.
  private mutating func take(_ happening: Happening, for plain: inout PlainSession) -> Bool {
    switch happening {
    case .line(let line):
      typing.show()
      plain.take(line)
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
      plain.tell { $0.handle(.interrupt(interrupt)) }
    case .resumed: return true
    case .answered: break
    }
    return false
  }

  private enum Happening {
    case line(String)
    case ended
    case interrupt(Interrupt)
    case resumed
    case answered
  }

  private mutating func prompt(for plain: PlainSession) {
    // Nothing may be typed between the two, to be shown.
    if plain.isSecret { typing.hide() }
    write(plain.prompt)
  }

  /// Waits for the next thing to happen; lines are left where they are while something is awaited.
  private mutating func next(
    isWaiting: Bool,
    for session: Session,
    at desk: CheckDesk?
  ) throws(TerminalError) -> Happening {
    while true {
      if let happening = happeningOfSignals() { return happening }
      if let failure {
        // A terminal that takes nothing has gone, and the signal that says so is on its way.
        guard !hasOwnOutput else { return .interrupt(.hangUp) }
        throw .unheard(reason: String(cString: strerror(failure)))
      }
      if !isWaiting {
        if let line = lines.next() { return .line(line) }
        if lines.hasEnded { return .ended }
      }
      var timeout: Int32 = -1
      if let desk, let deadline = session.deadline {
        let left = ContinuousClock.now.duration(to: desk.instant(of: deadline))
        guard left > .zero else { return .answered }
        // Rounded up, so as not to wake before the deadline; far ones are waited for in pieces.
        timeout = Int32(min(left / .milliseconds(1), 60_000).rounded(.up))
      }
      var sources = [
        // A negative descriptor is passed over.
        pollfd(fd: isWaiting ? -1 : input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: desk?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&sources, 3, timeout) > 0 else { continue }
      if sources[1].revents != 0 { signals.drain() }
      if sources[2].revents != 0 { return .answered }
      if sources[0].revents != 0 { lines.read(from: input) }
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
      signals.stopProcessGroup()
      return signals.isAskedToEnd ? happeningOfSignals() : .resumed
    case SIGCONT: return .resumed
    default: return nil
    }
  }
}
