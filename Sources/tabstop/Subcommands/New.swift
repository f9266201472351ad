import ArgumentParser
import FormFile
import FormFilling
import FormScreens
import FormTape
import FormTerminal
import FormValidation
import Forms
import SourceText
import SystemCalls

/// Asks what a form is about, and writes the form and its first tape.
struct New: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "new"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Create a form file and a tape from a few questions.",
    discussion: """
        tabstop new signup.yaml    writes signup.yaml and signup.tape

      Without questions, from a file of answers; tabstop new --questions prints the \
      form with the questions:

        tabstop new signup.yaml --no-input --answers answers.json

      Exit status: 0 written, 1 canceled or invalid, 2 error, 124 timeout, 130 Ctrl-C.
      """
  )

  @Argument(help: ArgumentHelp("The form file to write.", valueName: "form"), completion: .forms)
  var path: String?

  @Flag(help: "Overwrite existing files.")
  var force = false

  @Flag(help: "Print the form with the questions; write nothing.")
  var questions = false

  @OptionGroup(title: "Filling")
  var mode: ModeOptions

  @OptionGroup(title: "Filling")
  var given: GivenAnswers

  @Option(help: MouseChoice.help)
  var mouse: MouseChoice?

  @OptionGroup(title: "Screen", visibility: .uncommon)
  var screen: ScreenOptions

  func validate() throws {
    guard questions || path != nil else {
      throw ValidationError("Missing expected argument '<form>'")
    }
    if let path, ![".yaml", ".yml"].contains(where: path.hasSuffix) {
      throw ValidationError("Expected a form file like signup.yaml, found \(path.quoted).")
    }
  }

  func run() throws {
    guard !questions, let path else { return try StandardOutput.offer(EmbeddedText.newForm) }
    let tape = path.prefix(upTo: path.lastIndex(of: ".") ?? path.endIndex) + ".tape"
    let files = (form: path, tape: String(tape))
    try PathParts(path).name.requireFittingTape()
    for file in [files.form, files.tape] {
      try OutputFile(path: file).requireAbsence(unless: force)
      try OutputFile(path: file).requireReplacing()
    }
    let form = try Form(embedded: EmbeddedText.newForm, named: "new.yaml")
    try write(NewForm(answers(to: form)), to: files)
    StandardError.write(
      """
      wrote \(files.form) and \(files.tape)
      Next:
        tabstop fill --watch \(files.form.shellWord)   fill it out while you edit it
        tabstop test \(files.tape.shellWord)           run its tape

      """
    )
  }

  /// Asks on the terminal, which is restored before this returns.
  private func answers(to form: Form) throws -> Answers {
    var form = form
    var options = FillingOptions(
      mode: mode.mode,
      timeLimit: mode.timeLimit,
      answers: given.answers,
      settings: given.settings,
      target: nil,
      announcements: mode.announce,
      usesMouse: mouse != .off
    )
    try options.prefill(&form)
    return try options.fill(form, on: screen.appearance())
  }

  private func write(_ form: NewForm, to files: (form: String, tape: String)) throws {
    let names = (form: PathParts(files.form).name, tape: PathParts(files.tape).name)
    let opened = names.form.tapeQuoted
    try OutputFile(path: files.form).replace(with: form.yaml(named: names.form, tape: names.tape))
    try OutputFile(path: files.tape).replace(with: form.tape(opening: opened, named: names.tape))
  }
}
