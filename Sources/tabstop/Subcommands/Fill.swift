import ArgumentParser
import FormFile
import FormFilling
import FormScreens
import FormTerminal
import FormValidation
import FormWidgets
import Forms
import SystemCalls
import TapeRunner

/// Runs a form in the terminal; the answers go to standard output.
struct Fill: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "fill"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Fill out a form; print the answers to standard output.",
    discussion: """
      The screen is drawn on the terminal itself, so the output can be piped:

        tabstop fill signup.yaml | jq .email
        tabstop fill signup.yaml --set age=36 --output answers.json
        tabstop fill signup.yaml --no-input --answers - < answers.json


      """ + FullHelp.only(more) + """
        Exit status: 0 submitted, 1 not submitted, 2 error, 124 timeout, 130 Ctrl-C.
        """
  )

  /// Further uses.
  private static let more = """
    Without a screen, line by line:

      tabstop fill signup.yaml --plain

    Below the prompt, in as few rows as needed; the answers stay visible:

      tabstop fill signup.yaml --inline

    Prefilled, from lowest precedence to highest: the form's defaults, a file, the environment, \
    the command line. With --no-input, no questions are asked:

      tabstop fill signup.yaml --answers answers.json
      TABSTOP_FIELD_EMAIL=ada@example.org tabstop fill signup.yaml --set age=36

    As shell variables like TABSTOP_FIELD_NAME, and as a log:

      answers=$(tabstop fill signup.yaml --format env) || exit
      eval "$answers"
      tabstop fill signup.yaml --append signups.jsonl

    To a program, which reads the answers as JSON; if it rejects them, the form stays open:

      tabstop fill signup.yaml --submit ./register

    Answers that were not submitted, except secrets, are saved as a draft and offered at the \
    next start:

      tabstop fill signup.yaml --resume
      tabstop fill signup.yaml --draft 2
      tabstop fill signup.yaml --no-draft

    To a database, in one table per form:

      tabstop fill signup.yaml --save sqlite:signups.db

    While you edit the form file:

      tabstop fill --watch signup.yaml


    """

  @Argument(
    help: ArgumentHelp("A form file; - for standard input.", valueName: "form"),
    completion: .forms
  )
  var path: String

  @Flag(help: .uncommon("Allow rules, options, and defaults to run programs."))
  var allowCommands = false

  @Flag(
    help: ArgumentHelp(
      "Reload the form when its file is saved" + FullHelp.only("; keep the answers") + "."
    )
  )
  var watch = false

  @Option(languageByDefault: "the environment's if the form has it, else the form's")
  var lang: Language?

  @Option(
    help: .uncommon("Show the first message of each field, or all (default: as the form says).")
  )
  var errors: ErrorsShown?

  @Option(help: .uncommon("Choose when messages are shown (default: as the form says)."))
  var reveal: Reveal?

  @Flag(name: .shortAndLong, help: .uncommon("Print no warnings."))
  var quiet = false

  @Flag(
    help: .uncommon(
      "Resume the draft of this form without asking; list drafts if there are several."
    )
  )
  var resume = false

  @Option(help: .uncommon("Resume the draft with this number in the list.", valueName: "number"))
  var draft: Int?

  @Flag(help: .uncommon("Do not offer or save a draft."))
  var noDraft = false

  @Flag(help: "Draw below the prompt, not on the full screen.")
  var inline = false

  @Option(help: MouseChoice.help)
  var mouse: MouseChoice?

  @OptionGroup(title: "Screen")
  var screen: ScreenOptions

  @OptionGroup(title: "Filling")
  var mode: ModeOptions

  @OptionGroup(title: "Filling")
  var given: GivenAnswers

  @OptionGroup(title: "Output")
  var output: OutputOptions

  func validate() throws {
    if let resuming = resume ? "--resume" : draft.map({ _ in "--draft" }) {
      guard !noDraft else {
        throw ValidationError("\(resuming) and --no-draft cannot be combined.")
      }
      guard !mode.noInput else {
        throw ValidationError("\(resuming) and --no-input cannot be combined.")
      }
    }
    guard !inline || !(mode.plain || mode.noInput) else {
      throw ValidationError(
        "--inline and \(mode.plain ? "--plain" : "--no-input") cannot be combined."
      )
    }
    guard watch else { return }
    guard path != "-" else { throw ValidationError("--watch requires a form file.") }
    guard case .screen = mode.mode else {
      throw ValidationError("--watch requires a full screen.")
    }
  }

  func run() throws {
    let options = FillingOptions(
      mode: inline && mode.mode == .screen ? .inline : mode.mode,
      timeLimit: mode.timeLimit,
      answers: given.answers,
      settings: given.settings,
      target: output.target,
      storeName: output.save,
      submission: try output.program(),
      errorsShown: errors,
      reveal: reveal,
      unanswered: output.unanswered,
      isQuiet: quiet,
      draftUse: noDraft ? .none : resume || draft != nil ? .resumed(number: draft) : .offered,
      announcements: mode.announce,
      usesMouse: mouse != .off
    )
    try Fill.fill(
      path,
      allowsCommands: allowCommands,
      in: lang,
      on: screen.appearance(),
      options: options,
      isWatching: watch
    )
  }

  /// Runs a form file, and writes the answers.
  ///
  /// The form is in the given language, otherwise in that of the environment if the form has several
  /// languages, otherwise in its own.
  static func fill(
    _ path: String,
    allowsCommands: Bool = false,
    in language: Language? = nil,
    on appearance: Appearance,
    options: FillingOptions = FillingOptions(),
    isWatching: Bool = false
  ) throws {
    let file = InputFile(path: path, limit: options.timeLimit, isRegular: isWatching)
    guard path != "-" || options.answers != "-" else {
      throw CommandError(
        "cannot read both the form and the answers from standard input; name a file for one"
      )
    }
    try options.requireFiles(besides: file)
    var options = options
    let source = FormSource(
      file: file,
      allowsCommands: allowsCommands,
      language: language,
      options: options
    )
    if isWatching {
      options.watch = (
        FileWatch(path: path), { () throws(CommandError) in try source.form(isWarning: false) }
      )
    }
    options.formFile = file
    var form = try source.form(isWarning: true)
    try options.prefill(&form)
    var checks = allowsCommands ? file.programs(in: form.messages.language) : [:]
    options.store = try options.openedStore(for: form, from: file)
    if let store = options.store { checks[StoreColumn.check] = store.answer }
    try options.fill(form, isInputTaken: path == "-", checks: checks, on: appearance)
  }
}

/// A form file to run, and the requirements on the form.
private struct FormSource {
  let file: InputFile
  let allowsCommands: Bool

  /// The language; `nil` for that of the environment, or the form's own.
  let language: Language?

  /// How the form is filled out.
  let options: FillingOptions

  /// Reads the form, and prints its warnings if requested.
  func form(isWarning: Bool) throws(CommandError) -> Form {
    var form = try Form(
      reading: file,
      allowsCommands: allowsCommands,
      in: language,
      isWarning: isWarning && !options.isQuiet
    )
    if let errorsShown = options.errorsShown { form.errorsShown = errorsShown }
    if let reveal = options.reveal { form.reveal = reveal }
    if let unanswered = options.unanswered { form.unanswered = unanswered }
    if form.hasSecrets { Posix.switchOffCoreDumps() }
    try options.target?.require(for: form)
    return form
  }
}

extension InputFile {
  /// Returns the checks, options, and defaults that a form in the file gets from programs, by name,
  /// given its language.
  func programs(in language: Language) -> [String: OutsideCheck] {
    let output = CommandOutput(folder: folder, language: language)
    return [
      CommandCheck.name: CommandCheck(folder: folder, language: language).answer,
      OptionSource.command: output.answer,
      AnswerSource.command: output.answer,
    ]
  }
}
