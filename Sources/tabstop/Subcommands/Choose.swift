import ArgumentParser
import FormFile
import FormValidation
import Glibc

/// Asks for one option, or for several; the choice goes to standard output.
struct Choose: PrintingQuestionCommand {
  static let configuration = CommandConfiguration(
    commandName: "choose",
    abstract: "Choose an option below the prompt; print the choice.",
    discussion: """
      Typing filters the options, best match first. Options are arguments, or lines or JSON from a \
      file or standard input; an object has a value and a label:

        size=$(tabstop choose 'Size' small medium large --default medium)
        git branch --format='%(refname:short)' | tabstop choose 'Branch'
        tabstop choose 'Fruits' --multiple --max 2 apple pear plum
        tabstop choose 'Port' --delimiter : web:80 mail:25

      With --multiple, the choices are printed one per line.

      Exit status: 0 chosen, 1 canceled, 2 error, 124 timeout, 130 Ctrl-C.
      """
  )

  @Argument(help: "The question.")
  var label: String?

  @Argument(help: "The options, unless they are read from a file or standard input.")
  var choices: [String] = []

  @Option(
    help: ArgumentHelp("Read the options from a file; - for standard input.", valueName: "file"),
    completion: .file()
  )
  var optionsFrom: String?

  @Option(
    help: ArgumentHelp("Separate each label from its value by this text.", valueName: "text")
  )
  var delimiter: String?

  @Flag(help: "Allow several choices.")
  var multiple = false

  @Option(help: .uncommon("Require at least this many choices.", valueName: "count"))
  var min: String?

  @Option(help: ArgumentHelp("Allow at most this many choices.", valueName: "count"))
  var max: String?

  @Option(help: ArgumentHelp("Begin with this filter.", valueName: "text"))
  var filter: String?

  @Flag(name: .customLong("select-1"), help: "Choose the only option, or match, without asking.")
  var selectsOnly = false

  @Flag(
    name: [.customLong("null"), .customShort("0")],
    help: "Read and print options that end with a NUL."
  )
  var isNull = false

  @OptionGroup var answer: PrintedQuestionOptions

  @OptionGroup var options: QuestionOptions

  @OptionGroup(title: "Screen", visibility: .uncommon)
  var screen: ScreenOptions

  @OptionGroup(title: "Filling", visibility: .uncommon)
  var mode: ModeOptions

  @OptionGroup(title: "Options of gum and fzf", visibility: .uncommon)
  var foreign: ForeignChooseOptions

  /// Whether several can be chosen.
  private var isMultiple: Bool { multiple || foreign.isMultiple }

  /// The names of the options chosen at first.
  private var defaults: [String] { answer.defaults + foreign.selected }

  /// The options given as arguments; with a header, all arguments are options.
  private var named: [String] { (foreign.header == nil ? [] : [label].compactMap { $0 }) + choices }

  func validate() throws {
    if foreign.header ?? label == nil {
      throw ValidationError(
        "Missing expected argument '<label>'\nthe question comes first: tabstop choose Size s m l"
      )
    }
    guard isMultiple || min == nil && max == nil else {
      throw ValidationError("\(min == nil ? "--max" : "--min") requires --multiple")
    }
    guard isMultiple || defaults.count < 2 else {
      throw ValidationError("several --default options require --multiple")
    }
    guard max == nil || foreign.max == nil else {
      throw ValidationError("--limit is another name of --max; remove one")
    }
    guard named.isEmpty || optionsFrom == nil else {
      throw ValidationError("--options-from and options as arguments cannot be combined.")
    }
    guard !isNull || answer.format == .text else {
      throw ValidationError("--null and --format json cannot be combined.")
    }
    guard delimiter != "" else { throw ValidationError("--delimiter is empty") }
    if named.isEmpty, optionsFrom == nil, isatty(STDIN_FILENO) == 1 {
      throw ValidationError("Missing options\nname them after the question, or pipe them in")
    }
  }

  func run() throws {
    let path = optionsFrom ?? (named.isEmpty ? "-" : nil)
    let offered = try offered(from: path)
    let filter = filter ?? foreign.filter ?? ""
    let matches = selectsOnly || foreign.selectIfOne ? offered.values(matching: filter) : []
    let isAnswered = matches.count == 1
    var question = Question(
      foreign.header ?? label ?? "",
      type: isMultiple ? "checklist" : "select",
      options: offered.values,
      chosen: isAnswered ? matches : try chosen(from: offered)
    )
    question.set("min", min, by: "--min")
    question.set("max", max ?? foreign.max, by: "--max")
    question.set("width", foreign.width, by: "--width")
    if !isMultiple { question.add(rule: "required") }
    answer.apply(to: &question, addsDefaults: false)
    _ = try ask(
      question,
      to: answer.format.target(endingWith: isNull ? "\0" : "\n"),
      filteredBy: isAnswered ? "" : filter,
      isAnswered: isAnswered,
      isInputTaken: path == "-"
    )
  }

  /// Returns the options in a file, or those given as arguments if there is none.
  private func offered(from path: String?) throws(CommandError) -> OfferedChoices {
    let separator = (delimiter ?? foreign.labelDelimiter)?.replacing("\\t", with: "\t")
    guard let path else { return try OfferedChoices(named, separatedBy: separator) }
    return try OfferedChoices(
      of: path,
      separatedBy: separator,
      isNull: isNull,
      within: mode.timeLimit
    )
  }

  /// Returns the values of the options chosen at first.
  private func chosen(from offered: OfferedChoices) throws(CommandError) -> [Value] {
    if isMultiple, foreign.selected == ["*"] { return offered.values(matching: "") }
    return try offered.values(named: defaults, by: "--default")
  }
}
