import Synchronization

/// Counts calls from closures that must be sendable.
final class Counter: Sendable {
  private let calls = Atomic(0)

  func count() {
    calls.add(1, ordering: .relaxed)
  }

  /// The calls since the last time it was asked.
  func taken() -> Int {
    calls.exchange(0, ordering: .relaxed)
  }
}
