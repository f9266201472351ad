import FormRecords
import Glibc
import Synchronization
import TapeRunner

/// The number of records checked so far, on a terminal once a second has passed.
final class CheckProgress: Sendable {
  /// Not while the violations are printed on the terminal, too.
  private let isShown = isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 0

  private struct State {
    var next = ContinuousClock.now + .seconds(1)
    var hasWritten = false
  }

  private let state = Mutex(State())

  /// Shows numbers, if it is time to.
  func tell(_ counts: RecordCounts) {
    guard isShown else { return }
    state.withLock { state in
      guard ContinuousClock.now >= state.next else { return }
      state.next = ContinuousClock.now + .milliseconds(200)
      state.hasWritten = true
      write("\r\(counts.records) records, \(counts.invalid) invalid")
    }
  }

  /// Removes the numbers.
  func clear() {
    state.withLock { if $0.hasWritten { write("\r\u{1B}[K") } }
  }

  private func write(_ text: String) {
    _ = Posix.writeAll(text, to: STDERR_FILENO)
  }
}
