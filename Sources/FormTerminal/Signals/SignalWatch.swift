import CNcurses
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The signals caught and not yet asked for, one bit each.
private let caughtSignals = Atomic<UInt64>(0)

/// Where a handler writes to wake whoever waits; negative while nobody does.
private let wakeDescriptor = Atomic<Int32>(-1)

/// The terminal that is being written to; negative while none is.
private let writtenDescriptor = Atomic<Int32>(-1)

/// Takes note of a signal: the handler, so it does nothing but what a handler may.
///
/// One that asks the program to end does not wait for a terminal that takes nothing: nobody reads
/// the signal until it has taken all.
private func noteSignal(_ number: Int32) {
  let reason = errno
  let written = writtenDescriptor.load(ordering: .sequentiallyConsistent)
  if written >= 0, number == SIGHUP || number == SIGTERM || number == SIGINT {
    var terminal = pollfd(fd: written, events: Int16(POLLOUT), revents: 0)
    if poll(&terminal, 1, 0) == 0 { leaveAndDie(number) }
  }
  caughtSignals.bitwiseOr(1 << UInt64(number), ordering: .sequentiallyConsistent)
  var byte: UInt8 = 0
  // A full pipe is as good as a written one: the waiter wakes.
  _ = write(wakeDescriptor.load(ordering: .sequentiallyConsistent), &byte, 1)
  errno = reason
}

/// Signals turned into something to ask for, and a descriptor that is readable when one came.
///
/// A signal between asking and waiting is not missed: it leaves a byte in the pipe.
struct SignalWatch: ~Copyable {
  /// Readable when a signal came since the pipe was last drained.
  let descriptor: Int32

  private let writing: Int32
  private var dispositions: SavedDispositions

  /// The signals watched for, the most urgent first.
  private static let watched = [
    SIGHUP, SIGTERM, SIGINT, SIGTSTP, SIGCONT, SIGWINCH,
  ]

  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .refused(reason: systemReason()) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    writing = ends[1]
    let previous = wakeDescriptor.exchange(writing, ordering: .sequentiallyConsistent)
    precondition(previous < 0, "one terminal is open already")
    dispositions = SavedDispositions()
    for signal in SignalWatch.watched {
      dispositions.replace(signal, by: noteSignal)
    }
  }

  deinit {
    dispositions.restoreAll()
    wakeDescriptor.store(-1, ordering: .sequentiallyConsistent)
    caughtSignals.store(0, ordering: .sequentiallyConsistent)
    close(descriptor)
    close(writing)
  }

  /// The most urgent signal that came, which then counts as asked for; nothing where none came.
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

  /// Whether a signal came that asks the program to end.
  var isAskedToEnd: Bool {
    let caught = caughtSignals.load(ordering: .sequentiallyConsistent)
    return [SIGHUP, SIGTERM, SIGINT].contains { caught & 1 << UInt64($0) != 0 }
  }

  /// Notes that a terminal is written to, which no signal that asks the program to end waits for.
  static func startWriting(to terminal: Int32) {
    writtenDescriptor.store(terminal, ordering: .sequentiallyConsistent)
  }

  /// Notes that the terminal took all.
  static func endWriting() {
    writtenDescriptor.store(-1, ordering: .sequentiallyConsistent)
  }

  /// Empties the pipe, before signals are asked for.
  func drain() {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
  }

  /// Whether the program may be stopped: whoever started it does not have it ignore Ctrl-Z.
  var canStop: Bool { dispositions.holds(SIGTSTP) }

  /// Stops the process group as Ctrl-Z does by default, and returns when it is continued.
  mutating func stopProcessGroup() {
    dispositions.restore(SIGTSTP)
    SignalWatch.forget(SIGCONT)
    kill(0, SIGTSTP)
    // Another thread may be the one that takes the signal, while this one is still running. A group
    // that no shell could continue is never stopped, so there is an end to the wait.
    for _ in 0..<20 where !SignalWatch.forget(SIGCONT) {
      var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&source, 1, 10)
      drain()
    }
    dispositions.replace(SIGTSTP, by: noteSignal)
  }

  /// Makes the form that is open end as if the process were asked to terminate.
  static func requestEnd() {
    if wakeDescriptor.load(ordering: .sequentiallyConsistent) >= 0 { noteSignal(SIGTERM) }
  }

  /// Forgets a signal, and returns whether it had been caught.
  @discardableResult
  private static func forget(_ signal: Int32) -> Bool {
    let bit: UInt64 = 1 << UInt64(signal)
    let caught = caughtSignals.bitwiseAnd(~bit, ordering: .sequentiallyConsistent)
    return caught.oldValue & bit != 0
  }
}
