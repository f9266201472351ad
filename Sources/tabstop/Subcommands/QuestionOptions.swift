import ArgumentParser
import FormFile
import FormFilling
import FormScreens
import FormStore
import FormTerminal
import FormValidation
import FormWidgets
import Forms
import SourceText
import SystemCalls

/// The options of all questions without a form file.
struct QuestionOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Show this help below the question.", valueName: "text"))
  var helpText: String?

  @Option(languageByDefault: "English", visibility: .uncommon)
  var lang: Language?

  /// The language of the question.
  var language: Language { lang ?? .english }

  fileprivate func form(of question: Question) throws(CommandError) -> Form {
    var question = question
    question.set("help", helpText, by: "--help-text")
    do throws(Diagnostics) {
      return try question.form(
        in: language,
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
  ///   - filter: The initial filter of its list.
  ///   - isAnswered: Whether its default is the answer, without asking.
  ///   - isInputTaken: Whether standard input was read for the options.
  /// - Returns: The answer.
  /// - Throws: An error, or the exit status of a question that was not answered.
  func ask(
    _ question: Question,
    to target: AnswerTarget,
    filteredBy filter: String = "",
    isAnswered: Bool = false,
    isInputTaken: Bool = false
  ) throws -> Value {
    var form = try options.form(of: question)
    if !filter.isEmpty, var widget = form.fields[0].widget as? any FilteredWidget {
      widget.filter(by: filter)
      form.fields[0].widget = widget
    }
    if form.asksStore {
      throw CommandError("--rule: a rule compares with a store, and none is named")
    }
    if form.hasSecrets { Posix.switchOffCoreDumps() }
    try target.require(for: form)
    let filling = FillingOptions(
      mode: isAnswered ? .unattended : mode.mode == .screen ? .inline : mode.mode,
      timeLimit: mode.timeLimit,
      target: target,
      announcements: mode.announce
    )
    let answers = try filling.fill(
      form,
      isInputTaken: isInputTaken,
      checks: InputFile(path: "-").programs(in: form.messages.language),
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
  var format = TextFormat.text

  /// Adds the options to a question.
  func apply(to question: inout Question, addsDefaults: Bool = true) {
    question.set("placeholder", placeholder, by: "--placeholder")
    rules.forEach { question.add(rule: $0) }
    if addsDefaults { defaults.forEach { question.add(default: $0) } }
  }
}

/// A command that prints the answer to its question.
protocol PrintingQuestionCommand: QuestionCommand {
  var answer: PrintedQuestionOptions { get }
}

extension PrintingQuestionCommand {
  /// Asks a question below the prompt, and prints the answer.
  /// - Throws: An error, or the exit status of a question that was not answered.
  func ask(_ question: Question) throws {
    var question = question
    answer.apply(to: &question)
    _ = try ask(question, to: answer.format.target())
  }
}

extension TextFormat {
  /// Returns the destination of the answer to a question, with a character after each of its texts.
  func target(endingWith end: String = "\n") -> AnswerTarget {
    AnswerTarget(destination: .answer(isJSON: self == .json, end: end))
  }
}
