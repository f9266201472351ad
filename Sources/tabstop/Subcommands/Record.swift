import ArgumentParser
import FormFile
import FormFilling
import FormScreens
import FormTape
import FormTerminal
import FormValidation
import FormWidgets
import Forms
import SourceText
import Synchronization
import SystemCalls
import TapeRunner

/// Runs a form and records it as a tape.
struct Record: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "record"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Record a form or any program as a tape.",
    discussion: """
        tabstop record signup.yaml -o signup.tape
        tabstop record -o app.tape -- ./app --flag

      Ctrl-X or F12, in a program only F12, adds expectations for the current screen. A secret is \
      replaced by a placeholder with the same verdicts, and what a program reads without showing it \
      by asterisks, unless --with-secrets is given. If you cancel the form, the tape expects that. \
      The new tape is run once and must pass.

      Exit status: 0 written and passed, 1 written but failed, 2 error.
      """
  )

  @Argument(help: ArgumentHelp("A form file.", valueName: "form"), completion: .forms)
  var path: String?

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("A program and its arguments, after --.", valueName: "program")
  )
  var program: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the tape to this file; - for standard output.", valueName: "tape"),
    completion: .tapes
  )
  var output: String

  @Flag(help: "Allow rules, options, and defaults to run programs; record their answers.")
  var allowCommands = false

  @Flag(help: "Record secrets as typed.")
  var withSecrets = false

  @Flag(help: "Record what is done to fields by name, which stays right if the form changes.")
  var byName = false

  @Flag(help: "Overwrite an existing tape.")
  var force = false

  @OptionGroup(title: "Prefilled answers")
  var given: GivenAnswers

  @Option(languageByDefault: "the form's")
  var lang: Language?

  @Option(help: MouseChoice.help)
  var mouse: MouseChoice?

  @OptionGroup(title: "Screen", visibility: .uncommon)
  var screen: ScreenOptions

  func validate() throws {
    guard (path == nil) != program.isEmpty else {
      throw ValidationError("Expected a form file, or -- and a program.")
    }
    guard path == nil else { return }
    if allowCommands || lang != nil || mouse != nil || given.answers != nil
      || !given.settings.isEmpty
    {
      throw ValidationError("Options of a form cannot be combined with a program.")
    }
  }

  func run() throws {
    if RecordingFormat.isFilm(output) {
      throw CommandError(
        "\(output.printable) is not the name of a tape",
        help: "record a .tape file, add a line like Output demo.svg to it, and run tabstop test"
      )
    }
    let tape = OutputFile(path: output)
    try tape.requireAbsence(unless: force)
    guard let path else { return try recordProgram(as: tape) }
    let file = InputFile(path: path)
    try file.requireNotOverwritten(by: [output])
    try tape.requireReplacing()
    try pathFromTape(of: path).requireFittingTape()
    var form = try Form(
      reading: file,
      allowsCommands: allowCommands,
      in: lang,
      ignoresEnvironment: true
    )
    try GivenAnswers.prefill(
      &form,
      answers: given.answers.map { InputFile(path: $0, kind: "file") },
      settings: given.settings
    )
    let programs = allowCommands ? file.programs(in: form.messages.language) : [:]
    let (observer, screen) = try record(
      form,
      at: pathFromTape(of: path),
      // The tape contains the answers of the store and the file system, because it is played
      // without them.
      programs.merging(Store.unasked) { $1 }.merging(PathCheck.checks) { $1 }
    )
    let text = observer.recorder.text(ofEnded: screen)
    try tape.replace(with: text)
    try report(
      check(text),
      checkKey: observer.checkCount == 0 ? "Ctrl-X" : nil,
      hasMasked: observer.recorder.hasMasked
    )
    if let outcome = screen.filling.outcome, outcome.isFromOutside {
      throw ExitCode(Int32(outcome.exitStatus))
    }
  }

  /// Runs the form on the terminal, which is restored before this returns.
  private func record(
    _ form: Form,
    at formPath: String,
    _ programs: [String: OutsideCheck]
  ) throws(CommandError) -> (RecordingObserver, Screen) {
    let heard = ReceivedAnswers()
    let checks = programs.mapValues { check -> OutsideCheck in
      { request in
        let answer = await check(request)
        heard.add(StagedAnswer(answer, to: request, wording: form.messages))
        return answer
      }
    }
    let appearance = try screen.appearance()
    do throws(TerminalError) {
      var terminal = try Terminal(appearance, usesMouse: mouse != .off)
      let now = LocalClock.now
      var screen = Screen(form, glyphs: terminal.glyphs, now: now)
      var observer = RecordingObserver(
        TapeRecorder(
          form: formPath,
          in: lang,
          of: screen.filling,
          size: RecordingObserver.formSize(on: terminal.size),
          start: screen.filling.readsClock || form.beginsWithTime ? now : nil,
          withSecrets: withSecrets,
          byName: byName
        )
      )
      _ = try terminal.run(&screen, asking: checks, with: &observer)
      observer.record(heard.all)
      return (observer, screen)
    } catch {
      throw CommandError(error)
    }
  }

  /// Returns a path relative to the tape's folder, so that the two can move together; as given if it
  /// is absolute and not below the folder.
  func pathFromTape(of path: String) -> String {
    func names(of path: String) -> [Substring] {
      (path.hasPrefix("/") ? path : "\(Posix.currentFolder ?? "")/\(path)").pathNames
    }
    let form = names(of: path)
    let folder = names(of: output).dropLast()
    let shared = zip(form, folder).prefix { $0 == $1 }.count
    guard shared == folder.count || !path.hasPrefix("/") else { return path }
    let way = folder[shared...].map { _ in ".." } + form[shared...]
    return way.joined(separator: "/")
  }

  /// Plays the tape immediately.
  func check(_ text: String, allowsCommands: Bool = false) throws -> CaseReport {
    do throws(Diagnostics) {
      let tape = try Tape(text, file: output, in: TapeFiles.surroundings)
      var options = PlayOptions()
      options.printed = Form.printed
      return StartedPrograms.guarding {
        tape.play(tape.cases[0], allowsCommands: allowsCommands, options).report
      }
    } catch {
      throw CommandError(report: error)
    }
  }

  /// Reports whether the tape passes.
  /// - Parameters:
  ///   - report: The report of its case.
  ///   - checkKey: The key that adds expectations, if the user has not used it.
  ///   - hasMasked: Whether secrets were replaced.
  /// - Throws: The exit status if it fails.
  func report(_ report: CaseReport, checkKey: String?, hasMasked: Bool = false) throws {
    let written = output == "-" ? "" : "wrote \(output); "
    let complaints = report.ending.complaints
    if complaints.isEmpty {
      StandardError.write("\(written)the tape passes\n")
      if let checkKey {
        StandardError.write(
          "it expects only the outcome; press \(checkKey) while recording to expect the screen\n"
        )
      }
    } else {
      StandardError.write("\(written)the tape fails:\n")
      StandardError.write(complaints.map { "  \($0)\n" }.joined())
    }
    if hasMasked {
      StandardError.write(
        "secrets were replaced; to record them as typed, use --with-secrets\n"
      )
    }
    if !complaints.isEmpty { throw ExitCode(1) }
  }
}

/// Answers of checks as they arrive, from any thread.
private final class ReceivedAnswers: Sendable {
  private let answers = Mutex<[StagedAnswer]>([])

  var all: [StagedAnswer] { answers.withLock(\.self) }

  func add(_ answer: StagedAnswer) {
    answers.withLock { $0.append(answer) }
  }
}

extension String {
  /// Checks that a tape can name the form at this path.
  func requireFittingTape() throws(CommandError) {
    guard !fitsTape else { return }
    throw CommandError(
      "a tape cannot name \(printable)",
      help: "rename the form: no line break, and not all three of \" ' `"
    )
  }
}

extension CaseReport.Ending {
  /// The unmet expectations, one per line.
  fileprivate var complaints: [String] {
    switch self {
    case .passed, .skipped: []
    case .broken(let breakdown): [breakdown.reason]
    case .failed(let mismatches):
      mismatches.map { "line \($0.line), \($0.message)" }
    }
  }
}
