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
  var label: String?

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

  @OptionGroup(title: "Options of gum", visibility: .uncommon)
  var foreign: ForeignAskOptions

  func validate() throws {
    if label ?? foreign.label == nil {
      throw ValidationError(
        "Missing expected argument '<label>'\nthe question is the argument: tabstop ask 'User name'"
      )
    }
  }

  func run() throws {
    var question = Question(
      label ?? foreign.label ?? "",
      type: foreign.password ? "password" : type
    )
    foreign.apply(to: &question, besideLabel: label != nil && options.helpText == nil)
    try ask(question)
  }
}
