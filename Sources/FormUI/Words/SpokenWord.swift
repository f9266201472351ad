import FormValidation

/// Something that is said in words instead of drawn: by a form filled line by line, and to those
/// who do not see the screen.
enum SpokenWord: LocalizedWord {
  static let group = "spoken"

  /// What stands behind a label, and what is told of an answer.
  case required, empty, hidden, valid
  /// What a widget is.
  case textRole, secretRole, numberRole, toggleRole, sliderRole, choiceRole, choicesRole
  case rangeRole, dateRole, timeRole, listRole, buttonRole, answerRole
  /// What a message is: about no answer, about one that more can make valid, and so on.
  case missing, incomplete, error, warning, remark
  /// What must hold does not yet.
  case open
  /// What can be typed.
  case opening, typeSecret, typeNumber, typeYesOrNo, typeOnTrack, typeRange, typeDate, typeTime
  case typeNumberFrom, typeNumberTo, typeNumberBetween, typeInSteps
  case typeChoice, typeChoices, typeLines, typeList, anotherOrNext
  /// What stands in an empty field.
  case hint
  /// What was probably meant by an answer, and what the answer is once that is accepted.
  case proposalToTake, isNow
  /// What is asked and said at the end.
  case askSubmit, notSubmitted, submitted, left, inputEnded
  /// What cannot be done.
  case firstQuestion, alwaysAnswered, nothingProposed, noSuchQuestion, severalQuestions
  case severalOptions
  case noSuchCommand, nearestName
  case confirmLeaving, confirmInterrupt
  /// What commands do.
  case commands, doesNext, doesBack, doesTake, doesGo, doesClear, doesReview, doesHelp
  case doesSubmit, doesCancel, doesColon

  /// The wording in English.
  var english: Message {
    switch self {
    case .required: "required"
    case .empty: "empty"
    case .hidden: "hidden"
    case .valid: "valid"
    case .textRole: "text field"
    case .secretRole: "password field"
    case .numberRole: "number field"
    case .toggleRole: "switch"
    case .sliderRole: "slider"
    case .rangeRole: "slider with two ends"
    case .dateRole: "date field"
    case .timeRole: "time field"
    case .choiceRole: "list, one answer"
    case .choicesRole: "list, several answers"
    case .listRole: "list field"
    case .buttonRole: "button"
    case .answerRole: "answer"
    case .error: "error"
    case .missing: "missing"
    case .incomplete: "incomplete"
    case .warning: "warning"
    case .remark: "note"
    case .open: "not yet"
    case .opening:
      "Answer line by line. An empty line keeps the answer in brackets. :help lists the commands."
    case .typeSecret: "What you type is not shown."
    case .typeNumber: "Type a number."
    case .typeNumberFrom: "Type a number from {min} up."
    case .typeNumberTo: "Type a number up to {max}."
    case .typeNumberBetween: "Type a number from {min} to {max}."
    case .typeInSteps: "It goes in steps of {step}."
    case .typeYesOrNo: "Type yes or no."
    case .typeOnTrack: "Type a number from {min} to {max} in steps of {step}."
    case .typeRange:
      "Type two numbers from {min} to {max} in steps of {step}, as {min} - {max}."
    case .typeDate: "Type a date, as {example}."
    case .typeTime: "Type a time, as {example}."
    case .hint: "hint"
    case .typeChoice: "Type the number or the name of one option."
    case .typeChoices: "Type numbers or names of options, separated by commas."
    case .typeLines: "A line that ends in \\ goes on with the next one."
    case .typeList: "Type values with commas between."
    case .anotherOrNext: "Type another answer, or :next to go on."
    case .proposalToTake: "Did you mean {proposal}? :take accepts it."
    case .isNow: "{field} is now {answer}."
    case .askSubmit: "Submit? Type yes or no."
    case .notSubmitted:
      "Nothing is submitted yet. Type the number of an answer to change it, or :cancel to leave."
    case .submitted: "Submitted."
    case .left: "Left without submitting."
    case .inputEnded: "Input ended before the form was submitted; no answers were written."
    case .firstQuestion: "This is the first question."
    case .alwaysAnswered: "This question always has an answer; type another one."
    case .nothingProposed: "Nothing is proposed here."
    case .noSuchQuestion: "There is no such question. :review lists them with their numbers."
    case .severalQuestions: "Several questions begin like that: {list}."
    case .severalOptions: "Several options begin with \"{text}\": {list}."
    case .nearestName: "Did you mean {name}?"
    case .noSuchCommand:
      "There is no such command. :help lists them; :: begins an answer with a colon."
    case .confirmLeaving: ":cancel again leaves and loses your answers."
    case .confirmInterrupt: "Ctrl-C again leaves and loses your answers."
    case .commands: "Commands"
    case .doesNext: "the next question, whatever is said of this answer"
    case .doesBack: "the question before"
    case .doesTake: "the answer that is proposed"
    case .doesGo: "the question of a number, or of the beginning of its label, as in :go 3"
    case .doesClear: "no answer here"
    case .doesReview: "all answers"
    case .doesHelp: "what must hold here, and the commands"
    case .doesSubmit: "submit"
    case .doesCancel: "leave without submitting"
    case .doesColon: "an answer that begins with a colon"
    }
  }
}

extension Session {
  /// What is said in the session's name, in the form's language.
  func text(_ word: SpokenWord, _ parameters: Parameters = [:]) -> String {
    word.wording(in: form.messages.language).text(parameters, in: form.messages.language)
  }
}
