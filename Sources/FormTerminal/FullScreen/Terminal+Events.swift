import CNcurses
import FormFilling
public import FormScreens
import FormWidgets
import Glibc
import SystemCalls

extension Terminal {
  /// Waits for the next event, and returns it.
  /// - Parameters:
  ///   - deadline: When to stop waiting; `nil` for no limit.
  ///   - descriptor: Another descriptor to wait for.
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
      if let postponed { show(postponed) }
      // A frame that was skipped before drawing is drawn by the caller, who has the screen.
      if pacing.isBehind { return nil }
      var end = deadline
      end.advance(to: decoder.deadline)
      end.advance(to: paste?.deadline)
      switch wait(until: end, orAnswerAt: descriptor) {
      case .ready: continue
      case .hungUp:
        return eventOfKeys() ?? paste.take()?.buffer.event ?? .outside(.interrupt(.hangUp))
      // Time completes a key, and ends a paste.
      case .deadlinePassed where end != deadline: continue
      case .deadlinePassed, .answered: return nil
      }
    }
  }

  private mutating func eventOfSignals() -> Event? {
    guard let signal = signals.next() else { return nil }
    // While the program was stopped, another may have read the keys.
    isKeyAwaited = false
    switch signal {
    case SIGHUP: return .outside(.interrupt(.hangUp))
    case SIGTERM: return .outside(.interrupt(.terminate))
    case SIGINT: return .outside(.interrupt(.interrupt))
    case SIGTSTP: suspend()
    case SIGCONT: returnFromStop()
    default: break
    }
    return eventOfReturn()
  }

  /// Takes over the screen again after a stop that was not the user's, once in the foreground.
  private mutating func returnFromStop() {
    let terminal = screen.device.outputDescriptor
    if SignalWatch.isInBackground(of: terminal) { signals.stopProcessGroup(on: terminal) }
    if !signals.isAskedToEnd { screen.enter() }
  }

  /// Returns the event after the shell had the screen: a new size, or a request to end.
  private mutating func eventOfReturn() -> Event? {
    if signals.isAskedToEnd { return eventOfSignals() }
    adoptSize()
    return .resize
  }

  private mutating func eventOfKeys() -> Event? {
    if isInBurst, let rest = restOfBurst() { return .paste(rest) }
    while cue == nil {
      if paste != nil { return eventOfPaste() }
      guard let input = nextInput() else { return nil }
      if let event = event(of: input) { return event }
    }
    return nil
  }

  /// Returns the next input that has arrived or that time has completed; `nil` if there is none.
  private mutating func nextInput() -> KeyDecoder.Input? {
    if let input = ahead.take() ?? decoder.takeQueued() { return input }
    while let byte = nextByte() {
      idleWakes = 0
      if let input = decoder.feed(byte, at: .now) { return input }
    }
    return decoder.pause(at: .now)
  }

  /// Returns the next byte that has arrived; `nil` if there is none.
  ///
  /// Further ones are left to the programs after this one, to which they may have been typed.
  mutating func nextByte() -> UInt8? {
    if let byte = readAhead.popFirst() { return byte }
    if isKeyAwaited {
      isKeyAwaited = false
      pacing.wait()
    } else if !isInputReady() {
      return nil
    }
    var byte: UInt8 = 0
    return Glibc.read(screen.device.inputDescriptor, &byte, 1) == 1 ? byte : nil
  }

  /// Returns whether more input follows an Escape that time has decided on, and takes it back then.
  ///
  /// If the form would end, and an answer be lost, the rest of a sequence is given more time.
  mutating func retractsEscape() -> Bool {
    guard decoder.hasDecidedOnEscape, isInputReady(within: escapeTiming.finalDelay) else {
      return false
    }
    decoder.retractEscape(at: .now)
    return true
  }

  private mutating func event(of input: KeyDecoder.Input) -> Event? {
    switch input {
    case .pasteStart:
      paste = OpenPaste()
      return nil
    // Reports that were not asked for, such as those for another program, are none of the form's.
    case .pointer(let pointer): return screen.reportsMouse ? .pointer(pointer, on: size) : nil
    case .background(let color):
      adopt(background: color)
      return nil
    case .text(let color):
      adopt(text: color)
      return nil
    case .cue(let cue):
      if isRehearsed { self.cue = cue }
      return nil
    case .key(let key):
      guard !isProbed, let screenKey = ScreenKey(key) else {
        return screen.pasteSwitch == nil && isPastedBreak(key) ? .paste("\n") : .key(key)
      }
      if screenKey == .suspend { suspend() }
      let event = eventOfReturn()
      // The form may have something to load again.
      return screenKey == .redraw && event == .resize ? .key(key) : event
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

  /// Returns whether to skip the next frame, since more keys are waiting.
  mutating func skipsFrame() -> Bool {
    pacing.skips(pacing.mayBeBehind && isInputReady())
  }

  /// Returns whether input is available from the keyboard within some time.
  func isInputReady(within time: Duration = .zero) -> Bool {
    guard readAhead.isEmpty else { return true }
    return Posix.isReadable(screen.device.inputDescriptor, within: time)
  }

  private mutating func wait(
    until deadline: ContinuousClock.Instant?,
    orAnswerAt descriptor: Int32?
  ) -> Waking {
    let events = Posix.wait(
      for: [screen.device.inputDescriptor, signals.descriptor, descriptor ?? -1],
      until: deadline
    )
    guard let events else { return .deadlinePassed }
    if events[1].revents != 0 { signals.drain() }
    let keyboard = Int32(events[0].revents)
    guard keyboard != 0 else { return events[2].revents == 0 ? .ready : .answered }
    idleWakes += 1
    isKeyAwaited = keyboard == POLLIN
    return keyboard & (POLLHUP | POLLERR | POLLNVAL) != 0 || isGone ? .hungUp : .ready
  }

  /// Whether the device is closed: it is always readable, but there is never anything to read.
  private var isGone: Bool { idleWakes > 3 }
}

extension Terminal {
  /// The shortest time between another key and a typed Enter.
  private static let burst: Duration = .milliseconds(5)

  /// Returns whether a key is a line break of a paste, on a terminal without bracketed paste.
  ///
  /// There, an Enter within milliseconds of the key before or after it was not typed; it must
  /// neither submit nor move on.
  mutating func isPastedBreak(_ key: Key) -> Bool {
    let now = ContinuousClock.now
    let isCloseBehind = lastKey.map { now - $0 < Terminal.burst } ?? false
    lastKey = now
    guard key == .enter else { return false }
    isInBurst = isCloseBehind || isBurstGoingOn
    return isInBurst
  }

  /// Reads the characters that immediately follow a pasted line break, up to the next.
  mutating func restOfBurst() -> String? {
    isInBurst = false
    var text = ""
    while ahead == nil, isBurstGoingOn, let byte = nextByte() {
      lastKey = .now
      let input = decoder.feed(byte, at: .now)
      if case .key(let key)? = input, case .character(let character) = key.symbol,
        key.modifiers.isEmpty
      {
        text.append(character)
      } else {
        ahead = input
      }
    }
    return text.isEmpty ? nil : text
  }

  private var isBurstGoingOn: Bool {
    isInputReady(within: Terminal.burst)
  }
}

/// A paste whose closing bracket has not arrived yet.
struct OpenPaste {
  /// The longest pause within a paste; what follows a longer one is typed.
  private static let patience = Duration.seconds(5)

  var buffer = PasteBuffer()

  /// When it ends, if nothing more arrives.
  private(set) var deadline = ContinuousClock.now + patience

  /// Appends bytes, and returns the rest of them, after the closing bracket.
  mutating func append(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if !bytes.isEmpty { deadline = .now + OpenPaste.patience }
    return bytes.dropFirst(buffer.append(bytes))
  }
}

extension Terminal {
  /// Reads what has arrived of the open paste, and returns the paste if it ends.
  ///
  /// Bytes read after the closing bracket are kept.
  private mutating func eventOfPaste() -> Event? {
    guard var paste = paste.take() else { return nil }
    isKeyAwaited = false
    readAhead = paste.append(readAhead)
    while !paste.buffer.isComplete, isInputReady(),
      let bytes = try? Posix.chunk(from: screen.device.inputDescriptor), !bytes.isEmpty
    {
      idleWakes = 0
      readAhead = paste.append(bytes[...])
    }
    if paste.buffer.isComplete || paste.deadline <= .now { return paste.buffer.event }
    self.paste = paste
    return nil
  }
}
