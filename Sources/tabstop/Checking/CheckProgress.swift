import FormRecords
import Glibc
import Synchronization
import SystemCalls

/// The number of records checked so far, shown on a terminal once a second has passed.
final class CheckProgress: Sendable {
  private let isShown = isatty(STDERR_FILENO) == 1

  /// Whether the report is also written to the terminal, where the numbers would interfere with it.
  private let isBesideReport = isatty(STDOUT_FILENO) == 1

  private struct State {
    var next = ContinuousClock.now + .seconds(1)
    var hasWritten = false
  }

  private let state = Mutex(State())

  /// Shows the numbers, if it is time to.
  func show(_ counts: RecordCounts) {
    guard isShown else { return }
    state.withLock { state in
      guard ContinuousClock.now >= state.next else { return }
      state.next = ContinuousClock.now + .milliseconds(200)
      state.hasWritten = true
      write("\r\(counts.records) records, \(counts.invalid) invalid")
    }
  }

  /// Removes the numbers to make room for a part of the report.
  func makeWay() {
    if isBesideReport { clear() }
  }

  /// Removes the numbers.
  func clear() {
    state.withLock { state in
      if state.hasWritten { write("\r\u{1B}[K") }
      state.hasWritten = false
    }
  }

  private func write(_ text: String) {
    Posix.writeAll(text, to: STDERR_FILENO)
  }
}
