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

/// Asks what a form is about, or copies one, and writes the form and its tape.
struct New: ParsableCommand {
  /// The subcommand's word on the command line.
  static let word = "new"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Create a form file and a tape, or copy an example.",
    discussion: """
        tabstop new my.yaml                 ask a few questions, and write my.yaml
        tabstop new --from survey           copy a form: survey.yaml and survey.tape
        tabstop new my.yaml --from survey   the same, with other names
        tabstop new - --from survey         print the form

      Without questions, from a file of answers; tabstop new --questions prints the \
      form with the questions:

        tabstop new signup.yaml --no-input --answers answers.json

      Exit status: 0 written, 1 canceled or invalid, 2 error, 124 timeout, 130 Ctrl-C.
      """
  )

  @Argument(help: ArgumentHelp("The form file to write.", valueName: "form"), completion: .forms)
  var path: String?

  @Option(
    help: ArgumentHelp("Copy one of these forms: \(New.sampleNames).", valueName: "name"),
    completion: .list(EmbeddedText.sampleNames)
  )
  var from: String?

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
    if let from { return try requireSample(named: from) }
    guard questions || path != nil else {
      throw ValidationError("Missing expected argument '<form>'")
    }
    try requireFormFile()
  }

  private func requireSample(named name: String) throws {
    guard !questions, !mode.noInput, given.answers == nil, given.settings.isEmpty else {
      throw ValidationError("--from copies a form, without questions; remove the other options.")
    }
    guard EmbeddedText.sample(named: name) != nil else {
      // A path names the form that it ends with.
      let word = String(name.split(separator: "/").last?.prefix { $0 != "." } ?? "")
      let names = EmbeddedText.sampleNames
      let nearest = names.contains(word) ? word : names.nearest(to: word)
      let question = nearest.didYouMean
      throw ValidationError(
        "--from: no form named \(name.quoted)\(question)\nforms: \(New.sampleNames)"
      )
    }
    if path != "-" { try requireFormFile() }
  }

  private func requireFormFile() throws {
    if let path, ![".yaml", ".yml"].contains(where: path.hasSuffix) {
      throw ValidationError("Expected a form file like signup.yaml, found \(path.quoted).")
    }
  }

  private static let sampleNames = EmbeddedText.sampleNames.joined(separator: ", ")

  func run() throws {
    if questions { return try StandardOutput.offer(EmbeddedText.newForm) }
    if let sample = from.flatMap(EmbeddedText.sample) { return try copy(sample) }
    guard let path else { return }
    let files = try files(for: path)
    let form = try Form(embedded: EmbeddedText.newForm, named: EmbeddedText.newFormName)
    let new = NewForm(try answers(to: form))
    try write(
      [
        (files.form, new.yaml(named: files.formName, tape: files.tapeName)),
        (files.tape, new.tape(opening: files.formName.tapeQuoted, named: files.tapeName)),
      ],
      files
    )
  }

  /// Copies a form to files of the given name or its own; `-` prints the form.
  private func copy(_ sample: SampleForm) throws {
    guard path != "-" else {
      let file = "\(sample.name).yaml"
      return try StandardOutput.offer(sample.yaml(named: file, tape: "\(sample.name).tape"))
    }
    let files = try files(for: path ?? "\(sample.name).yaml")
    let folder = InputFile(path: files.form).folder
    var texts = [
      (files.form, sample.yaml(named: files.formName, tape: files.tapeName)),
      (
        files.tape,
        sample.tape(
          opening: files.formName.tapeQuoted,
          named: files.formName,
          tape: files.tapeName
        )
      ),
    ]
    for (name, text) in sample.companions {
      let path = folder.isEmpty || folder == "." ? name : "\(folder)/\(name)"
      let isThere = (try? InputFile(path: path).bytes(limit: text.utf8.count)) == Array(text.utf8)
      if isThere { continue }
      try OutputFile(path: path).requireAbsence(unless: force)
      texts.append((path, text))
    }
    try write(texts, files)
  }

  /// The files of a form, which can be written.
  private struct Files {
    let form: String
    let tape: String

    var formName: String { PathParts(form).name }
    var tapeName: String { PathParts(tape).name }
  }

  private func files(for path: String) throws -> Files {
    let base = path.prefix(upTo: path.lastIndex(of: ".") ?? path.endIndex)
    let files = Files(form: path, tape: base + ".tape")
    try files.formName.requireFittingTape()
    for file in [files.form, files.tape] {
      try OutputFile(path: file).requireAbsence(unless: force)
      try OutputFile(path: file).requireReplacing()
    }
    return files
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

  /// Writes texts to files, and says what to do with the form and its tape.
  private func write(_ texts: [(path: String, text: String)], _ files: Files) throws {
    for (path, text) in texts { try OutputFile(path: path).replace(with: text) }
    let names = texts.map(\.path)
    StandardError.write(
      """
      wrote \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])
      Next:
        tabstop fill --watch \(files.form.shellWord)   fill it out while you edit it
        tabstop test \(files.tape.shellWord)           run its tape

      """
    )
  }
}
