import ArgumentParser
import FormFile
import FormFilling
import FormValidation
import FormWidgets
import Forms

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

    /// Creates an answer from its name, or from a boolean as other programs have it.
    init?(argument: String) {
      guard let answer = Answer(rawValue: argument) ?? ["true": .yes, "false": .no][argument] else {
        return nil
      }
      self = answer
    }
  }

  @Argument(help: "The question.")
  var label: String

  @Option(help: "Set the answer that Enter accepts.")
  var `default` = Answer.yes

  @Option(help: ArgumentHelp("Show this word for yes, like Delete.", valueName: "word"))
  var affirmative: String?

  @Option(help: ArgumentHelp("Show this word for no, like Keep.", valueName: "word"))
  var negative: String?

  @OptionGroup var options: QuestionOptions

  @OptionGroup(title: "Screen", visibility: .uncommon)
  var screen: ScreenOptions

  @OptionGroup(title: "Filling", visibility: .uncommon)
  var mode: ModeOptions

  func run() throws {
    var question = Question(label, type: "toggle")
    if affirmative != nil || negative != nil {
      let words = Narrator(in: options.language)
      question.set("on", affirmative ?? words[.yes], by: "--affirmative")
      question.set("off", negative ?? words[.no], by: "--negative")
    }
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
