import FormFile
import FormTape
import Forms
import Glibc
import SystemCalls

/// Plays cases for a worker, and writes their files.
struct CasePlaying {
  private let options: WorkerOptions
  private let playOptions: PlayOptions
  private let program: String
  private let progress: WorkerProgress.Page?

  /// The number of traces made so far.
  private var traceCount = 0

  /// The paths of the files written so far, which later cases and commands may replace.
  private var written: Set<String> = []

  /// Whether every process that a program leaves becomes a child of this one, which has no others.
  private let ownsOrphans: Bool

  /// Creates a player with options, which reports the current step.
  /// - Parameters:
  ///   - options: The options.
  ///   - program: The path of the real program, for options that play it.
  ///   - progress: Where to record the current step.
  ///   - ownsOrphans: Whether this process adopts orphans, and has no other programs.
  init(
    _ options: WorkerOptions,
    program: String,
    noting progress: WorkerProgress.Page? = nil,
    ownsOrphans: Bool = false
  ) {
    self.options = options
    self.program = program
    self.progress = progress
    self.ownsOrphans = ownsOrphans
    var playOptions = PlayOptions()
    playOptions.keepsGoing = options.keepsGoing
    playOptions.snapshots = SnapshotStore(
      mode: SnapshotFiles.mode(updates: options.updatesSnapshots),
      read: SnapshotFiles.read
    )
    let folders = (Posix.variable("PATH") ?? "").split(separator: ":")
    playOptions.hasProgram = { name in
      name.contains("/")
        ? access(name, X_OK) == 0 : folders.contains { access("\($0)/\(name)", X_OK) == 0 }
    }
    playOptions.printed = { Form.printed($0, $1) }
    if let size = options.size { playOptions.size = size }
    playOptions.notesRules = options.notesRules
    playOptions.isRecording =
      options.castFolder != nil || options.pictureFolder != nil || options.keepsTraces
    if let progress { playOptions.willPerform = { progress.record($0) } }
    self.playOptions = playOptions
  }

  /// Plays a case, writes its files, and returns its report.
  mutating func report(on tapeCase: TapeCase, of tape: Tape) -> CaseReport {
    let start = ContinuousClock.now
    // A form that cannot be opened stops the case before its first step.
    progress?.record(tape.steps(of: tapeCase).firstIndex { $0.command is OpenForm })
    defer { progress?.record(nil) }
    let play = play(tapeCase, of: tape)
    let recordings = CaseRecordings(of: play, tapeCase, of: tape, options)
    var report = play.report
    report.kept += recordings.files.map(\.path)
    for file in play.files + recordings.files {
      do throws(RunError) {
        try SavedFiles.write(
          file,
          replacingTexts: options.updatesSnapshots || written.contains(file.path)
        )
        written.insert(file.path)
      } catch {
        let origin = file.origin ?? tapeCase.origin
        report.kept.removeAll { $0 == file.path }
        report.notes.removeAll { $0 == CaseReport.note(ofUpdated: file.path) }
        report.ending = .broken(
          Breakdown(.unavailable, error.words, origin: origin.description, line: origin.line)
        )
      }
    }
    if options.keepsTraces, report.hasFailed, traceCount < CaseTrace.limit {
      traceCount += 1
      report.trace = CaseTrace(of: play, tape.steps(of: tapeCase))?.json
    }
    report.seconds = start.duration(to: .now) / .seconds(1)
    return report
  }

  private func play(_ tapeCase: TapeCase, of tape: Tape) -> CasePlay {
    guard options.usesPTY, !tape.startsProgram(in: tapeCase) else {
      return tape.play(
        tapeCase,
        allowsCommands: options.allowsCommands,
        ownsOrphans: ownsOrphans,
        playOptions
      )
    }
    return tape.rehearse(
      tapeCase,
      with: program,
      allowsCommands: options.allowsCommands,
      playOptions
    )
  }
}

/// The recordings of a case requested by its tape or by options.
struct CaseRecordings {
  /// The files to write.
  private(set) var files: [SavedFile] = []

  /// Creates the recordings of a played case; empty if it was not played.
  init(of play: CasePlay, _ tapeCase: TapeCase, of tape: Tape, _ options: WorkerOptions) {
    guard let last = play.recording.last else { return }
    let name = play.report.name
    let title = "\(tape.name): \(name)"
    let steps = tape.steps(of: tapeCase)
    var look = PictureStyle(title: title, padding: PictureStyle.tapePadding)
    for step in steps {
      if case .setting(.look(let name, let value)) = step.command.effect {
        look.set(name, to: value)
      }
    }
    let caseStem = name == tapeCase.name ? tapeCase.fileStem : name.fileNameStem
    let stem = "\(tape.file.withoutExtension.fileNameStem)-\(caseStem)"
    if let folder = options.castFolder {
      let text = Cast(of: play.recording, title: title).text
      files.append(SavedFile(path: "\(folder)/\(stem).cast", text: text))
    }
    if let folder = options.pictureFolder {
      let text = SVGPicture(last.screen, cursor: last.cursor, look: look).text
      files.append(SavedFile(path: "\(folder)/\(stem).svg", text: text))
    }
    for step in steps {
      guard let output = step.command.cast(to: Output.self) else { continue }
      let text =
        switch output.format {
        case .svg: SVGFilm(of: play.recording, look: look).text
        case .html: HTMLFilm(of: play.recording, look: look).text
        case .cast: Cast(of: play.recording, title: title).text
        case .text: play.recording.script
        }
      files.append(SavedFile(path: output.path, text: text, origin: step.origin))
    }
  }
}

extension String {
  /// A tape's path without `.tape`.
  fileprivate var withoutExtension: String {
    hasSuffix(".tape") ? String(dropLast(5)) : self
  }
}
