import ArgumentParser
import Diagnostics
import FormFile
import FormTape
import FormTerminal
import FormUI
import Foundation

/// Fills a form and writes the tape of it.
struct Record: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "record"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Fill a form, and write the tape of it.",
    discussion: """
        tabstop record signup.yaml -o signup.tape

      Ctrl-X or F12 writes down what is seen as expected. What goes into a field \
      for secrets is written as ********, unless --with-secrets is given. The new \
      tape is played at once, and must pass.

      Exit status: 0 written and passed, 1 written and not passed, 2 trouble.
      """
  )

  @Argument(help: ArgumentHelp("The form file.", valueName: "form"), completion: .forms)
  var path: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where the tape goes.", valueName: "tape"),
    completion: .tapes
  )
  var output: String

  @Flag(help: "Write secrets as they are typed.")
  var withSecrets = false

  @Flag(help: "Take the place of a tape that is there already.")
  var force = false

  @OptionGroup(title: "Screen")
  var screen: ScreenOptions

  @Option(help: "Whether the form has the mouse; the terminal keeps it otherwise.")
  var mouse = MouseChoice.on

  func run() throws {
    guard force || access(output, F_OK) != 0 else {
      throw Trouble("\(output.debugDescription) is there already; --force takes its place")
    }
    let file = InputFile(path: path)
    let form = try Record.form(in: file)
    let (companion, session) = try record(form)
    let text = companion.recorder.text(ofEnded: session)
    try KeptFiles.write(KeptFile(path: output, text: text))
    try tell(of: companion, check(text))
  }

  /// Fills the form on the terminal, which is given back before this returns.
  private func record(_ form: Form) throws(Trouble) -> (RecordingCompanion, Session) {
    let appearance = try screen.appearance()
    do throws(TerminalError) {
      var terminal = try Terminal(appearance, usesMouse: mouse == .on)
      let now = LocalClock.now
      var session = Session(form, glyphs: terminal.glyphs, now: now)
      var companion = RecordingCompanion(
        TapeRecorder(
          form: pathFromTape,
          size: RecordingCompanion.sessionSize(on: terminal.size),
          start: session.readsClock ? now : nil,
          withSecrets: withSecrets
        )
      )
      _ = try terminal.run(&session, with: &companion)
      return (companion, session)
    } catch {
      throw Trouble(error.description)
    }
  }

  /// The form's path as seen from the tape's folder, so that the two can move together; as given
  /// where that is from the root and the form is not below the folder.
  private var pathFromTape: String {
    let form = URL(filePath: path).standardized.pathComponents
    let folder = URL(filePath: output).standardized.deletingLastPathComponent().pathComponents
    let shared = zip(form, folder).prefix { $0 == $1 }.count
    guard shared == folder.count || !path.hasPrefix("/") else { return path }
    let way = folder[shared...].map { _ in ".." } + form[shared...]
    return way.joined(separator: "/")
  }

  /// Plays the tape at once.
  private func check(_ text: String) throws -> CaseReport {
    do throws(Diagnostics) {
      let tape = try Tape(text, file: output, in: TapeFiles.surroundings)
      var options = PlayOptions()
      options.printed = Form.printed
      return tape.play(tape.cases[0], options).report
    } catch {
      throw Trouble(report: error)
    }
  }

  private func tell(of companion: RecordingCompanion, _ report: CaseReport) throws {
    if report.ending == .passed {
      StandardError.write("wrote \(output); played again, it passes\n")
      if companion.checkCount == 0 {
        StandardError.write("it expects only how the form ended; Ctrl-X expects what you see\n")
      }
    } else {
      StandardError.write("wrote \(output); played again, it does not pass:\n")
      StandardError.write(report.ending.complaints.map { "  \($0)\n" }.joined())
    }
    if companion.recorder.hasMasked {
      StandardError.write(
        "secrets are written as ********; with rules on them, record with --with-secrets\n"
      )
    }
    if report.ending != .passed { throw ExitCode(1) }
  }

  private static func form(in file: InputFile) throws -> Form {
    let bytes = try file.bytes(limit: Form.byteLimit)
    do throws(Diagnostics) {
      return try Form(bytes: bytes, file: file.name, extensions: FormExtensions())
    } catch {
      throw Trouble(report: error)
    }
  }
}

extension CaseReport.Ending {
  /// What was not as expected, a line each.
  fileprivate var complaints: [String] {
    switch self {
    case .passed, .skipped: []
    case .broken(let breakdown): [breakdown.reason]
    case .failed(let mismatches):
      mismatches.map { mismatch in
        "line \(mismatch.line), \(mismatch.text): it is \(mismatch.actual.joined(separator: ", "))"
      }
    }
  }
}
