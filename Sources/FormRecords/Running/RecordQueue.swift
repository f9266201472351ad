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

  /// Creates the queue of some files, given the names of columns in tables.
  init(_ sources: [RecordSource], _ names: ColumnNames) {
    rest = Mutex(Rest(sources: sources[...], areNamed: sources.count > 1, names))
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

  /// The names of the files without a record.
  var emptyNames: [String] { rest.withLock { $0.emptyNames } }

  /// The remaining files, the first of which is being read.
  private struct Rest {
    var sources: ArraySlice<RecordSource>
    let areNamed: Bool
    let names: ColumnNames
    var input: RecordInput?
    var nextTicket = 0
    var hasFailed = false

    /// Whether the file that is being read has a record, and the names of those without.
    private var hasRecords = false
    private(set) var emptyNames: [String] = []

    init(sources: ArraySlice<RecordSource>, areNamed: Bool, _ names: ColumnNames) {
      (self.sources, self.areNamed, self.names) = (sources, areNamed, names)
    }

    /// Returns the next batch; `nil` after the last one.
    mutating func next() throws -> Part? {
      while let source = sources.first {
        if input == nil { input = RecordInput(source, names) }
        if let batch = try input?.next() {
          defer { nextTicket += 1 }
          hasRecords = hasRecords || !batch.records.isEmpty
          return Part(ticket: nextTicket, batch: batch, file: areNamed ? source.name : nil)
        }
        if !hasRecords { emptyNames.append(source.name) }
        (input, hasRecords) = (nil, false)
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
