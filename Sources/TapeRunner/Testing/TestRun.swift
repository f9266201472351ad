package import FormTape
import SourceText
import SystemCalls

/// Reads a tape's bytes, up to one more than the limit for tapes.
package typealias TapeReading = (_ path: String) throws(RunError) -> [UInt8]

/// A run of `tabstop test`: the tapes, read before the first key, and their results.
package struct TestRun {
  /// The tapes, in the order of reports.
  package let tapes: [TestTape]

  private let options: WorkerOptions

  /// Reads tapes; all of them are read before errors end the run.
  ///
  /// A tape that others include is only run as part of them.
  /// - Throws: All errors and warnings in them, or an error if there is nothing to test.
  package init(
    _ files: [String],
    _ options: WorkerOptions,
    requiresAsserts: Bool = false,
    reading: TapeReading
  ) throws(RunError) {
    guard !files.isEmpty else {
      throw .refused("no tapes found; name a tape or a folder of tapes")
    }
    let surroundings = TapeFiles.remembering()
    var tapes: [TestTape] = []
    var complaints: [(file: String, text: String, isError: Bool)] = []
    for file in files {
      do throws(RunError) {
        let tape = try TestTape(
          file,
          in: surroundings,
          filter: options.filter,
          reading: reading
        )
        let silent = requiresAsserts ? tape.silentCases.map { "\($0)\n" } : []
        complaints.append((file, (tape.warnings + silent).joined(), !silent.isEmpty))
        tapes.append(tape)
      } catch {
        guard case .invalid(let report) = error else { throw error }
        complaints.append((file, report, true))
      }
    }
    let included = Set(tapes.flatMap(\.tape.includedFiles).map(TestRun.resolved))
    complaints.removeAll { included.contains(TestRun.resolved($0.file)) }
    if complaints.contains(where: \.isError) { throw .invalid(complaints.map(\.text).joined()) }
    self.tapes = tapes.filter { !included.contains(TestRun.resolved($0.file)) }
    self.options = options
  }

  private static func resolved(_ path: String) -> String { Posix.realPath(path) ?? path }

  /// The warnings of all tapes, each with a line break.
  package var warnings: [String] { tapes.flatMap(\.warnings) }

  /// The number of cases to play.
  package var caseCount: Int { tapes.reduce(0) { $0 + $1.cases.count } }

  /// Plays all cases, writes the reports, and returns the result.
  package func play(
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

/// A tape to test, with its selected cases.
package struct TestTape: Sendable {
  /// The tape's path, as given or found.
  let file: String

  /// The tape.
  let tape: Tape

  /// The selected cases, in the order of the tape.
  let cases: [TapeCase]

  /// Reads a tape.
  /// - Parameters:
  ///   - file: The path.
  ///   - surroundings: The files that the tape can name.
  ///   - filter: A text that `file: name` of each selected case contains; `nil` for all.
  ///   - reading: Reads the bytes of the tape.
  /// - Throws: The printed errors, if it cannot be read.
  init(
    _ file: String,
    in surroundings: TapeSurroundings,
    filter: String? = nil,
    reading: TapeReading
  ) throws(RunError) {
    let bytes = try reading(file)
    do throws(Diagnostics) {
      tape = try Tape(bytes: bytes, file: file, in: surroundings)
    } catch {
      throw .invalid(error.description + "\n")
    }
    self.file = file
    cases = tape.cases.filter { tapeCase in
      filter.map { "\(file): \(tapeCase.name)".contains($0) } ?? true
    }
  }

  /// The tape's warnings, except for missing expectations, which the report mentions.
  var warnings: [String] {
    tape.warnings.filter { $0.code != TapeCode.assertsNothing.rawValue }
      .map { $0.description + "\n" }
  }

  /// Errors about the selected cases without expectations.
  fileprivate var silentCases: [Diagnostic] {
    let isHeard = tape.preamble.contains(where: \.expectsSomething)
    return cases.filter { tapeCase in
      !isHeard && tapeCase.skipReason == nil && !tapeCase.steps.contains(where: \.expectsSomething)
    }
    .map { tapeCase in
      Diagnostic(
        code: TapeCode.assertsNothing.rawValue,
        file: tapeCase.origin.file,
        place: tapeCase.origin.place,
        message: "case \(tapeCase.name.quoted) has no expectations",
        note: "add an Expect or a Wait",
        line: tapeCase.origin.line
      )
    }
  }
}
