package import FormFilling
import FormScreens
import FormTape
package import FormTerminal
import FormValidation
import FormWidgets
import SystemCalls

/// `tabstop test --watch`: runs what changed files concern, until a key ends it.
package struct TestWatch: ~Copyable {
  private let paths: [String]

  /// The paths without links.
  private let roots: [String]

  private let options: WorkerOptions
  private var selection: CaseSelection
  private let pool: WorkerPool
  private let reading: TapeReading
  private let memory = FailureMemory()

  private var notices: FolderNotices
  private var dependencies = TapeDependencies()
  private var screen = WatchScreen()

  /// The tapes below the paths, in order.
  private var files: [String]

  /// The tapes of the last run.
  private var lastFiles: [String] = []

  /// The tapes that failed when they were last run.
  private var failed: Set<String> = []

  private init(
    paths: [String],
    options: WorkerOptions,
    selection: CaseSelection,
    pool: WorkerPool,
    reading: @escaping TapeReading,
    notices: consuming FolderNotices,
    files: [String]
  ) {
    self.paths = paths
    roots = paths.map { Posix.realPath($0) ?? $0 }
    self.options = options
    self.selection = selection
    self.pool = pool
    self.reading = reading
    self.notices = notices
    self.files = files
  }

  /// Starts watching.
  /// - Throws: `RunError` if the system gives no notices of changes, or a path is no tape.
  package static func started(
    _ paths: [String],
    _ options: WorkerOptions,
    _ selection: CaseSelection,
    on pool: WorkerPool,
    reading: @escaping TapeReading
  ) throws(RunError) -> TestWatch {
    let files = try TapeFinder.tapes(at: paths)
    let notices = try startedNotices()
    return TestWatch(
      paths: paths,
      options: options,
      selection: selection,
      pool: pool,
      reading: reading,
      notices: notices,
      files: files
    )
  }

  private static func startedNotices() throws(RunError) -> FolderNotices {
    do throws(Posix.Failure) {
      return try FolderNotices()
    } catch {
      throw .refused("cannot watch files: \(error.reason)")
    }
  }

  /// Runs all tapes, then those that changes concern, until the user or the system ends it.
  /// - Returns: The system's request that ended it, if any, and whether the last report has failures.
  package mutating func run(
    in terminal: inout Terminal
  ) -> (interrupt: Interrupt?, hasFailed: Bool) {
    follow()
    run(files, in: &terminal)
    while true {
      terminal.paint(screen.frame(in: terminal.size, terminal.glyphs))
      switch terminal.nextEvent(orAnswerAt: notices.descriptor) {
      case .key(let key):
        guard let request = screen.press(key) else { continue }
        guard request != .quit else { return (nil, screen.hasFailed) }
        answer(request, in: &terminal)
      case .outside(.interrupt(let interrupt)): return (interrupt, screen.hasFailed)
      default: heed(notices.take(), in: &terminal)
      }
    }
  }

  private mutating func answer(_ request: WatchScreen.Request, in terminal: inout Terminal) {
    switch request {
    case .runAll:
      findTapes()
      run(files, in: &terminal)
    case .runAgain: run(lastFiles, in: &terminal)
    case .filter(let text):
      do throws(PatternError) {
        selection.filters = if let text { [try CaseFilter(text)] } else { [] }
        run(files, in: &terminal)
      } catch {
        screen.show(message: "Invalid pattern \(text ?? ""): \(error)")
      }
    // The change of the stored file runs its tape again.
    case .accept(let path): SnapshotFiles.accept(path)
    case .quit: break
    }
  }

  /// Runs the tapes that changed files concern.
  private mutating func heed(_ changes: Set<String>, in terminal: inout Terminal) {
    guard !changes.isEmpty else { return }
    let known = Set(files)
    let roots = roots
    if changes.contains(where: { $0.mayChangeTapes(below: roots) }) { findTapes() }
    guard !files.isEmpty else { return screen.show(message: "no tapes found; waiting for one") }
    // The report of a tape that is gone is out of date.
    guard known.isSubset(of: files) else { return run(files, in: &terminal) }
    let concerned = Set(dependencies.tapes(of: files, concernedBy: changes))
    run(files.filter { concerned.contains($0) || !known.contains($0) }, in: &terminal)
  }

  private mutating func findTapes() {
    files = (try? TapeFinder.tapes(at: paths)) ?? []
    failed.formIntersection(files)
    lastFiles = lastFiles.filter(Set(files).contains)
    follow()
  }

  /// Reads what the tapes depend on, and watches it.
  private mutating func follow() {
    dependencies.read(files, reading: reading)
    notices.watch(dependencies.folders)
    notices.watch(TapeFinder.folders(at: paths))
    // A path that is moved away may come back.
    notices.watch(roots.map { PathParts($0).folder + "/" })
  }

  /// Runs tapes, those that failed first, and shows the result.
  private mutating func run(_ tapes: [String], in terminal: inout Terminal) {
    guard !tapes.isEmpty else { return }
    let ordered = tapes.filter(failed.contains) + tapes.filter { !failed.contains($0) }
    lastFiles = tapes
    screen.isRunning = true
    terminal.paint(screen.frame(in: terminal.size, terminal.glyphs))
    screen.isRunning = false
    do {
      let run = try TestRun(ordered, options, selection, reading: reading)
      var writer = try ReportWriter([], caseCount: run.reportedCount, isColored: false) { _ in }
      let played = try run.play(on: pool, &writer)
      for tape in played.tapes {
        let hasFailed = tape.trouble != nil || tape.cases.contains(where: \.hasFailed)
        if hasFailed { failed.insert(tape.file) } else { failed.remove(tape.file) }
      }
      memory?.record(played)
      screen.show(played)
    } catch {
      failed.formUnion(ordered)
      screen.show(message: (error as? RunError)?.text ?? "\(error)")
    }
    dependencies.read(tapes, reading: reading)
    notices.watch(dependencies.folders)
  }
}

extension String {
  /// Returns whether the change of a file or folder at this path may add or remove tapes at paths.
  fileprivate func mayChangeTapes(below roots: [String]) -> Bool {
    // A folder that is gone ends in a slash.
    hasSuffix(".tape") || hasSuffix("/")
      || roots.contains { self == $0 || hasPrefix($0 + "/") && Posix.isFolder(self) }
  }
}
