import FormTape
import SystemCalls

/// Programs that play cases in parallel, so that a crash or hang affects only one of them.
///
/// A worker receives a line of options, then a line for each slice of a tape's cases; it answers
/// with a line for each case, in order. Therefore the current case is always known, and another
/// worker continues after it.
package struct WorkerPool {
  /// A tape to play.
  package struct Job {
    /// The tape's path.
    let file: String
    /// The cases to play, with the reports for those that their worker cannot report.
    let cases: [CaseReport]
    /// The indices of the cases in the tape; `nil` if they are all of its cases.
    var indices: [Int]?
    /// How much longer than usual each case may take; empty if none may.
    var limits: [Duration] = []
    /// The largest number of cases that one worker plays in a row.
    var sliceSize = 8
    /// Returns the steps of a case, to name the one that its worker was at.
    var steps: (_ index: Int) -> [TapeStep] = { _ in [] }

    /// Returns whether the form of a case has secret fields, so that typed texts are left out.
    var hasSecrets: (_ index: Int) -> Bool = { _ in false }
  }

  /// The program and its arguments.
  let program: String
  let arguments: [String]

  /// The largest number of workers.
  let limit: Int

  /// How long a worker may take for a case.
  let patience: Duration

  package init(
    program: String,
    arguments: [String],
    limit: Int = Posix.processorCount,
    patience: Duration = .seconds(10)
  ) {
    self.program = program
    self.arguments = arguments
    self.limit = limit
    self.patience = patience
  }

  /// Starts a worker that reads a tape in advance.
  package func worker(
    readingAhead file: String,
    _ options: WorkerOptions
  ) throws(RunError) -> Worker {
    let worker = try Worker(program, arguments, options)
    worker.send(WorkerRequest(file: file, first: 0, count: 0))
    return worker
  }

  /// Plays tapes, and passes on each case's report as it arrives, in any order.
  /// - Parameters:
  ///   - jobs: The tapes.
  ///   - options: The options of all cases.
  ///   - worker: A worker that was started in advance, if any.
  ///   - isOver: Whether to leave out what was not played yet.
  ///   - hear: Receives the index of the tape, the index of the case in it, and the report.
  /// - Throws: `RunError` if a worker cannot be started, and errors of `hear`.
  func play(
    _ jobs: [Job],
    _ options: WorkerOptions,
    with worker: Worker? = nil,
    isOver: () -> Bool = { false },
    hear: (_ job: Int, _ index: Int, CaseReport) throws -> Void
  ) throws {
    var run = Run(pool: self, options: options, worker)
    // Taken from the end, which is O(1).
    run.waiting = jobs.indices.flatMap { jobs[$0].tasks(as: $0) }.reversed()
    while run.hasWork, !isOver() {
      try run.handOut()
      run.waitForNews()
      for worker in run.workers {
        for (job, index, report) in worker.takeReports() { try hear(job, index, report) }
        guard let end = worker.end() else { continue }
        if let lost = run.dismiss(worker) {
          let index = lost.position
          var report = jobs[lost.job].cases[index]
          var breakdown = end.breakdown(of: worker, at: report, in: lost.file)
          if let step = worker.progress.step {
            let job = jobs[lost.job]
            breakdown.locate(at: step, of: job.steps(index), isMasked: job.hasSecrets(index))
          }
          report.ending = .broken(breakdown)
          try hear(lost.job, index, report)
        }
      }
    }
  }

  /// The workers and remaining jobs of one run.
  private struct Run {
    let pool: WorkerPool
    let options: WorkerOptions
    var waiting: [Worker.Task] = []
    private(set) var workers: [Worker] = []

    var hasWork: Bool { !waiting.isEmpty || workers.contains { !$0.queue.isEmpty } }

    init(pool: WorkerPool, options: WorkerOptions, _ worker: Worker?) {
      self.pool = pool
      self.options = options
      workers = worker.map { [$0] } ?? []
    }

    /// Sends tasks while there is room, each to the least busy worker.
    mutating func handOut() throws(RunError) {
      try hire()
      while let task = waiting.last,
        let worker = workers.min(by: { $0.queue.count < $1.queue.count }),
        worker.queue.count < Worker.queueLimit
      {
        waiting.removeLast()
        worker.start(task, pool.patience)
      }
    }

    /// Starts as many workers as needed: if one has room for all tasks, only that one.
    private mutating func hire() throws(RunError) {
      let room = workers.reduce(0) { $0 + Worker.queueLimit - $1.queue.count }
      var uncovered = waiting.count - room
      while uncovered > 0, workers.count < pool.limit {
        workers.append(try Worker(pool.program, pool.arguments, options))
        uncovered -= Worker.queueLimit
      }
    }

    /// Waits until a worker reports, has ended, or has been silent for too long.
    func waitForNews() {
      let deadline = workers.filter { !$0.queue.isEmpty }.map(\.deadline).min()
      if let deadline { Posix.wait(for: workers.flatMap(\.descriptors), until: deadline) }
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

extension WorkerPool.Job {
  /// Returns the slices of the cases as tasks.
  fileprivate func tasks(as job: Int) -> [Worker.Task] {
    stride(from: 0, to: cases.count, by: sliceSize).map { first in
      let range = first..<min(first + sliceSize, cases.count)
      return Worker.Task(
        job: job,
        file: file,
        position: first,
        indices: (indices ?? Array(cases.indices))[range],
        limits: limits.isEmpty ? [] : limits[range]
      )
    }
  }
}
