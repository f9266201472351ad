import Glibc
import Synchronization

/// Signals of the process.
package enum Signals {
  /// A set of signals on this thread.
  package struct Mask {
    private var signals = sigset_t()

    /// Blocks every signal on this thread, and on threads that it starts.
    package static func blockAll() -> Mask {
      var (all, before) = (sigset_t(), Mask())
      sigfillset(&all)
      pthread_sigmask(SIG_BLOCK, &all, &before.signals)
      return before
    }

    /// Blocks signals on this thread.
    fileprivate static func block(_ numbers: [Int32]) -> Mask {
      var (blocked, before) = (sigset_t(numbers), Mask())
      pthread_sigmask(SIG_BLOCK, &blocked, &before.signals)
      return before
    }

    /// Blocks only the signals that were blocked before; others that have arrived take effect.
    package func restore() {
      var signals = signals
      pthread_sigmask(SIG_SETMASK, &signals, nil)
    }
  }

  /// Runs work that no signal ends halfway, and leaves the effect of signals that arrive in the
  /// meantime for afterward.
  ///
  /// Blocking them on this thread is not enough: another one may have them unblocked, and then they
  /// take effect there. So for a moment they are only recorded.
  package static func hold<Failure: Error>(
    _ work: () throws(Failure) -> Void
  ) throws(Failure) {
    let before = Mask.blockAll()
    defer { before.restore() }
    try changeEffects { () throws(Failure) in
      let actions = recordAll()
      defer { restore(actions) }
      try work()
    }
  }

  /// Returns the name of a signal that ends programs, or its number.
  package static func name(of number: Int32) -> String {
    let names = [
      SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
      SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM", SIGALRM: "SIGALRM",
      SIGXCPU: "SIGXCPU", SIGINT: "SIGINT", SIGHUP: "SIGHUP",
    ]
    return names[number] ?? "signal \(number)"
  }

  /// Runs work before a signal ends this process: an interrupt, a request to end, or an alarm.
  ///
  /// It is for the main thread, before it starts others.
  package static func beforeEnding(_ work: @escaping @Sendable () -> Void) {
    let signals = heededEndings
    let mask = Mask.block(signals)
    if !Threads.launch({ waitForEnding(signals, work) }) { mask.restore() }
  }

  /// Runs work, and other work before a signal ends this process in the meantime.
  ///
  /// It is for the main thread, while there are no others.
  package static func beforeEnding<Value>(
    _ cleanup: @escaping @Sendable () -> Void,
    during work: () -> Value
  ) -> Value {
    let signals = heededEndings
    let mask = Mask.block(signals)
    let watcher = Threads.start { waitForEnding(signals, cleanup) }
    defer {
      if let watcher {
        pthread_kill(watcher, wake)
        pthread_join(watcher, nil)
      }
      mask.restore()
    }
    return work()
  }

  /// The signals that end this process, except those of errors, and those that it ignores, as under
  /// `nohup`.
  private static var heededEndings: [Int32] {
    [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGALRM].filter { signal in
      var action = sigaction()
      return sigaction(signal, nil, &action) == 0 && !isIgnored(action)
    }
  }

  /// The signal that ends the wait for those; it has no effect otherwise.
  private static let wake = SIGURG

  /// Waits for one of the signals that end this process, and does work before.
  private static func waitForEnding(_ endings: [Int32], _ work: () -> Void) {
    var (signals, signal) = (sigset_t(endings + [wake]), Int32(0))
    guard sigwait(&signals, &signal) == 0, signal != wake else { return }
    work()
    // A blocked signal would not end the process.
    Glibc.signal(signal, SIG_DFL)
    kill(getpid(), signal)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Runs work that changes the effects of signals, on one thread at a time.
  package static func changeEffects<Failure: Error>(
    _ work: () throws(Failure) -> Void
  ) throws(Failure) {
    try effects.withLock { _ throws(Failure) in try work() }
  }

  /// Locked while the effects of signals change, or are only recorded.
  private static let effects = Mutex(())

  /// The signals that arrived on other threads, as bits from the first one.
  private static let recorded = Atomic<UInt64>(0)

  /// The signals of errors on the thread itself, which cannot be put off.
  private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]

  /// Records all signals instead of their effects, and returns those; ignored ones stay ignored.
  private static func recordAll() -> [(signal: Int32, action: sigaction)] {
    var actions: [(signal: Int32, action: sigaction)] = []
    for signal in 1...__libc_current_sigrtmax() where !faults.contains(signal) {
      var before = sigaction()
      guard sigaction(signal, nil, &before) == 0, !isIgnored(before) else { continue }
      var recording = sigaction()
      recording.__sigaction_handler.sa_handler = { number in
        Signals.recorded.bitwiseOr(1 << UInt64(number - 1), ordering: .sequentiallyConsistent)
      }
      recording.sa_flags = SA_RESTART
      sigfillset(&recording.sa_mask)
      // It fails for signals that cannot be handled, and those of the C library.
      if sigaction(signal, &recording, nil) == 0 { actions.append((signal, before)) }
    }
    return actions
  }

  /// Restores the effects of signals, and lets those that were recorded take theirs.
  private static func restore(_ actions: [(signal: Int32, action: sigaction)]) {
    for (signal, var action) in actions { sigaction(signal, &action, nil) }
    var missed = recorded.exchange(0, ordering: .sequentiallyConsistent)
    while missed != 0 {
      let bit = missed.trailingZeroBitCount
      missed &= missed - 1
      kill(getpid(), Int32(bit) + 1)
    }
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    unsafeBitCast(action.__sigaction_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

extension sigset_t {
  fileprivate init(_ numbers: [Int32]) {
    self.init()
    sigemptyset(&self)
    for number in numbers { sigaddset(&self, number) }
  }
}
