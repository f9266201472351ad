import FormRecords
import Glibc
import TapeRunner

/// The number of records checked so far, on a terminal once a second has passed.
///
/// Safe to share: threads report in turn.
final class CheckProgress: @unchecked Sendable {
  /// Not while the violations are printed on the terminal, too.
  private let isShown = isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 0
  private var next = ContinuousClock.now + .seconds(1)
  private var hasWritten = false

  /// Shows numbers, if it is time to.
  func tell(_ counts: RecordCounts) {
    guard isShown, ContinuousClock.now >= next else { return }
    next = ContinuousClock.now + .milliseconds(200)
    hasWritten = true
    write("\r\(counts.records) records, \(counts.invalid) invalid")
  }

  /// Removes the numbers.
  func clear() {
    if hasWritten { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    _ = Posix.writeAll(text, to: STDERR_FILENO)
  }
}
