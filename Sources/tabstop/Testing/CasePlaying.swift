import FormFile
import FormTape
import FormUI
import Foundation

/// Plays cases for a worker, and writes their files.
struct CasePlaying {
  private let options: WorkerOptions
  private let playOptions: PlayOptions
  private let progress: WorkerProgress.Page?

  /// Creates a player with options, which reports the current step.
  init(_ options: WorkerOptions, noting progress: WorkerProgress.Page? = nil) {
    self.options = options
    self.progress = progress
    let environment = ProcessInfo.processInfo.environment
    var playOptions = PlayOptions()
    playOptions.keepsGoing = options.keepsGoing
    playOptions.snapshots = SnapshotShelf(
      mode: SnapshotFiles.mode(updates: options.updatesSnapshots, environment: environment),
      read: SnapshotFiles.read
    )
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    playOptions.hasProgram = { name in
      name.contains("/")
        ? access(name, X_OK) == 0 : folders.contains { access("\($0)/\(name)", X_OK) == 0 }
    }
    playOptions.printed = { Form.printed($0, $1) }
    if let size = options.size { playOptions.size = size }
    playOptions.notesRules = options.notesRules
    playOptions.isRecording = options.castFolder != nil || options.pictureFolder != nil
    if let progress { playOptions.willPerform = { progress.note($0) } }
    self.playOptions = playOptions
  }

  /// Plays a case, writes its files, and returns its report.
  func report(on tapeCase: TapeCase, of tape: Tape) -> CaseReport {
    let start = ContinuousClock.now
    // A form that cannot be opened stops the case before its first step.
    progress?.note(tape.steps(of: tapeCase).firstIndex { $0.command is OpenForm })
    defer { progress?.note(nil) }
    let play = play(tapeCase, of: tape)
    let recordings = CaseRecordings(of: play, tapeCase, of: tape, options)
    var report = play.report
    report.notes += recordings.notes
    report.kept += recordings.files.map(\.path)
    for file in play.files + recordings.files {
      do throws(Trouble) {
        try KeptFiles.write(file, replacingTexts: options.updatesSnapshots)
      } catch {
        let origin = file.origin ?? tapeCase.origin
        report.kept.removeAll { $0 == file.path }
        report.ending = .broken(
          Breakdown(.unavailable, error.words, origin: origin.description, line: origin.line)
        )
      }
    }
    report.seconds = start.duration(to: .now) / .seconds(1)
    return report
  }

  private func play(_ tapeCase: TapeCase, of tape: Tape) -> CasePlay {
    if let level = options.level {
      return tape.rehearse(
        tapeCase,
        with: Program.path,
        at: level,
        allowsCommands: options.allowsCommands,
        playOptions
      )
    }
    return tape.play(tapeCase, playOptions)
  }
}
