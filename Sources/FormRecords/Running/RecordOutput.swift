import Dispatch
import FormValidation
import Synchronization

/// The report of all records, written by several threads in turn.
final class RecordOutput: Sendable {
  private let report: any RecordReport
  private let isSummary: Bool
  private let write: RecordCheck.Write
  private let progress: RecordCheck.Progress
  private let state = Mutex(State())

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
    let (counts, failure) = state.withLock { ($0.counts, $0.failure) }
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
  func writeInTurn(
    _ result: RecordResult,
    inTurn ticket: Int,
    checkAgain: ([Int: [RecordJudge.UniqueKey]]) throws -> RecordResult
  ) -> Bool {
    inTurn(ticket) { state in
      let repeated = state.repeatedKeys(of: result.keys)
      var result = result
      if !repeated.isEmpty { result = try checkAgain(repeated) }
      if !result.text.isEmpty {
        if state.hasWritten, !report.separator.isEmpty {
          try write(Array(report.separator.utf8))
        }
        try write(result.text)
        state.hasWritten = true
      }
      state.counts.add(result.counts)
      progress(state.counts)
    }
  }

  /// Ends the report with an error, after the batches before it.
  func fail(_ error: any Error, inTurn ticket: Int) {
    _ = inTurn(ticket) { _ in throw error }
  }

  /// Runs work after that of all earlier tickets, and returns whether to continue; no work follows
  /// an error.
  private func inTurn(_ ticket: Int, _ work: (inout State) throws -> Void) -> Bool {
    state.withLock { $0.waiter(for: ticket) }?.wait()
    return state.withLock { state in
      guard state.failure == nil else { return false }
      do { try work(&state) } catch { state.failure = error }
      state.passTurn()
      return state.failure == nil
    }
  }

  /// What the threads share.
  private struct State {
    private var turn = 0

    /// What wakes the threads that wait for their turns, by ticket.
    private var waiters: [Int: DispatchSemaphore] = [:]

    var failure: (any Error)?
    var counts = RecordCounts()

    /// Whether the report of a record was written.
    var hasWritten = false

    /// The answers that no further record may have.
    private var taken: Set<Fingerprint> = []

    /// Returns what a thread has to wait for; `nil` if it need not.
    mutating func waiter(for ticket: Int) -> DispatchSemaphore? {
      if turn == ticket || failure != nil { return nil }
      let waiter = DispatchSemaphore(value: 0)
      waiters[ticket] = waiter
      return waiter
    }

    /// Wakes the next thread; all of them after an error.
    mutating func passTurn() {
      turn += 1
      for (ticket, waiter) in waiters where ticket == turn || failure != nil {
        waiters[ticket] = nil
        waiter.signal()
      }
    }

    /// Records the answers of records, and returns those that earlier ones have.
    mutating func repeatedKeys(
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
