package import FormFilling
import FormValidation
import Synchronization
import SystemCalls

/// Saves the answers of a filling while it is being filled out, at most once a second.
///
/// They are written on another thread, so that no key waits for a disk.
package final class Autosave: Sendable {
  /// Writes answers, or deletes the draft if there are none; returns the system's reason on
  /// failure.
  package typealias Writing = @Sendable (DraftContent) -> String?

  /// The shortest time between two writes.
  private static let pause = Duration.seconds(1)

  /// How long a write usually takes at most.
  private static let patience = Duration.milliseconds(50)

  private struct State {
    var changeCount = 0
    var due: ContinuousClock.Instant?
    var last: ContinuousClock.Instant?
    var pending: DraftContent?
    var lastPlace: FillingPlace?
    var isWriting = false
    var failure: String?
    var hasFailed = false
  }

  private let state = Mutex(State())

  /// Locked while answers are written.
  private let turn = Mutex(())

  private let write: Writing

  /// Creates an autosave with a closure that writes.
  package init(writing write: @escaping Writing) {
    self.write = write
  }

  /// The time of the next look; `nil` if everything is saved.
  var deadline: ContinuousClock.Instant? {
    state.withLock { state in
      // A failure is noticed even if no key follows.
      guard state.isWriting || state.failure != nil else { return state.due }
      let soon = ContinuousClock.now + Autosave.patience
      return state.due.map { min($0, soon) } ?? soon
    }
  }

  /// Checks between events whether the answers have changed, and starts saving them if that is due.
  /// - Returns: The system's reason, once, if answers could not be saved; `nil` while they change,
  ///   when the next key would clear the notice.
  func check(atChange changeCount: Int, of content: () -> DraftContent) -> String? {
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
      (state.due, state.last, state.isWriting) = (nil, now, true)
      return (true, failure)
    }
    if isDue {
      keep(content())
      Threads.detach { self.writePending() }
    }
    return failure
  }

  /// Saves the answers of a filling and where the user is, before this returns: the filling has
  /// ended without a submit, or waits for another program.
  package func save(_ filling: Filling) {
    let content = DraftContent(of: filling)
    let hasChanges = state.withLock { state in
      state.due != nil || state.pending != nil || state.changeCount != filling.sheet.changeCount
        || state.lastPlace != content.place && !content.answers.isEmpty
    }
    guard hasChanges else { return turn.withLock { _ in } }
    state.withLock { ($0.changeCount, $0.due) = (filling.sheet.changeCount, nil) }
    keep(content)
    writePending()
  }

  /// Waits until the current write is done, and disables further ones.
  package func stop() {
    state.withLock { ($0.pending, $0.due) = (nil, nil) }
    turn.withLock { _ in }
  }

  private func keep(_ content: DraftContent) {
    state.withLock { ($0.pending, $0.lastPlace) = (content, content.place) }
  }

  private func writePending() {
    turn.withLock { _ in
      let content = state.withLock { state in
        defer { state.pending = nil }
        return state.pending
      }
      let reason = content.flatMap(write)
      state.withLock { state in
        state.isWriting = false
        guard let reason else { return }
        // One report is enough.
        if !state.hasFailed { state.failure = reason }
        state.hasFailed = true
      }
    }
  }
}
