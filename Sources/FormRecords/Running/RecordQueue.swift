import Synchronization

/// The batches of some files, for several threads.
final class RecordQueue: Sendable {
  /// A batch, with its position in the order of all.
  struct Part {
    let ticket: Int
    let batch: RecordBatch

    /// The name of its file; `nil` if there is only one.
    let file: String?
  }

  private let rest: Mutex<Rest>

  init(_ sources: [RecordSource]) {
    rest = Mutex(Rest(sources: sources[...], areNamed: sources.count > 1))
  }

  /// Returns the next batch; `nil` after the last one, and after an error.
  func next() throws(Failure) -> Part? {
    try rest.withLock { rest throws(Failure) in
      guard !rest.hasFailed else { return nil }
      do {
        return try rest.next()
      } catch {
        rest.hasFailed = true
        throw Failure(ticket: rest.nextTicket, error: error)
      }
    }
  }

  /// The remaining files, the first of which is being read.
  private struct Rest {
    var sources: ArraySlice<RecordSource>
    let areNamed: Bool
    var input: RecordInput?
    var nextTicket = 0
    var hasFailed = false

    /// Returns the next batch; `nil` after the last one.
    mutating func next() throws -> Part? {
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
  }

  /// An error instead of the batch with a ticket.
  struct Failure: Error {
    let ticket: Int
    let error: any Error
  }
}
