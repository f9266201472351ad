import ArgumentParser
import FormTape
import FormUI
import Foundation

/// Plays tapes, and tells what was not as they expect.
struct Test: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "test"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Play tapes, and tell what was not as they expect.",
    discussion: """
        tabstop test                            every tape below this folder
        tabstop test signup.tape --keep-going   one tape, each of its expectations
        tabstop test --filter 'happy path'      the cases with a text in "file: name"
        tabstop test --report tap --report junit=report.xml
        tabstop test --update                   store snapshots as they are now

      A tape runs without a terminal and on a clock of its own. A program that \
      crashes or hangs fails the case that it was at, and the others go on.

      Exit status: 0 all passed, 1 an expectation was not met, or the program \
      crashed or hung, 2 a tape, a form or the command line is wrong, or no test \
      was found.
      """
  )

  @Argument(help: ArgumentHelp("Tapes, and folders to look for them in.", valueName: "path"))
  var paths: [String] = ["."]

  @Option(
    help: ArgumentHelp(
      "A report: pretty, tap, tap13 (for readers that refuse 14), junit or json; to a file with =.",
      valueName: "kind[=file]"
    ),
    transform: ReportTarget.init(argument:)
  )
  var report: [ReportTarget] = [ReportTarget(.pretty)]

  @Option(help: ArgumentHelp("Only the cases whose \"file: name\" holds this.", valueName: "text"))
  var filter: String?

  @Option(help: ArgumentHelp("How many programs play at once; one a core.", valueName: "n"))
  var jobs: Int?

  @Flag(help: "Play on the real program, on a pseudo-terminal, beside; the screens must be equal.")
  var pty = false

  @Option(
    help: ArgumentHelp(
      "The real program: twin (beside, as --pty), clock (alone, in real time), outside (as seen).",
      valueName: "level"
    )
  )
  var ptyLevel: RehearsalLevel?

  @Flag(help: "With --pty, let forms run the programs that their rules name.")
  var allowCommands = false

  @Flag(help: "Go on with a case after an expectation that was not met.")
  var keepGoing = false

  @Flag(help: "Store snapshots as they are now, unless something else fails the case.")
  var update = false

  @Flag(help: "List the snapshots that no tape names, without playing; 1 where there are some.")
  var unused = false

  @Flag(help: "Delete the snapshots that no tape names, without playing.")
  var prune = false

  @Option(
    help: ArgumentHelp("Keep a recording of each case, .cast, in a folder.", valueName: "folder")
  )
  var cast: String?

  @Option(help: ArgumentHelp("The version of asciicast: 2 or 3.", valueName: "version"))
  var castVersion = 2

  @Option(
    help: ArgumentHelp(
      "Keep a picture of each case's last screen in a folder.",
      valueName: "folder"
    )
  )
  var svg: String?

  @Flag(help: "Refuse cases that expect nothing.")
  var requireAsserts = false

  @Flag(help: "Tell which rules no tape has seen failing, passing and shown.")
  var coverage = false

  @Option(
    help: ArgumentHelp(
      "Fail where fewer rules of a hundred have been seen so; tells which.",
      valueName: "percent"
    )
  )
  var coverageThreshold: Int?

  @Option(
    help: ArgumentHelp("The screen of tapes that say no Size.", valueName: "COLSxROWS"),
    transform: Size.named(byOption:)
  )
  var size: Size?

  @Option(help: ArgumentHelp("Colours: auto, always or never.", valueName: "when"))
  var color: ColorChoice = .auto

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("Play on 1 to 256 programs at once, not on \(jobs).")
    }
    if let coverageThreshold, !(0...100).contains(coverageThreshold) {
      throw ValidationError("Ask for 0 to 100 rules of a hundred, not for \(coverageThreshold).")
    }
    if ![2, 3].contains(castVersion) {
      throw ValidationError("Recordings are written in version 2 or 3, not in \(castVersion).")
    }
    if allowCommands, !pty, ptyLevel == nil {
      throw ValidationError("Forms run programs only with --pty; leave out --allow-commands.")
    }
    if pty || ptyLevel != nil, size != nil {
      throw ValidationError("Say the size in the tapes, Size 80x24, to play them with --pty.")
    }
    guard report.count(where: { $0.file == nil }) < 2 else {
      throw ValidationError("One report can go to standard output; give the others files.")
    }
    if unused || prune, filter != nil || update {
      throw ValidationError("Snapshots are unused by all cases; leave out --filter and --update.")
    }
  }

  func run() throws {
    let files = try TapeFinder.tapes(at: paths)
    let pool = WorkerPool(
      program: Program.path,
      arguments: [TestWorker.word],
      limit: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      patience: ptyLevel == nil || ptyLevel == .twin ? .seconds(10) : .seconds(120)
    )
    // Several tapes keep the cores busy without that.
    let worker =
      files.count == 1 && !unused && !prune
      ? try pool.worker(readingAhead: files[0], options) : nil
    let run = try TestRun(files, options, requiresAsserts: requireAsserts)
    if unused || prune { return try tellUnused(by: run.tapes) }
    guard run.caseCount > 0 else {
      throw Trouble(
        "no case was found whose \"file: name\" holds \((filter ?? "").debugDescription)"
      )
    }
    var writer = try ReportWriter(
      report,
      caseCount: run.caseCount,
      isColored: color.isWanted(on: STDOUT_FILENO)
    )
    let played = try run.play(on: pool, with: worker, &writer)
    try requireCoverage(by: played)
    if played.failedCount > 0 { throw ExitCode(1) }
    if played.hasEvaluatedNothing {
      throw Trouble("none of the expectations can be evaluated here")
    }
  }

  private var options: WorkerOptions {
    var options = WorkerOptions()
    options.filter = filter
    options.keepsGoing = keepGoing
    options.updatesSnapshots = update
    options.level = ptyLevel ?? (pty ? .twin : nil)
    options.allowsCommands = allowCommands
    options.notesRules = coverage || coverageThreshold != nil
    options.castFolder = cast
    options.castVersion = castVersion
    options.pictureFolder = svg
    options.size = size
    return options
  }

  private func requireCoverage(by played: RunReport) throws {
    guard let coverageThreshold else { return }
    let percentage = CoverageReport(of: played).percentage
    guard percentage < coverageThreshold else { return }
    StandardError.write(
      "tabstop: tapes have seen \(percentage) % of the rules, fewer than \(coverageThreshold) %\n"
    )
    throw ExitCode(1)
  }

  private func tellUnused(by tapes: [TestTape]) throws {
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
