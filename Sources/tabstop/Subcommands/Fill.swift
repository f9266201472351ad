import ArgumentParser
import FormFile
import FormTerminal
import FormUI
import FormValidation

/// Fills a form in the terminal; the answers go to standard output as JSON.
struct Fill: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "fill"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Fill a form in the terminal; the answers go to standard output as JSON.",
    discussion: """
      The screen goes to the terminal itself, so the output can be piped:

        tabstop fill signup.yaml | jq .email
        tabstop fill signup.yaml > answers.json

      Exit status: 0 submitted, 1 cancelled, 2 trouble, 130 Ctrl-C.
      """
  )

  @Argument(help: ArgumentHelp("The form file; - for standard input.", valueName: "form"))
  var path: String

  @Flag(help: "Let the form run the programs that its rules of the kind command name.")
  var allowCommands = false

  @Option(
    help: ArgumentHelp(
      "The language of the messages and the screen: en, de or ja.",
      valueName: "code"
    ),
    transform: PhraseBook.named(byOption:)
  )
  var lang: PhraseBook?

  @Option(help: "Whether the form has the mouse; the terminal keeps it otherwise.")
  var mouse = MouseChoice.on

  func run() throws {
    try Fill.fill(path, allowsCommands: allowCommands, in: lang, usesMouse: mouse == .on)
  }

  /// The form's path, where the arguments name that and nothing else.
  ///
  /// The common call needs no parser, which would take more time than all else up to the first
  /// picture.
  static func onlyForm(in arguments: some Collection<String>) -> String? {
    let rest = arguments.first == word ? arguments.dropFirst() : arguments[...]
    guard rest.count == 1, let path = rest.first, !path.hasPrefix("-") else { return nil }
    return [word, Test.word, Play.word, Record.word, Try.word, Rules.word, TapeTools.word, "help"]
      .contains(path)
      ? nil : path
  }

  /// Fills a form file, and writes the answers.
  ///
  /// The messages and the screen are in the form's language, unless another one is given.
  static func fill(
    _ path: String,
    allowsCommands: Bool = false,
    in language: PhraseBook? = nil,
    usesMouse: Bool = true
  ) throws {
    try StandardOutput.require()
    let file = InputFile(path: path)
    var form = try Form(file: file, FormExtensions(allowsCommands: allowsCommands))
    if let language { form.messages.language = language }
    var checks: [String: OutsideCheck] = [:]
    if allowsCommands { checks[CommandCheck.name] = CommandCheck(folder: file.folder).answer }
    let outcome = try Fill.outcome(of: form, checks: checks, usesMouse: usesMouse)
    guard case .submitted = outcome else { throw ExitCode(Int32(outcome.exitStatus)) }
    try StandardOutput.write(Form.printed(form, outcome))
  }

  /// Fills the form on the terminal, which is given back before this returns.
  private static func outcome(
    of form: Form,
    checks: [String: OutsideCheck],
    usesMouse: Bool
  ) throws(Trouble) -> Outcome {
    do throws(TerminalError) {
      if let rehearsed = RehearsedFill() {
        return try rehearsed.outcome(of: form, checks: checks)
      }
      var terminal = try Terminal(usesMouse: usesMouse)
      var session = Session(form, glyphs: terminal.glyphs, now: LocalClock.now)
      return try terminal.run(&session, checks: checks)
    } catch {
      throw Trouble(error.description)
    }
  }
}

extension Form {
  /// Reads a form file.
  fileprivate init(file: InputFile, _ extensions: FormExtensions) throws(Trouble) {
    let bytes = try file.bytes(limit: Form.byteLimit)
    do {
      try self.init(bytes: bytes, file: file.name, extensions: extensions)
    } catch {
      throw Trouble(report: error)
    }
  }
}
