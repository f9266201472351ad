import Glibc

/// The batches of some files, for several threads.
// Safe: `next` is the only method, and everything that changes is used only while it holds `lock`.
final class RecordQueue: @unchecked Sendable {
  /// A batch, with its place in the order of all.
  struct Part {
    let ticket: Int
    let batch: RecordBatch

    /// The name of its file; `nil` if there is only one.
    let file: String?
  }

  private let lock = Lock()
  private var sources: ArraySlice<RecordSource>
  private let areNamed: Bool
  private var input: RecordInput?
  private var nextTicket = 0
  private var hasFailed = false

  init(_ sources: [RecordSource]) {
    self.sources = sources[...]
    areNamed = sources.count > 1
  }

  /// Returns the next batch; `nil` after the last one, and after an error.
  func next() throws -> Part? {
    try lock.locked {
      guard !hasFailed else { return nil }
      do {
        return try nextPart()
      } catch {
        hasFailed = true
        throw RecordQueue.Failure(ticket: nextTicket, error: error)
      }
    }
  }

  private func nextPart() throws -> Part? {
    while let source = sources.first {
      if input == nil { input = RecordInput(source) }
      if let batch = try input?.next() {
        defer { nextTicket += 1 }
        return Part(ticket: nextTicket, batch: batch, file: areNamed ? source.name : nil)
      }
      input = nil
      sources.removeFirst()
    }
    return nil
  }

  /// An error instead of the batch with a ticket.
  struct Failure: Error {
    let ticket: Int
    let error: any Error
  }
}
