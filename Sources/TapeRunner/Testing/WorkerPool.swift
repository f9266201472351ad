import FormTape

/// Programs that play tapes in parallel, so that a crash or hang affects only one case.
///
/// A worker is sent a line of options, then a line for each tape; it answers with a line for each
/// case, in order. So the current case is always known, and another worker continues after it.
package final class WorkerPool {
  /// A tape to play.
  struct Job {
    /// The tape's path.
    let file: String
    /// The cases to play, with the reports for those that their worker cannot report.
    let cases: [CaseReport]
    /// How much longer than usual each case may take; empty if none may.
    var limits: [Duration] = []
    /// Returns the steps of a case, to name the one that its worker was at.
    var steps: (_ index: Int) -> [TapeStep] = { _ in [] }
  }

  private let program: String
  private let arguments: [String]
  private let options: WorkerOptions
  private let limit: Int
  private let patience: Duration

  private let news: AsyncStream<(worker: Int, news: Worker.News)>
  private let tell: AsyncStream<(worker: Int, news: Worker.News)>.Continuation
  private var workers: [(number: Int, worker: Worker)] = []
  private var startCount = 0

  /// The tasks left, the next one last.
  private var waiting: [Worker.Assignment] = []

  /// Creates a pool.
  /// - Parameters:
  ///   - program: The program's path.
  ///   - arguments: Its arguments.
  ///   - options: The options for all cases.
  ///   - limit: The largest number of workers.
  ///   - patience: How long a worker may take for a case.
  package init(
    program: String,
    arguments: [String],
    _ options: WorkerOptions,
    limit: Int = Posix.processorCount,
    patience: Duration = .seconds(10)
  ) {
    self.program = program
    self.arguments = arguments
    self.options = options
    self.limit = limit
    self.patience = patience
    (news, tell) = AsyncStream.makeStream()
  }

  /// Starts a worker that reads a tape in advance.
  package func readAhead(_ file: String) {
    let worker = start()
    worker.send(WorkerRequest(file: file, first: 0, count: 0).encodedLine)
  }

  /// Plays tapes, and passes on each case's report as it arrives: those of one tape in order, those
  /// of several in any order.
  /// - Throws: `RunError` if a worker cannot be started, and what `hear` throws.
  func play(
    _ jobs: [Job],
    hear: (_ job: Int, CaseReport) throws -> Void
  ) async throws {
    // Taken from the end, which is O(1).
    waiting = jobs.indices.reversed().filter { !jobs[$0].cases.isEmpty }.map { job in
      let request = WorkerRequest(file: jobs[job].file, first: 0, count: jobs[job].cases.count)
      return Worker.Assignment(job: job, request: request, limits: jobs[job].limits[...])
    }
    handOut()
    var next = news.makeAsyncIterator()
    while hasWork, let (number, news) = await next.next() {
      guard let worker = workers.first(where: { $0.number == number })?.worker else { continue }
      switch news {
      case .process(.line(let line)):
        if let (job, report) = worker.take(line: line) { try hear(job, report) }
      case .overdue(let deadline): worker.judge(deadline)
      case .process(.ended(let end)):
        workers.removeAll { $0.number == number }
        if let (job, report) = try report(ofLost: worker, end, jobs) { try hear(job, report) }
      }
      handOut()
    }
    for (_, worker) in workers { worker.finish() }
  }

  private var hasWork: Bool {
    !waiting.isEmpty || workers.contains { !$0.worker.queue.isEmpty }
  }

  private func start() -> Worker {
    let number = startCount
    startCount += 1
    let worker = Worker(program, arguments, options, patience: patience) { [tell] news in
      tell.yield((number, news))
    }
    workers.append((number, worker))
    return worker
  }

  /// Sends tasks while there is room, each to the least busy worker.
  ///
  /// Starts as many workers as needed: if one has room for all tasks, only that one.
  private func handOut() {
    var room = workers.reduce(0) { $0 + Worker.queueLimit - $1.worker.queue.count }
    while room < waiting.count, workers.count < limit {
      _ = start()
      room += Worker.queueLimit
    }
    while let task = waiting.last,
      let worker = workers.min(by: { $0.worker.queue.count < $1.worker.queue.count })?.worker,
      worker.queue.count < Worker.queueLimit
    {
      waiting.removeLast()
      worker.take(task)
    }
  }

  /// Returns the report of the case that a worker was playing when it ended, and lets others
  /// continue after it; `nil` if it was playing none.
  private func report(
    ofLost worker: Worker,
    _ end: WorkerProcess.End,
    _ jobs: [Job]
  ) throws(RunError) -> (job: Int, CaseReport)? {
    let reason = worker.reason(of: end)
    if case .left = reason { _ = try end.status.get() }
    guard let lost = worker.queue.first else { return nil }
    waiting += worker.queue.dropFirst().reversed()
    if let rest = lost.rest { waiting.append(rest) }
    var report = jobs[lost.job].cases[lost.request.first]
    var breakdown = reason.breakdown(at: report, in: lost.request)
    if let step = worker.progress.step {
      breakdown.locate(at: step, of: jobs[lost.job].steps(lost.request.first))
    }
    report.ending = .broken(breakdown)
    return (lost.job, report)
  }
}
