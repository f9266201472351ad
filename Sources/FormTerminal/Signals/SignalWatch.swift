import CNcurses
import FormWidgets
import Glibc
import Synchronization
import SystemCalls

/// The caught signals not yet taken, one bit each.
private let caughtSignals = Atomic<UInt64>(0)

/// The descriptor that a handler writes to, to wake a waiter; negative if there is none.
private let wakeDescriptor = Atomic<Int32>(-1)

/// The terminal being written to; negative if there is none.
private let writtenDescriptor = Atomic<Int32>(-1)

/// The signal handler: records a signal, using only functions that are safe there.
///
/// A request to end does not wait for a terminal that accepts no output, because signals are not
/// taken until everything is written.
private func recordSignal(_ number: Int32) {
  let reason = errno
  let written = writtenDescriptor.load(ordering: .sequentiallyConsistent)
  if written >= 0, number == SIGHUP || number == SIGTERM || number == SIGINT {
    var terminal = pollfd(fd: written, events: Int16(POLLOUT), revents: 0)
    if poll(&terminal, 1, 0) == 0 { leaveAndDie(number) }
  }
  caughtSignals.bitwiseOr(1 << UInt64(number), ordering: .sequentiallyConsistent)
  Posix.wake(wakeDescriptor.load(ordering: .sequentiallyConsistent))
  errno = reason
}

/// The handler of signals that would end the process at once: records a request to end instead.
private func recordEnding(_: Int32) {
  recordSignal(SIGTERM)
}

/// Caught signals, and a descriptor that is readable when one has arrived.
///
/// A signal between checking and waiting is not missed: it leaves a byte in the pipe.
struct SignalWatch: ~Copyable {
  /// Readable when a signal has arrived since the pipe was last drained.
  let descriptor: Int32

  /// Identifies the terminal that the signals are for.
  let use: TerminalUse

  private let writing: Int32
  private var dispositions: SavedDispositions

  /// The watched signals, the most urgent first.
  private static let watched = [
    SIGHUP, SIGTERM, SIGINT, SIGTSTP, SIGCONT, SIGWINCH,
  ]

  init() throws(TerminalError) {
    let pipe = try TerminalError.unlessRefused(Posix.makeWakingPipe)
    guard let use = TerminalUse.begin(waking: pipe.writing) else {
      close(pipe.reading)
      close(pipe.writing)
      throw .busy
    }
    (descriptor, writing, self.use) = (pipe.reading, pipe.writing, use)
    dispositions = SavedDispositions()
    for signal in SignalWatch.watched {
      dispositions.replace(signal, by: recordSignal)
    }
  }

  deinit {
    dispositions.restoreAll()
    use.end()
    close(descriptor)
    close(writing)
  }

  /// Takes the most urgent caught signal; `nil` if there is none.
  func next() -> Int32? {
    let caught = caughtSignals.load(ordering: .sequentiallyConsistent)
    guard caught != 0 else { return nil }
    for signal in SignalWatch.watched {
      let bit: UInt64 = 1 << UInt64(signal)
      guard caught & bit != 0 else { continue }
      SignalWatch.forget(signal)
      return signal
    }
    return nil
  }

  /// Whether a signal has requested the program to end.
  var isAskedToEnd: Bool {
    let caught = caughtSignals.load(ordering: .sequentiallyConsistent)
    return [SIGHUP, SIGTERM, SIGINT].contains { caught & 1 << UInt64($0) != 0 }
  }

  /// Runs work that no signal ends halfway: those that would end the process at once become
  /// requests to end, which the work heeds.
  mutating func deferringEnd<Result>(_ work: (inout SignalWatch) -> Result) -> Result {
    var dispositions = SavedDispositions()
    for signal in EmergencyExit.endings { dispositions.replace(signal, by: recordEnding) }
    defer { dispositions.restoreAll() }
    return work(&self)
  }

  /// Records that a terminal is being written to, which requests to end do not wait for.
  static func startWriting(to terminal: Int32) {
    writtenDescriptor.store(terminal, ordering: .sequentiallyConsistent)
  }

  /// Records that writing to the terminal is done.
  static func endWriting() {
    writtenDescriptor.store(-1, ordering: .sequentiallyConsistent)
  }

  /// Empties the pipe, before signals are taken.
  func drain() {
    Posix.drain(descriptor)
  }

  /// Whether the program may be stopped: it was not started to ignore Ctrl-Z.
  var canStop: Bool { dispositions.holds(SIGTSTP) }

  /// Stops the process group like Ctrl-Z, and returns when it is continued in the foreground of a
  /// terminal, or asked to end.
  mutating func stopProcessGroup(on terminal: Int32) {
    dispositions.restore(SIGTSTP)
    repeat {
      SignalWatch.forget(SIGCONT)
      ChildProcess.stopGroup()
    } while isContinued() && !isAskedToEnd && SignalWatch.isInBackground(of: terminal)
    dispositions.replace(SIGTSTP, by: recordSignal)
  }

  /// Returns whether another process group than this one has a terminal.
  static func isInBackground(of terminal: Int32) -> Bool {
    let group = tcgetpgrp(terminal)
    return group > 0 && group != getpgrp()
  }

  /// Returns whether the process group was stopped and continued.
  ///
  /// Another thread may take the signal while this one is still running. A group that no shell could
  /// continue is never stopped, so the wait is limited.
  private func isContinued() -> Bool {
    for _ in 0..<20 {
      if SignalWatch.forget(SIGCONT) { return true }
      _ = Posix.isReadable(descriptor, within: .milliseconds(10))
      drain()
    }
    return false
  }

  /// Drops a signal, and returns whether it had been caught.
  @discardableResult
  static func forget(_ signal: Int32) -> Bool {
    let bit: UInt64 = 1 << UInt64(signal)
    let caught = caughtSignals.bitwiseAnd(~bit, ordering: .sequentiallyConsistent)
    return caught.oldValue & bit != 0
  }
}

/// The use of the terminal by one form, from opening to closing it; only one at a time.
package struct TerminalUse: Hashable, Sendable {
  private let number: Int

  /// The number of the last use, and whether it still lasts.
  private static let last = Mutex((number: 0, isOpen: false))

  /// Begins a use, whose waiter a descriptor wakes; `nil` if another one lasts.
  fileprivate static func begin(waking descriptor: Int32) -> TerminalUse? {
    last.withLock { last in
      guard !last.isOpen else { return nil }
      last = (last.number + 1, true)
      wakeDescriptor.store(descriptor, ordering: .sequentiallyConsistent)
      return TerminalUse(number: last.number)
    }
  }

  /// Ends the use, and forgets signals that it has not taken.
  fileprivate func end() {
    TerminalUse.last.withLock { last in
      last.isOpen = false
      wakeDescriptor.store(-1, ordering: .sequentiallyConsistent)
      caughtSignals.store(0, ordering: .sequentiallyConsistent)
    }
  }

  /// Ends the form as if the process were asked to terminate, unless it has ended already.
  package func requestEnd() {
    TerminalUse.last.withLock { last in
      guard last == (number, true) else { return }
      caughtSignals.bitwiseOr(1 << UInt64(SIGTERM), ordering: .sequentiallyConsistent)
      Posix.wake(wakeDescriptor.load(ordering: .sequentiallyConsistent))
    }
  }
}
