import FormTape

/// The results of a run's cases, which arrive in any order and are reported by tape.
struct RunResults {
  /// The reports of all tapes, in order; those played by a job get their cases once all are known.
  private(set) var reports: [TapeReport]

  /// The number of cases that failed.
  private(set) var failedCount = 0

  private let jobs: [WorkerPool.Job]
  private let jobNumbers: [String: Int]
  private var played: [[CaseReport?]]
  private var missing: [Int]
  private var toldCount = 0

  /// The cases with traces, in order.
  private var traced: [(job: Int, index: Int)] = []

  /// Creates the results of jobs that were not played yet.
  /// - Parameters:
  ///   - jobs: The jobs, each for another tape.
  ///   - reports: The reports of all tapes before the first key.
  init(of jobs: [WorkerPool.Job], _ reports: [TapeReport]) {
    self.jobs = jobs
    let numbers = Dictionary(uniqueKeysWithValues: zip(jobs.map(\.file), jobs.indices))
    jobNumbers = numbers
    self.reports = reports.filter { $0.trouble != nil || numbers.keys.contains($0.file) }
    played = jobs.map { Array(repeating: nil, count: $0.cases.count) }
    missing = jobs.map(\.cases.count)
  }

  /// Adds the report of a case, and writes those of the tapes that are complete.
  mutating func add(
    _ report: CaseReport,
    to job: Int,
    at index: Int,
    _ writer: inout ReportWriter
  ) throws {
    var report = report
    report.selector = jobs[job].cases[index].name
    if report.hasFailed { failedCount += 1 }
    played[job][index] = report
    if report.trace != nil { keepTrace(of: job, index) }
    missing[job] -= 1
    while toldCount < reports.count {
      if let job = jobNumbers[reports[toldCount].file] {
        guard missing[job] == 0 else { break }
        reports[toldCount].cases = played[job].compactMap(\.self)
      }
      try writer.add(reports[toldCount])
      toldCount += 1
    }
  }

  /// Records that a case has a trace, and drops the trace of the last of too many.
  private mutating func keepTrace(of job: Int, _ index: Int) {
    let place = traced.firstIndex { ($0.job, $0.index) > (job, index) } ?? traced.count
    traced.insert((job, index), at: place)
    guard traced.count > CaseTrace.limit, let last = traced.popLast() else { return }
    played[last.job][last.index]?.trace = nil
  }

  /// Reports the cases that were not played as skipped.
  mutating func skipRest(_ writer: inout ReportWriter) throws {
    let reason = "not played after \(failedCount) failure\(failedCount == 1 ? "" : "s")"
    for job in jobs.indices {
      for index in played[job].indices where played[job][index] == nil {
        var report = jobs[job].cases[index]
        report.ending = .skipped(reason: reason)
        try add(report, to: job, at: index, &writer)
      }
    }
  }
}
