import CNcurses

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What signals did before they were taken over.
struct SavedDispositions {
  private var saved: [(signal: Int32, action: sigaction)] = []

  /// Whether the signal was taken over.
  func holds(_ signal: Int32) -> Bool { saved.contains { $0.signal == signal } }

  /// Has a handler called for a signal, unless the program is to ignore it.
  ///
  /// A signal ignored from the start, as under `nohup`, stays ignored.
  /// - Parameters:
  ///   - signal: The signal.
  ///   - handler: What is called.
  ///   - flags: The flags of the action.
  ///   - isAlone: Whether every other signal waits until the handler is done.
  mutating func replace(
    _ signal: Int32,
    by handler: @convention(c) (Int32) -> Void,
    flags: Int32 = SA_RESTART,
    isAlone: Bool = false
  ) {
    var previous = sigaction()
    guard sigaction(signal, nil, &previous) == 0, signal_action_is_ignore(&previous) == 0 else {
      return
    }
    var action = sigaction()
    if isAlone { sigfillset(&action.sa_mask) } else { sigemptyset(&action.sa_mask) }
    action.sa_flags = flags
    signal_action_call(&action, handler)
    sigaction(signal, &action, nil)
    saved.append((signal, previous))
  }

  /// Gives a signal what it did before.
  mutating func restore(_ signal: Int32) {
    guard let index = saved.firstIndex(where: { $0.signal == signal }) else { return }
    var previous = saved.remove(at: index).action
    sigaction(signal, &previous, nil)
  }

  /// Gives every signal taken over what it did before.
  func restoreAll() {
    for (signal, var previous) in saved { sigaction(signal, &previous, nil) }
  }
}

/// A while in which signals wait.
struct SignalPause {
  private var before = sigset_t()

  /// Has every signal wait.
  init() {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
  }

  /// Has those that came take effect, and later ones at once.
  func end() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
