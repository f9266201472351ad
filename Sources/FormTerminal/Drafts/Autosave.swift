package import FormUI
package import FormValidation
import Synchronization
import SystemThreads

/// Keeps the answers of a session while it is filled, at most once a second.
///
/// They are written on another thread, so that no key waits for a disk.
package final class Autosave: Sendable {
  /// Writes answers, none to delete what was written; returns the system's reason if it refuses.
  package typealias Writing = @Sendable ([FieldID: Value]) -> String?

  /// The shortest time between two writes.
  private static let pause = Duration.seconds(1)

  private struct State {
    var changeCount = 0
    var due: ContinuousClock.Instant?
    var last: ContinuousClock.Instant?
    var pending: [FieldID: Value]?
    var failure: String?
    var hasFailed = false
  }

  private let state = Mutex(State())

  /// Held while answers are written.
  private let turn = Mutex(())

  private let write: Writing

  /// Creates an autosave that writes in some way.
  package init(writing write: @escaping Writing) {
    self.write = write
  }

  /// When answers are to be kept next; `nil` if they are.
  var deadline: ContinuousClock.Instant? { state.withLock(\.due) }

  /// Looks between events at how often the answers have changed, and begins to keep them if that is
  /// due.
  /// - Returns: The system's reason if answers could not be kept, once; while they are being changed,
  ///   the next key would wipe it off the screen, so that is not now.
  func look(atChange changeCount: Int, of answers: () -> [FieldID: Value]) -> String? {
    let (isDue, failure) = state.withLock { state in
      let now = ContinuousClock.now
      var failure: String?
      if changeCount != state.changeCount {
        state.changeCount = changeCount
        state.due = state.due ?? state.last.map { max(now, $0 + Autosave.pause) } ?? now
      } else {
        (failure, state.failure) = (state.failure, nil)
      }
      guard let due = state.due, due <= now else { return (false, failure) }
      (state.due, state.last) = (nil, now)
      return (true, failure)
    }
    if isDue {
      keep(answers())
      Threads.detach { self.writePending() }
    }
    return failure
  }

  /// Keeps the last answers of a session that has ended without a submit.
  package func finish(_ session: Session) {
    let hasChanges = state.withLock { state in
      state.due != nil || state.pending != nil || state.changeCount != session.changeCount
    }
    guard hasChanges else { return turn.withLock { _ in } }
    keep(session.answersToKeep)
    writePending()
  }

  /// Waits until nothing is being written, and keeps nothing more.
  package func stop() {
    state.withLock { ($0.pending, $0.due) = (nil, nil) }
    turn.withLock { _ in }
  }

  private func keep(_ answers: [FieldID: Value]) {
    state.withLock { $0.pending = answers }
  }

  private func writePending() {
    turn.withLock { _ in
      let answers = state.withLock { state in
        defer { state.pending = nil }
        return state.pending
      }
      guard let answers, let reason = write(answers) else { return }
      state.withLock { state in
        // Once is enough.
        if !state.hasFailed { state.failure = reason }
        state.hasFailed = true
      }
    }
  }
}
