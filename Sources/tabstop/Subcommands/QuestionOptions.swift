import ArgumentParser
import FormFile
import FormFilling
import FormScreens
import FormStore
import FormTerminal
import FormValidation
import Forms
import SourceText
import SystemCalls

/// The options of all questions without a form file.
struct QuestionOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Show this help below the question.", valueName: "text"))
  var helpText: String?

  @Option(languageByDefault: "English", visibility: .uncommon)
  var lang: Language?

  fileprivate func form(of question: Question) throws(CommandError) -> Form {
    var question = question
    question.set("help", helpText, by: "--help-text")
    do throws(Diagnostics) {
      return try question.form(
        in: lang ?? .english,
        // The user wrote the rules.
        extensions: FormExtensions(in: ".", allowsCommands: true)
      )
    } catch {
      throw CommandError(report: error)
    }
  }
}

/// A command that asks one question.
///
/// Its groups of options are not nested: in a debug build, the parser checks each several times for
/// every group around it, which takes most of a second.
protocol QuestionCommand: ParsableCommand {
  var options: QuestionOptions { get }
  var screen: ScreenOptions { get }
  var mode: ModeOptions { get }
}

extension QuestionCommand {
  /// Asks a question below the prompt, and writes the answer.
  /// - Parameters:
  ///   - question: The question.
  ///   - target: The destination of the answer.
  ///   - isInputTaken: Whether standard input was read for the options.
  /// - Returns: The answer.
  /// - Throws: An error, or the exit status of a question that was not answered.
  func ask(
    _ question: Question,
    to target: AnswerTarget,
    isInputTaken: Bool = false
  ) throws -> Value {
    let form = try options.form(of: question)
    if form.asksStore {
      throw CommandError("--rule: a rule compares with a store, and none is named")
    }
    if form.hasSecrets { Posix.switchOffCoreDumps() }
    try target.require(for: form)
    let filling = FillingOptions(
      mode: mode.mode == .screen ? .inline : mode.mode,
      timeLimit: mode.timeLimit,
      target: target,
      announcements: mode.announce
    )
    let answers = try filling.fill(
      form,
      isInputTaken: isInputTaken,
      checks: InputFile(path: "-").programs,
      on: screen.appearance()
    )
    return answers[Question.field]
  }
}

/// The options of a question whose answer is printed.
struct PrintedQuestionOptions: ParsableArguments {
  @Option(
    name: .customLong("rule"),
    parsing: .singleValue,
    help: ArgumentHelp(
      "Check this rule, as in a form file; repeatable.",
      valueName: "rule"
    ),
    completion: .rules
  )
  var rules: [String] = []

  @Option(
    name: .customLong("default"),
    parsing: .singleValue,
    help: ArgumentHelp("Start with this answer; repeatable for several.", valueName: "answer")
  )
  var defaults: [String] = []

  @Option(help: ArgumentHelp("Show this text while there is no answer.", valueName: "text"))
  var placeholder: String?

  @Option(help: "Print the answer as text, or as JSON.")
  var format = AnswerText.text

  /// Adds the options to a question.
  fileprivate func apply(to question: inout Question) {
    question.set("placeholder", placeholder, by: "--placeholder")
    rules.forEach { question.add(rule: $0) }
    defaults.forEach { question.add(default: $0) }
  }
}

/// A command that prints the answer to its question.
protocol PrintingQuestionCommand: QuestionCommand {
  var answer: PrintedQuestionOptions { get }
}

extension PrintingQuestionCommand {
  /// Asks a question below the prompt, and prints the answer.
  /// - Parameters:
  ///   - question: The question.
  ///   - isInputTaken: Whether standard input was read for the options.
  /// - Throws: An error, or the exit status of a question that was not answered.
  func ask(_ question: Question, isInputTaken: Bool = false) throws {
    var question = question
    answer.apply(to: &question)
    _ = try ask(question, to: answer.format.target, isInputTaken: isInputTaken)
  }
}

/// The format in which the answer to a question is printed.
enum AnswerText: String, NamedChoice {
  case text, json

  /// The destination of the answer.
  var target: AnswerTarget { AnswerTarget(destination: .answer(isJSON: self == .json)) }
}

/// The options to choose from, as lines of a file or of standard input.
struct OptionLines {
  /// The largest file, in bytes: 16 MiB.
  private static let byteLimit = 1 << 24

  /// The nonblank lines, without duplicates.
  let lines: [String]

  /// Reads a file, up to a time limit if there is one.
  init(of path: String, within limit: TimeLimit?) throws(CommandError) {
    let file = InputFile(path: path, kind: "file of options", limit: limit)
    let bytes = try file.bytes(limit: OptionLines.byteLimit)
    guard bytes.count <= OptionLines.byteLimit else {
      throw CommandError("\(file.name) is larger than \(OptionLines.byteLimit >> 20) MiB")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError("\(file.name) is not UTF-8")
    }
    lines = OptionLines.distinct(
      text.split(whereSeparator: \.isNewline).map(String.init)
    )
    if lines.isEmpty { throw CommandError("\(file.name) has no options; expected one per line") }
  }

  /// Returns texts without blank ones and duplicates.
  static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { text in
      text.contains { !$0.isWhitespace } && seen.insert(text).inserted
    }
  }
}
