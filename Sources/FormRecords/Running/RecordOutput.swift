import FormUI
import FormValidation
import Glibc

/// The report of all records, written by several threads in turn.
// Safe: `turn` and `failure` are used only while `lock` is held, or once all threads have ended. The
// rest is used only by the thread whose turn it is; passing the turn under the lock makes what that
// thread wrote visible to the next one.
final class RecordOutput: @unchecked Sendable {
  private let report: any RecordReport
  private let isSummary: Bool
  private let write: RecordCheck.Write
  private let progress: RecordCheck.Progress

  private let lock = Lock()
  private var turn = 0
  private var failure: (any Error)?
  private var counts = RecordCounts()

  /// Whether the report of a record was written.
  private var hasWritten = false

  /// The answers that no further record may have.
  private var taken: Set<Fingerprint> = []

  init(
    report: any RecordReport,
    isSummary: Bool,
    _ write: @escaping RecordCheck.Write,
    _ progress: @escaping RecordCheck.Progress
  ) {
    self.report = report
    self.isSummary = isSummary
    self.write = write
    self.progress = progress
  }

  /// Writes the text before all records.
  func open() throws {
    if !isSummary, !report.opening.isEmpty { try write(Array(report.opening.utf8)) }
  }

  /// Writes the text after all records.
  /// - Throws: The first error.
  func close(in format: RecordReportFormat) throws -> RecordCounts {
    if let failure { throw failure }
    if isSummary {
      try write(Array(counts.summary(in: format).utf8))
    } else if !report.closing.isEmpty {
      try write(Array(report.closing.utf8))
    }
    return counts
  }

  /// Writes the report of a batch after the preceding ones, and returns whether to continue.
  ///
  /// If an earlier record has an answer that must be unique, the batch is checked again.
  func take(
    _ result: consuming RecordResult,
    inTurn ticket: Int,
    checkAgain: ([Int: [RecordJudge.UniqueKey]]) throws -> RecordResult
  ) -> Bool {
    guard awaitTurn(ticket) else { return false }
    defer { passTurn() }
    do {
      let repeated = repeatedKeys(of: result.keys)
      if !repeated.isEmpty { result = try checkAgain(repeated) }
      if !result.text.isEmpty {
        if hasWritten, !report.separator.isEmpty {
          result.text.insert(contentsOf: report.separator.utf8, at: 0)
        }
        try write(result.text)
        hasWritten = true
      }
      counts.add(result.counts)
      progress(counts)
      return true
    } catch {
      lock.locked { failure = failure ?? error }
      return false
    }
  }

  /// Ends the report with an error, after the batches before it.
  func fail(_ error: any Error, inTurn ticket: Int) {
    guard awaitTurn(ticket) else { return }
    lock.locked { failure = failure ?? error }
    passTurn()
  }

  /// Waits for a turn, and returns whether there is one.
  private func awaitTurn(_ ticket: Int) -> Bool {
    lock.locked {
      while turn != ticket, failure == nil { lock.wait() }
      return failure == nil
    }
  }

  private func passTurn() {
    lock.locked {
      turn += 1
      lock.wakeAll()
    }
  }

  /// Records the answers of records, and returns those that earlier ones have.
  private func repeatedKeys(
    of all: [(record: Int, keys: [RecordJudge.UniqueKey])]
  ) -> [Int: [RecordJudge.UniqueKey]] {
    var repeated: [Int: [RecordJudge.UniqueKey]] = [:]
    for (record, keys) in all {
      for key in keys where !taken.insert(Fingerprint(key)).inserted {
        repeated[record, default: []].append(key)
      }
    }
    return repeated
  }
}

/// A 128-bit hash of an answer, so that millions of them fit into memory.
///
/// Among a billion answers, the probability of a collision is 1 in 10²⁰.
private struct Fingerprint: Hashable {
  private let high, low: Int

  init(_ key: RecordJudge.UniqueKey) {
    var hasher = Hasher()
    hasher.combine(key)
    high = hasher.finalize()
    hasher = Hasher()
    hasher.combine(high)
    hasher.combine(key)
    low = hasher.finalize()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(low) }
}
