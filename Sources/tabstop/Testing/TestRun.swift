import SourceText
import FormTape
import Foundation

/// A run of `tabstop test`: the tapes, read before the first key, and their results.
struct TestRun {
  /// The tapes, in the order of reports.
  let tapes: [TestTape]

  /// The options.
  let options: WorkerOptions

  /// Reads tapes; all of them are read before errors end the run.
  /// - Throws: All errors in them, or that there is nothing to test.
  init(_ files: [String], _ options: WorkerOptions, requiresAsserts: Bool = false) throws(Trouble) {
    guard !files.isEmpty else { throw Trouble("no tapes found; name a tape or a folder of tapes") }
    let surroundings = TapeFiles.remembering()
    var tapes: [TestTape] = []
    var isWrong = false
    for file in files {
      do throws(Trouble) {
        let tape = try TestTape(file, in: surroundings, filter: options.filter)
        let silent = requiresAsserts ? tape.silentCases.map { "\($0)\n" } : []
        for complaint in tape.warnings + silent { StandardError.write(complaint) }
        if !silent.isEmpty { isWrong = true }
        tapes.append(tape)
      } catch {
        StandardError.write(error.text)
        isWrong = true
      }
    }
    if isWrong { throw Trouble.alreadyTold }
    self.tapes = tapes
    self.options = options
  }

  /// The number of cases to play.
  var caseCount: Int { tapes.reduce(0) { $0 + $1.cases.count } }

  /// Plays all cases, writes the reports, and returns the result.
  func play(
    on pool: WorkerPool,
    with worker: Worker? = nil,
    _ writer: inout ReportWriter
  ) throws -> RunReport {
    let tapes = tapes.filter { !$0.cases.isEmpty }
    let jobs = tapes.map { WorkerPool.Job($0, isRealTime: options.level?.isRealTime == true) }
    var reports = tapes.map { TapeReport($0.file, warnings: $0.warnings) }
    var toldCount = 0
    try pool.play(jobs, options, with: worker) { job, report in
      var report = report
      report.name = jobs[job].cases[reports[job].cases.count].name
      reports[job].cases.append(report)
      while toldCount < jobs.count, reports[toldCount].cases.count == jobs[toldCount].cases.count {
        try writer.take(reports[toldCount])
        toldCount += 1
      }
    }
    let run = RunReport(driver: options.level == nil ? "headless" : "pty", tapes: reports)
    try writer.finish(run, options.notesRules ? CoverageReport(of: run) : nil)
    return run
  }
}

extension WorkerPool.Job {
  /// Creates a job of all cases of a tape.
  init(_ test: TestTape, isRealTime: Bool) {
    self.init(
      file: test.file,
      cases: test.cases.map { CaseReport($0.name, line: $0.origin.place.line) },
      limits: test.cases.map { isRealTime ? test.tape.timeLimit(of: $0) : .zero },
      steps: { test.tape.steps(of: test.cases[$0]) }
    )
  }
}
