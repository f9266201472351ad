import CNcurses
import Glibc
import SystemCalls

/// The previous dispositions of handled signals.
struct SavedDispositions {
  private var saved: [(signal: Int32, action: sigaction)] = []

  /// Returns whether the signal is handled.
  func holds(_ signal: Int32) -> Bool { saved.contains { $0.signal == signal } }

  /// Installs a handler for a signal, unless the program was started to ignore it.
  ///
  /// A signal ignored from the start, as under `nohup`, stays ignored.
  /// - Parameters:
  ///   - signal: The signal.
  ///   - handler: The handler.
  ///   - flags: The flags of the action.
  ///   - isAlone: Whether every other signal is blocked during the handler.
  mutating func replace(
    _ signal: Int32,
    by handler: @convention(c) (Int32) -> Void,
    flags: Int32 = SA_RESTART,
    isAlone: Bool = false
  ) {
    var action = sigaction()
    if isAlone { sigfillset(&action.sa_mask) } else { sigemptyset(&action.sa_mask) }
    action.sa_flags = flags
    signal_action_call(&action, handler)
    Signals.changeEffects {
      var previous = sigaction()
      guard sigaction(signal, nil, &previous) == 0, signal_action_is_ignore(&previous) == 0 else {
        return
      }
      sigaction(signal, &action, nil)
      saved.append((signal, previous))
    }
  }

  /// Restores the disposition of a signal.
  mutating func restore(_ signal: Int32) {
    guard let index = saved.firstIndex(where: { $0.signal == signal }) else { return }
    var previous = saved.remove(at: index).action
    Signals.changeEffects { sigaction(signal, &previous, nil) }
  }

  /// Restores the disposition of every handled signal.
  func restoreAll() {
    Signals.changeEffects {
      for (signal, var previous) in saved { sigaction(signal, &previous, nil) }
    }
  }
}
