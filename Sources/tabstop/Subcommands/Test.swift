import ArgumentParser
import FormFilling
import FormScreens
import FormTape
import FormTerminal
import FormWidgets
import SystemCalls
import TapeRunner

/// Runs tapes and reports unmet expectations.
struct Test: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "test"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Run tapes and report unmet expectations.",
    discussion: """
        tabstop test                            run every tape below this folder
        tabstop test signup.tape --keep-going   run one tape, continue after failures
        tabstop test --filter 'happy path'      run cases whose name contains a text
        tabstop test --last-failed              run what failed last time
        tabstop test --report tap --report junit=report.xml
        tabstop test --watch                    run again what changed
        tabstop test --update                   update snapshots


      """
        + FullHelp.only(
          """
          Tapes run without a terminal, on a virtual clock. A tape that others include \
          runs only as part of them. A tape with errors counts as one failed case; the \
          others run. A program that crashes or hangs fails its case; the others continue.


          """
        ) + """
          Exit status: 0 all passed, 1 an expectation failed, or the program crashed or \
          hung, 2 an error in a tape, a form or the command line, or no tests found.
          """
  )

  @Argument(
    help: ArgumentHelp("Tapes, or folders of tapes.", valueName: "path"),
    completion: .tapes
  )
  var paths: [String] = ["."]

  @Option(
    help: ArgumentHelp(
      "Print a report: \(ReportTarget.names); add =FILE to write a file.",
      valueName: "kind[=file]"
    ),
    completion: .list(ReportTarget.Kind.all.map(\.name)),
    transform: ReportTarget.init(argument:)
  )
  var report: [ReportTarget] = [ReportTarget(.pretty)]

  @OptionGroup
  var choice: CaseOptions

  @Option(
    help: ArgumentHelp("Run this many cases in parallel (default: one per core).", valueName: "n")
  )
  var jobs: Int?

  @Option(
    help: .uncommon(
      "Run the tapes in a random order, the same one for the same number.",
      valueName: "number"
    )
  )
  var seed: UInt64?

  @Flag(help: "Also run the real program in a PTY and require identical screens.")
  var pty = false

  @Flag(
    help: .uncommon(
      "Allow tapes to start programs and, with --pty, rules, options, and defaults to run them."
    )
  )
  var allowCommands = false

  @Flag(help: "Continue a case after an unmet expectation.")
  var keepGoing = false

  @Flag(help: "Run again what changed files concern, until a key ends it.")
  var watch = false

  @Flag(help: "Update snapshots, unless the case has other failures.")
  var update = false

  @Flag(help: .uncommon("List snapshots that no tape uses; exit with 1 if there are any."))
  var unused = false

  @Flag(help: .uncommon("Delete snapshots that no tape uses; run nothing."))
  var prune = false

  @Option(
    help: .uncommon("Write a .cast recording of each case to this folder.", valueName: "folder"),
    completion: .directory
  )
  var cast: String?

  @Option(
    help: .uncommon(
      "Write a picture of each case's last screen to this folder.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var svg: String?

  @Flag(help: .uncommon("Fail cases without an expectation."))
  var requireAsserts = false

  @Flag(help: "Report rules that no tape has seen fail, pass and show.")
  var coverage = false

  @Option(
    help: .uncommon(
      "Fail if rule coverage is below PERCENT; list the uncovered rules.",
      valueName: "percent"
    )
  )
  var coverageThreshold: Int?

  @Option(
    help: .uncommon("Use this screen size for tapes without Size.", valueName: "COLSxROWS"),
    transform: Size.named(byOption:)
  )
  var size: Size?

  @Option(help: .uncommon("Set when to use colors.", valueName: "when"))
  var color: ColorChoice = .auto

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("Expected 1 to 256 jobs, found \(jobs).")
    }
    if let coverageThreshold, !(0...100).contains(coverageThreshold) {
      throw ValidationError("Expected 0 to 100 percent, found \(coverageThreshold).")
    }
    if let name = [cast, svg].compactMap(\.self).first(where: RecordingFormat.isFilm) {
      throw ValidationError(
        "--cast and --svg take a folder, not a file like \(name.printable)\n"
          + "for a file, add a line like Output demo.svg to the tape"
      )
    }
    if pty, size != nil {
      throw ValidationError(
        "--size and --pty cannot be combined; set the size in the tapes: Size 80x24."
      )
    }
    guard report.count(where: { $0.file == nil }) < 2 else {
      throw ValidationError("Only one report can go to standard output; write the others to files.")
    }
    let files = report.compactMap(\.file)
    guard Set(files.map(Posix.pathInRealFolder)).count == files.count else {
      throw ValidationError("Each report needs a file of its own.")
    }
    if watch, unused || prune || choice.list {
      throw ValidationError("--watch cannot be combined with --list, --unused or --prune.")
    }
    if unused || prune, !choice.selectsAll || choice.list || update {
      throw ValidationError(
        "--unused and --prune cannot be combined with --update or a selection of cases."
      )
    }
  }

  func run() throws {
    if watch { return try runWatching() }
    try StandardOutput.require()
    let files = try TapeFinder.tapes(at: paths, shuffledBy: seed)
    let pool = pool
    // Several tapes keep the cores busy anyway.
    let worker =
      files.count == 1 && !unused && !prune && !choice.list
      ? try pool.worker(readingAhead: files[0], options) : nil
    let memory = FailureMemory()
    let run = try reading(files, remembering: memory)
    try run.requireKept(by: report)
    run.warnings.forEach(StandardError.write)
    if unused || prune {
      if let trouble = run.trouble { throw RunError.invalid(trouble) }
      return try reportUnused(by: run.tapes)
    }
    guard run.caseCount > 0 else { throw CommandError("no case matches the options") }
    if choice.list { return try list(run) }
    var writer = try ReportWriter(
      report,
      caseCount: run.reportedCount,
      isColored: color.isWantedOnOutput,
      print: StandardOutput.offer(report:)
    )
    let printsErrors = report.contains { $0.kind == .pretty && $0.file == nil }
    if !printsErrors, let trouble = run.trouble { StandardError.write(trouble) }
    let played = try run.play(on: pool, with: worker, upTo: choice.maxFailures, &writer)
    if !report.contains(where: { $0.file == nil }) {
      try StandardOutput.offer(played.summary + "\n")
    }
    memory?.record(played)
    if run.trouble != nil { throw ExitCode(2) }
    try requireCoverage(by: played)
    if played.failedCount > 0 { throw ExitCode(1) }
    if played.hasEvaluatedNothing {
      throw CommandError("none of the expectations can be checked here")
    }
  }

  /// Reads tapes; if no case is one of those that failed last, all of them are played.
  private func reading(_ files: [String], remembering memory: FailureMemory?) throws -> TestRun {
    let selection = choice.selection(remembering: memory)
    func run(_ selection: CaseSelection) throws(RunError) -> TestRun {
      try TestRun(
        files,
        options,
        selection,
        requiresAsserts: requireAsserts,
        reading: InputFile.tape
      )
    }
    let first = try run(selection)
    guard selection.names != nil, first.caseCount == 0 else { return first }
    return try run(choice.selection(remembering: nil))
  }

  /// Runs tapes in the terminal whenever files change.
  private func runWatching() throws {
    var appearance = try Appearance.ofEnvironment()
    appearance.coloring = color.coloring
    var watch = try TestWatch.started(
      paths,
      options,
      choice.selection(remembering: FailureMemory()),
      on: pool,
      reading: InputFile.tape
    )
    let end: (interrupt: Interrupt?, hasFailed: Bool)
    do throws(TerminalError) {
      var terminal = try Terminal(appearance, usesMouse: false)
      end = watch.run(in: &terminal)
    } catch {
      throw CommandError(error)
    }
    if let interrupt = end.interrupt {
      throw ExitCode(Int32(Outcome.interrupted(interrupt).exitStatus))
    }
    if end.hasFailed { throw ExitCode(1) }
  }

  private var pool: WorkerPool {
    WorkerPool(
      program: Posix.ownProgram,
      arguments: [TestWorker.word],
      limit: jobs ?? Posix.processorCount
    )
  }

  private var options: WorkerOptions {
    var options = WorkerOptions()
    options.keepsGoing = keepGoing
    options.updatesSnapshots = update
    options.usesPTY = pty
    options.allowsCommands = allowCommands
    options.notesRules = coverage || coverageThreshold != nil
    options.castFolder = cast
    options.keepsTraces = report.contains { $0.kind == .html }
    options.pictureFolder = svg
    options.size = size
    return options
  }

  /// Prints the selected cases, and the errors of tapes that cannot be read.
  private func list(_ run: TestRun) throws {
    try StandardOutput.offer(run.list)
    guard let trouble = run.trouble else { return }
    throw RunError.invalid(trouble)
  }

  private func requireCoverage(by played: RunReport) throws {
    guard let coverageThreshold else { return }
    let percentage = CoverageReport(of: played).percentage
    guard percentage < coverageThreshold else { return }
    StandardError.write(
      "tabstop: error: rule coverage is \(percentage)%, below \(coverageThreshold)%\n"
    )
    throw ExitCode(1)
  }

  private func reportUnused(by tapes: [TestTape]) throws {
    let folders = TapeFinder.snapshotFolders(at: paths)
    let unused = SnapshotFiles.unused(by: tapes, in: folders)
    try StandardOutput.offer(unused.map { $0 + "\n" }.joined())
    if prune {
      try SnapshotFiles.delete(unused)
    } else if !unused.isEmpty {
      throw ExitCode(1)
    }
  }
}

extension ReportTarget {
  /// The names of all kinds.
  fileprivate static let names = Kind.all.map(\.name).joined(separator: ", ")

  /// Creates the target of an argument, `kind` or `kind=file`.
  fileprivate init(argument: String) throws(ValidationError) {
    let parts = argument.unicodeScalars
      .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let kind = Kind.all.first(where: { $0.name == parts[0] }) else {
      throw ValidationError("Unknown report \"\(parts[0])\"; expected one of \(Self.names).")
    }
    guard parts.last != "" else {
      throw ValidationError("Missing file name after \"=\".")
    }
    self.init(kind, file: parts.count == 1 || parts[1] == "-" ? nil : parts[1])
  }
}
