import ArgumentParser
import FormFile
import FormFilling
import FormValidation
import FormWidgets
import Forms
import Glibc
import SourceText

/// Asks one question; the answer goes to standard output.
struct Ask: PrintingQuestionCommand {
  static let configuration = CommandConfiguration(
    commandName: "ask",
    abstract: "Ask one question below the prompt; print the answer.",
    discussion: """
      The question needs no form file. One line stays on the terminal, and the answer goes to \
      standard output. Rules are checked on each key:

        name=$(tabstop ask 'User name' --rule required --rule 'length: {min: 3}')
        tabstop ask 'Port' --type number --rule 'range: {min: 1, max: 65535}'
        token=$(tabstop ask 'Token' --type password) || exit
        tabstop ask 'Volume' --type 'slider: {min: 0, max: 10}' --default 3

      Exit status: 0 answered, 1 canceled, 2 error, 124 timeout, 130 Ctrl-C.
      """
  )

  @Argument(help: "The question.")
  var label: String

  @Option(
    help: ArgumentHelp(
      "Use this field type, as in a form file, with settings if needed.",
      valueName: "type"
    ),
    completion: .list(KeyReference.types)
  )
  var type = "text"

  @OptionGroup var answer: PrintedQuestionOptions

  @OptionGroup var options: QuestionOptions

  @OptionGroup(title: "Screen", visibility: .uncommon)
  var screen: ScreenOptions

  @OptionGroup(title: "Filling", visibility: .uncommon)
  var mode: ModeOptions

  func run() throws {
    try ask(Question(label, type: type))
  }
}

/// Asks for one option, or for several; the choice goes to standard output.
struct Choose: PrintingQuestionCommand {
  static let configuration = CommandConfiguration(
    commandName: "choose",
    abstract: "Choose an option below the prompt; print the choice.",
    discussion: """
      Typing filters the options, best match first. Options are arguments, or the lines of a file \
      or of standard input:

        size=$(tabstop choose 'Size' small medium large --default medium)
        git branch --format='%(refname:short)' | tabstop choose 'Branch'
        tabstop choose 'Fruits' --multiple --max 2 apple pear plum

      With --multiple, the choices are printed one per line.

      Exit status: 0 chosen, 1 canceled, 2 error, 124 timeout, 130 Ctrl-C.
      """
  )

  @Argument(help: "The question.")
  var label: String

  @Argument(help: "The options, unless they are read from a file or standard input.")
  var choices: [String] = []

  @Option(
    help: ArgumentHelp(
      "Read the options from a file, one per line; - for standard input.",
      valueName: "file"
    ),
    completion: .file()
  )
  var optionsFrom: String?

  @Flag(help: "Allow several choices.")
  var multiple = false

  @Option(help: ArgumentHelp("Require at least this many choices.", valueName: "count"))
  var min: String?

  @Option(help: ArgumentHelp("Allow at most this many choices.", valueName: "count"))
  var max: String?

  @OptionGroup var answer: PrintedQuestionOptions

  @OptionGroup var options: QuestionOptions

  @OptionGroup(title: "Screen", visibility: .uncommon)
  var screen: ScreenOptions

  @OptionGroup(title: "Filling", visibility: .uncommon)
  var mode: ModeOptions

  func validate() throws {
    guard multiple || min == nil && max == nil else {
      throw ValidationError("\(min == nil ? "--max" : "--min") requires --multiple")
    }
    guard multiple || answer.defaults.count < 2 else {
      throw ValidationError("several --default options require --multiple")
    }
    guard choices.isEmpty || optionsFrom == nil else {
      throw ValidationError("--options-from and options as arguments cannot be combined.")
    }
    if choices.isEmpty, optionsFrom == nil, isatty(STDIN_FILENO) == 1 {
      throw ValidationError("Missing options\nname them after the question, or pipe them in")
    }
  }

  func run() throws {
    let path = optionsFrom ?? (choices.isEmpty ? "-" : nil)
    let limit = mode.timeLimit
    let lines = try path.map { path throws(CommandError) in
      try OptionLines(of: path, within: limit).lines
    }
    let offered = lines ?? OptionLines.distinct(choices)
    if offered.isEmpty { throw CommandError("every option is blank") }
    if let index = offered.firstIndex(where: { $0.utf8.count > OptionText.lengthLimit }) {
      throw CommandError("option \(index + 1) is longer than \(OptionText.lengthLimit) bytes")
    }
    let unknown = answer.defaults.first { !offered.contains($0) }
    if let unknown {
      let nearest = offered.nearest(to: unknown).map { "; did you mean \($0.quoted)?" } ?? ""
      throw CommandError("--default: no option \(unknown.quoted)\(nearest)")
    }
    var question = Question(label, type: multiple ? "checklist" : "select", options: offered)
    question.set("min", min, by: "--min")
    question.set("max", max, by: "--max")
    if !multiple { question.add(rule: "required") }
    try ask(question, isInputTaken: path == "-")
  }
}

/// Asks whether to do something; the exit status is the answer.
struct Confirm: QuestionCommand {
  static let configuration = CommandConfiguration(
    commandName: "confirm",
    abstract: "Ask yes or no; the exit status is the answer.",
    discussion: """
      Typing the letter for yes or no answers immediately; Enter accepts the answer shown:

        tabstop confirm 'Delete all files?' --default no && rm -r build

      Exit status: 0 yes, 1 no, 2 error, 124 timeout, 130 canceled with Esc or Ctrl-C.
      """
  )

  /// An answer on the command line.
  enum Answer: String, NamedChoice {
    case yes, no
  }

  @Argument(help: "The question.")
  var label: String

  @Option(help: "Set the answer that Enter accepts.")
  var `default` = Answer.yes

  @OptionGroup var options: QuestionOptions

  @OptionGroup(title: "Screen", visibility: .uncommon)
  var screen: ScreenOptions

  @OptionGroup(title: "Filling", visibility: .uncommon)
  var mode: ModeOptions

  func run() throws {
    var question = Question(label, type: "toggle")
    question.add(default: `default` == .yes ? "true" : "false")
    let answer: Value
    do {
      answer = try ask(question, to: AnswerTarget(destination: .nowhere))
    } catch let code as ExitCode where code.rawValue == Outcome.cancelled.exitStatus {
      throw ExitCode(Confirm.cancelStatus)
    }
    if answer != .bool(true) { throw ExitCode(1) }
  }

  /// The exit status without an answer, which is not that of no: the same as after Ctrl-C.
  private static let cancelStatus = Int32(Outcome.interrupted(.interrupt).exitStatus)
}
