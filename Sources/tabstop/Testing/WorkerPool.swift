import FormTape
import Foundation

/// Programs that play tapes in parallel, so that a crash or hang affects only one case.
///
/// A worker is sent a line of options, then a line for each tape; it answers with a line for each
/// case, in order. So the current case is always known, and another worker continues after it.
struct WorkerPool {
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

  /// The program and its arguments.
  let program: String
  let arguments: [String]

  /// The largest number of workers.
  let limit: Int

  /// How long a worker may take for a case.
  var patience: Duration = .seconds(10)

  /// Starts a worker that reads a tape in advance.
  /// - Throws: `Trouble` if a worker cannot be started.
  func worker(readingAhead file: String, _ options: WorkerOptions) throws -> Worker {
    let process = try WorkerProcess(program, arguments)
    process.send(try options.encodedLine)
    process.send(try WorkerRequest(file: file, first: 0, count: 0).encodedLine)
    return Worker(process)
  }

  /// Plays tapes, and passes on each case's report as it arrives: those of one tape in order, those
  /// of several in any order.
  /// - Throws: `Trouble` if a worker cannot be started.
  func play(
    _ jobs: [Job],
    _ options: WorkerOptions,
    with worker: Worker? = nil,
    hear: (_ job: Int, CaseReport) throws -> Void
  ) throws {
    var run = Run(pool: self, header: try options.encodedLine, worker)
    run.waiting = jobs.indices.filter { !jobs[$0].cases.isEmpty }.map { job in
      let request = WorkerRequest(file: jobs[job].file, first: 0, count: jobs[job].cases.count)
      return Worker.Task(job: job, request: request, limits: jobs[job].limits[...])
    }
    // Taken from the end, which is O(1).
    run.waiting.reverse()
    while run.hasWork {
      try run.handOut()
      run.waitForNews()
      for worker in run.workers {
        for (job, report) in worker.takeReports() { try hear(job, report) }
        guard let end = worker.end(patience) else { continue }
        if let lost = run.dismiss(worker) {
          var report = jobs[lost.job].cases[lost.request.first]
          var breakdown = end.breakdown(of: worker.process, at: report, in: lost.request)
          if let step = worker.process.progress.step {
            breakdown.locate(at: step, of: jobs[lost.job].steps(lost.request.first))
          }
          report.ending = .broken(breakdown)
          try hear(lost.job, report)
        }
      }
    }
  }

  /// The workers and remaining jobs of one run.
  private struct Run {
    let pool: WorkerPool
    let header: [UInt8]
    var waiting: [Worker.Task] = []
    private(set) var workers: [Worker] = []

    var hasWork: Bool { !waiting.isEmpty || workers.contains { !$0.queue.isEmpty } }

    init(pool: WorkerPool, header: [UInt8], _ worker: Worker?) {
      self.pool = pool
      self.header = header
      workers = worker.map { [$0] } ?? []
    }

    /// Sends tasks while there is room, each to the least busy worker.
    mutating func handOut() throws {
      try hire()
      while let task = waiting.last,
        let worker = workers.min(by: { $0.queue.count < $1.queue.count }),
        worker.queue.count < Worker.queueLimit
      {
        waiting.removeLast()
        try worker.take(task, pool.patience)
      }
    }

    /// Starts as many workers as needed: if one has room for all tasks, only that one.
    private mutating func hire() throws {
      let room = workers.reduce(0) { $0 + Worker.queueLimit - $1.queue.count }
      var uncovered = waiting.count - room
      while uncovered > 0, workers.count < pool.limit {
        let process = try WorkerProcess(pool.program, pool.arguments)
        process.send(header)
        workers.append(Worker(process))
        uncovered -= Worker.queueLimit
      }
    }

    /// Waits until a worker reports, has ended, or has been silent for too long.
    func waitForNews() {
      let descriptors = workers.flatMap { [$0.process.answers, $0.process.complaints] }
      var sources = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let deadline = workers.filter { !$0.queue.isEmpty }.map(\.deadline).min()
      let left = deadline.map { ContinuousClock.now.duration(to: $0) } ?? .zero
      let milliseconds = (left / .milliseconds(1)).rounded(.up)
      poll(&sources, nfds_t(sources.count), Int32(max(0, min(milliseconds, 3_600_000))))
      for worker in workers { worker.process.takeComplaints() }
    }

    /// Removes a worker that has ended, and returns the task whose next case it was playing.
    mutating func dismiss(_ worker: Worker) -> Worker.Task? {
      workers.removeAll { $0 === worker }
      guard let lost = worker.queue.first else { return nil }
      waiting += worker.queue.dropFirst().reversed()
      if let rest = lost.rest { waiting.append(rest) }
      return lost
    }
  }
}
