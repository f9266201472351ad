import CNcurses
public import FormUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Terminal {
  /// Waits for the next event, and returns it.
  /// - Parameters:
  ///   - deadline: When to stop waiting; `nil` for no limit.
  ///   - descriptor: Another descriptor to wait for until it is readable.
  /// - Returns: The event; `nil` if the deadline passed, the descriptor is readable, or a skipped
  ///   frame is due.
  public mutating func nextEvent(
    until deadline: ContinuousClock.Instant? = nil,
    orAnswerAt descriptor: Int32? = nil
  ) -> Event? {
    while true {
      if let event = eventOfSignals() ?? eventOfKeys() { return event }
      // A signal that arrived while keys were read precedes the cue.
      if cue != nil { return eventOfSignals() }
      paintPostponed()
      // A frame that was skipped before drawing is drawn by the caller, who has the session.
      if pacing.isBehind { return nil }
      switch wait(until: deadline, orAnswerAt: descriptor) {
      case .ready: continue
      case .hungUp: return eventOfKeys() ?? .interrupt(.hangUp)
      case .deadlinePassed, .answered: return nil
      }
    }
  }

  private mutating func eventOfSignals() -> Event? {
    switch signals.next() {
    case nil: return nil
    case SIGHUP: return .interrupt(.hangUp)
    case SIGTERM: return .interrupt(.terminate)
    case SIGINT: return .interrupt(.interrupt)
    case SIGTSTP: suspend()
    case SIGCONT: screen.enter()
    default: break
    }
    return eventOfReturn()
  }

  /// Returns the event after the shell had the screen: a new size, or a request to end.
  private mutating func eventOfReturn() -> Event? {
    if signals.isAskedToEnd { return eventOfSignals() }
    adoptSize()
    return .resize
  }

  private mutating func eventOfKeys() -> Event? {
    if let rest = restOfBurst() { return .paste(rest) }
    if let input = ahead.take() ?? decoder.takeQueued(), let event = event(of: input) {
      return event
    }
    while true {
      let code = readAhead.popFirst().map(Int32.init) ?? wgetch(screen.keys)
      if code != ERR {
        idleWakes = 0
        let input = decoder.feed(code: code, nameOfCode: CursesScreen.nameOfKey)
        if let event = input.flatMap({ event(of: $0) }) { return event }
        if cue != nil { return nil }
      } else if !decoder.isMidway || isGone || !isInputReady(within: Int32(get_escdelay())) {
        return decoder.pause().flatMap { event(of: $0) }
      } else {
        idleWakes += 1
      }
    }
  }

  private mutating func event(of input: KeyDecoder.Input) -> Event? {
    switch input {
    case .pasteStart: return readPaste().event
    case .pointer(let pointer): return .pointer(pointer, on: size)
    case .cue(let cue):
      if isRehearsed { self.cue = cue }
      return nil
    case .key(let key):
      guard let screenKey = ScreenKey(key) else {
        return isPastedBreak(key) ? .paste("\n") : .key(key)
      }
      if screenKey == .suspend { suspend() }
      return eventOfReturn()
    }
  }
}

extension Terminal {
  private enum Waking {
    case ready
    case hungUp
    case deadlinePassed
    case answered
  }

  /// Returns whether input is available from the keyboard within some milliseconds.
  func isInputReady(within milliseconds: Int32) -> Bool {
    guard readAhead.isEmpty else { return true }
    var keyboard = pollfd(fd: screen.device.inputDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&keyboard, 1, milliseconds) > 0
  }

  private mutating func wait(
    until deadline: ContinuousClock.Instant?,
    orAnswerAt descriptor: Int32?
  ) -> Waking {
    var timeout: Int32 = -1
    if let deadline {
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { return .deadlinePassed }
      // Rounded up, so as not to wake before the deadline; long waits are split.
      timeout = Int32(min(left / .milliseconds(1), 60_000).rounded(.up))
    }
    var sources = [
      pollfd(fd: screen.device.inputDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      // `poll` skips negative descriptors.
      pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&sources, 3, timeout) > 0 else { return .ready }
    if sources[1].revents != 0 { signals.drain() }
    let keyboard = Int32(sources[0].revents)
    guard keyboard != 0 else { return sources[2].revents == 0 ? .ready : .answered }
    idleWakes += 1
    return keyboard & (POLLHUP | POLLERR | POLLNVAL) != 0 || isGone ? .hungUp : .ready
  }

  /// Whether the device is closed: it is always readable, and there is never anything to read.
  private var isGone: Bool { idleWakes > 3 }
}
