package import FormTape
import SourceText
import Synchronization
import SystemCalls

/// Reads a tape's bytes, up to one more than the limit for tapes.
package typealias TapeReading = (_ path: String) throws(RunError) -> [UInt8]

/// A run of `tabstop test`: the tapes, read before the first key, and their results.
package struct TestRun {
  /// The readable tapes, in the order of reports.
  package let tapes: [TestTape]

  /// The reports before the first key, of every tape: those of tapes with errors are finished.
  private let reports: [TapeReport]

  private let options: WorkerOptions
  private let readFiles: ReadFiles

  /// Reads tapes.
  ///
  /// A tape with errors is reported, and the others are played. A tape that others include is only
  /// run as part of them.
  /// - Throws: All errors and warnings if no tape can be played, or an error if there is nothing to
  ///   test.
  package init(
    _ files: [String],
    _ options: WorkerOptions,
    _ selection: CaseSelection = CaseSelection(),
    requiresAsserts: Bool = false,
    reading: TapeReading
  ) throws(RunError) {
    guard !files.isEmpty else {
      throw .refused("no tapes found; name a tape or a folder of tapes")
    }
    let lookedUp = Mutex<Set<String>>([])
    let surroundings = TapeFiles.remembering { path in
      lookedUp.withLock { _ = $0.insert(path) }
    }
    var readFiles = ReadFiles()
    var (tapes, reports): ([TestTape], [TapeReport]) = ([], [])
    for file in files {
      lookedUp.withLock { $0 = [] }
      defer { readFiles.add(file, naming: lookedUp.withLock(\.self)) }
      do throws(RunError) {
        let tape = try TestTape(file, in: surroundings, selecting: selection, reading: reading)
        tapes.append(tape)
        reports.append(tape.report(options, requiresAsserts: requiresAsserts))
      } catch {
        guard case .invalid(let trouble) = error else { throw error }
        reports.append(TapeReport(file, trouble: trouble))
      }
    }
    let roots = readFiles.roots(of: files)
    reports.removeAll { !roots.contains($0.file) }
    let playable = Set(reports.filter { $0.trouble == nil }.map(\.file))
    guard !playable.isEmpty else {
      throw .invalid(reports.compactMap(\.trouble).joined())
    }
    self.tapes = selection.shard(tapes.filter { playable.contains($0.file) })
    self.reports = reports
    self.options = options
    self.readFiles = readFiles
  }

  /// Throws if a report would replace a tape, or a file that a tape names.
  package func requireKept(by reports: [ReportTarget]) throws(RunError) {
    for file in reports.compactMap(\.file) where readFiles.contains(file) {
      throw .refused(
        "\(file.debugDescription) is a file of the tapes, which the report would overwrite; "
          + "name another file"
      )
    }
  }

  /// The warnings of all readable tapes, each with a line break.
  package var warnings: [String] {
    reports.flatMap { $0.trouble == nil ? $0.warnings : [] }
  }

  /// The errors of the other tapes, with line breaks; `nil` if there are none.
  package var trouble: String? {
    let troubles = reports.compactMap(\.trouble)
    return troubles.isEmpty ? nil : troubles.joined()
  }

  /// The number of cases to play.
  package var caseCount: Int { tapes.reduce(0) { $0 + $1.cases.count } }

  /// The number of cases in reports, in which a tape with errors counts as one.
  package var reportedCount: Int { caseCount + reports.count { $0.trouble != nil } }

  /// The selected cases, one per line: `signup.tape:12: happy path`, with their tags.
  package var list: String {
    tapes.flatMap { test in
      test.cases.map { tapeCase in
        let tags = tapeCase.tags.isEmpty ? "" : "  (\(tapeCase.tags.joined(separator: ", ")))"
        let place = "\(test.file):\(tapeCase.origin.place.line)"
        return "\(place): \(tapeCase.name)\(tags)".printable + "\n"
      }
    }
    .joined()
  }

  /// Plays all cases, and writes the reports.
  /// - Parameters:
  ///   - pool: The workers.
  ///   - worker: A worker that was started in advance, if any.
  ///   - failureLimit: The number of failures after which the rest is skipped; `nil` for no limit.
  ///   - writer: The reports.
  /// - Returns: The result.
  /// - Throws: `RunError` if a worker cannot be started, and errors of the writer.
  package func play(
    on pool: WorkerPool,
    with worker: Worker? = nil,
    upTo failureLimit: Int? = nil,
    _ writer: inout ReportWriter
  ) throws -> RunReport {
    let tapes = tapes.filter { !$0.cases.isEmpty }
    let jobs = tapes.map { WorkerPool.Job($0, usesPTY: options.usesPTY) }
    var results = RunResults(of: jobs, reports)
    let isOver = { failureLimit.map { results.failedCount >= $0 } ?? false }
    try pool.play(jobs, options, with: worker, isOver: isOver) { job, index, report in
      // Several reports can arrive together.
      if !isOver() { try results.add(report, to: job, at: index, &writer) }
    }
    try results.skipRest(&writer)
    let run = RunReport(driver: options.usesPTY ? "pty" : "headless", tapes: results.reports)
    try writer.finish(run, options.notesRules ? CoverageReport(of: run) : nil)
    return run
  }
}

extension WorkerPool.Job {
  /// Creates a job of all cases of a tape.
  init(_ test: TestTape, usesPTY: Bool) {
    self.init(
      file: test.file,
      cases: test.cases.map { CaseReport($0.name, line: $0.origin.place.line) },
      indices: test.indices,
      limits: test.cases.map { test.tape.extraTime(of: $0, usesPTY: usesPTY) },
      steps: { test.tape.steps(of: test.cases[$0]) },
      hasSecrets: { test.tape.hasSecrets(in: test.cases[$0]) }
    )
    // With the real program, a case takes much longer than passing it to a worker.
    if usesPTY || test.cases.contains(where: test.tape.startsProgram) { sliceSize = 1 }
    // The last case in the order of the tape decides what such a file contains.
    if test.sharesFiles { sliceSize = max(1, cases.count) }
  }
}

extension CaseSelection {
  /// Returns tapes with the cases of the shard.
  fileprivate func shard(_ tapes: [TestTape]) -> [TestTape] {
    guard let shard else { return tapes }
    var number = 0
    return tapes.map { tape in
      var tape = tape
      let start = number
      number += tape.cases.count
      tape.keep { shard.contains(start + $0) }
      return tape
    }
  }
}

/// A tape to test, with its selected cases.
package struct TestTape: Sendable {
  /// The tape's path, as given or found.
  let file: String

  let tape: Tape

  /// The selected cases, in the order of the tape.
  private(set) var cases: [TapeCase]

  /// The index of each selected case in the tape.
  private(set) var indices: [Int]

  /// Reads a tape.
  /// - Parameters:
  ///   - file: The path.
  ///   - surroundings: The files that the tape can name.
  ///   - selection: The cases to select.
  ///   - reading: Reads the bytes of the tape.
  /// - Throws: The printed errors, if it cannot be read.
  init(
    _ file: String,
    in surroundings: TapeSurroundings,
    selecting selection: CaseSelection = CaseSelection(),
    reading: TapeReading
  ) throws(RunError) {
    let bytes = try reading(file)
    do throws(Diagnostics) {
      tape = try Tape(bytes: bytes, file: file, in: surroundings)
    } catch {
      throw .invalid(error.description + "\n")
    }
    self.file = file
    let tape = tape
    indices = tape.cases.indices.filter { selection.accepts(tape.cases[$0], of: file) }
    cases = indices.map { tape.cases[$0] }
  }

  /// Returns the report before the first key, with errors about the selected cases.
  fileprivate func report(_ options: WorkerOptions, requiresAsserts: Bool) -> TapeReport {
    let refusals = options.allowsCommands ? [] : tape.refusals(of: cases)
    let faults = ((requiresAsserts ? silentCases : []) + refusals).map { "\($0)\n" }
    let trouble = faults.isEmpty ? nil : (warnings + faults).joined()
    return TapeReport(file, trouble: trouble, warnings: warnings)
  }

  /// Keeps the cases at some of the indices of selected ones.
  fileprivate mutating func keep(where isKept: (_ index: Int) -> Bool) {
    let kept = cases.indices.filter(isKept)
    (cases, indices) = (kept.map { cases[$0] }, kept.map { indices[$0] })
  }

  /// The tape's warnings, except for missing expectations, which the report mentions.
  var warnings: [String] {
    tape.warnings.filter { $0.code != TapeCode.assertsNothing.rawValue }
      .map { $0.description + "\n" }
  }

  /// Whether several cases write the same recording or picture.
  fileprivate var sharesFiles: Bool {
    let written = cases.flatMap { Set(tape.steps(of: $0).compactMap(\.writtenFile)) }
    return Set(written).count < written.count
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
