import FormValidation

/// A text used instead of drawing: in line mode, and in announcements.
enum SpokenWord: LocalizedWord {
  static let group = "spoken"

  /// The words after a label, and those for an answer.
  case required, readOnly, empty, hidden, valid
  /// The role of a widget.
  case textRole, secretRole, numberRole, toggleRole, sliderRole, choiceRole, choicesRole
  case rangeRole, dateRole, timeRole, listRole, buttonRole, answerRole
  /// The kind of a message: about a missing answer, an incomplete one, and so on.
  case missing, incomplete, error, warning, remark
  /// A requirement is not met yet.
  case open
  /// What can be typed.
  case opening, typeSecret, typeNumber, typeYesOrNo, typeEither, typeOnTrack, typeRange, typeDate,
    typeTime
  case typeNumberFrom, typeNumberTo, typeNumberBetween, typeInSteps
  case typeChoice, typeOther, typeChoices, typeLines, typeList, anotherOrNext
  /// A line is too long, or is not UTF-8.
  case lineCut, lineGarbled
  /// The question for an entry of a repeated group: the first one, or another.
  case addFirst, addAnother
  /// An entry was removed; there is none to remove.
  case isRemoved, noEntry
  /// An entry was restored; there is none to restore.
  case isRestored, nothingRemoved
  case isMoved, cannotMove
  /// The placeholder of an empty field.
  case hint
  /// A suggested correction, and the answer once it is accepted.
  case proposalToTake, isNow
  /// How many options were loaded, and how to load them again.
  case optionCount, reloadByCommand, nothingToLoad
  /// The questions and messages at the end.
  case askSubmit, askButton, notSubmitted, submitted, left, inputEnded
  /// Actions that are not possible.
  case firstQuestion, alwaysAnswered, cannotChange, cannotEdit, nothingProposed, noSuchQuestion,
    severalQuestions
  case severalOptions, unavailable, optionUnavailable
  case noSuchCommand, nearestName
  case confirmLeaving, confirmInterrupt, confirmLeavingDraft, confirmInterruptDraft
  /// The effects of commands.
  case commands, doesNext, doesBack, doesTake, doesGo, doesClear, doesRemove, doesReview, doesHelp
  case doesUndo, doesReload, doesEdit, doesUp, doesDown
  case doesSubmit, doesCancel, doesColon

  /// The English wording.
  var english: Message {
    switch self {
    case .required: "required"
    case .readOnly: "read-only"
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
    case .typeSecret: "Your typing is not shown."
    case .typeNumber: "Enter a number."
    case .typeNumberFrom: "Enter a number of at least {min}."
    case .typeNumberTo: "Enter a number up to {max}."
    case .typeNumberBetween: "Enter a number from {min} to {max}."
    case .typeInSteps: "Use steps of {step}."
    case .typeYesOrNo: "Enter yes or no."
    case .typeEither: "Enter {on} or {off}."
    case .typeOnTrack: "Enter a number from {min} to {max} (step {step})."
    case .typeRange:
      "Enter two numbers from {min} to {max} (step {step}), like {min} - {max}."
    case .typeDate: "Enter a date, like {example}."
    case .typeTime: "Enter a time, like {example}."
    case .hint: "hint"
    case .typeChoice: "Enter the number or name of one option."
    case .typeOther: "Or enter your own answer ({other})."
    case .typeChoices: "Enter numbers or names of options, separated by commas."
    case .typeLines: "End a line with \\ to continue on the next."
    case .typeList: "Enter values separated by commas."
    case .addFirst: "Add {entry}? (y/N)"
    case .addAnother: "Add another? (y/N)"
    case .isRemoved: "{entry} was removed."
    case .noEntry: "This question belongs to no entry."
    case .isRestored: "{entry} was restored."
    case .nothingRemoved: "No entry was removed."
    case .isMoved: "It is now {entry}."
    case .cannotMove: "It cannot be moved further."
    case .lineCut: "The line was too long; the end was cut off."
    case .lineGarbled: "This line is not valid UTF-8. Enter it again."
    case .anotherOrNext: "Enter another answer, or :next to continue."
    case .proposalToTake: "Did you mean {proposal}? :take accepts it."
    case .isNow: "{field} is now {answer}."
    case .optionCount: Message("{count} options", one: "{count} option", counting: "count")
    case .reloadByCommand: ":reload tries again."
    case .nothingToLoad: "There are no options to load here."
    case .askSubmit: "Submit? Enter yes or no."
    case .askButton: "{button}? Enter yes or no."
    case .notSubmitted:
      "Nothing is submitted yet. Enter the number of an answer to change it, or :cancel to quit."
    case .submitted: "Submitted."
    case .left: "Canceled; nothing was submitted."
    case .inputEnded: "Input ended before the form was submitted; no answers were written."
    case .firstQuestion: "This is the first question."
    case .alwaysAnswered: "This question always has an answer; enter another one."
    case .cannotChange: "This answer cannot be changed. Press Enter to continue."
    case .cannotEdit: "Only long texts open in an editor."
    case .nothingProposed: "There is no suggestion here."
    case .noSuchQuestion: "No such question. :review lists them by number."
    case .severalQuestions: "Several questions begin like that: {list}."
    case .severalOptions: "Several options begin with \"{text}\": {list}."
    case .unavailable: "not available"
    case .optionUnavailable: "\"{text}\" is not available."
    case .nearestName: "Did you mean {name}?"
    case .noSuchCommand:
      "No such command. :help lists commands; :: starts an answer with a colon."
    case .confirmLeaving: ":cancel again to discard your answers and quit."
    case .confirmInterrupt: "Ctrl-C again to discard your answers and quit."
    case .confirmLeavingDraft: ":cancel again to quit. A draft is kept."
    case .confirmInterruptDraft: "Ctrl-C again to quit. A draft is kept."
    case .commands: "Commands"
    case .doesNext: "next question, even if this answer has problems"
    case .doesBack: "previous question"
    case .doesTake: "accept the suggestion"
    case .doesGo: "go to a question by number or the start of its label: :go 3"
    case .doesClear: "clear this answer"
    case .doesRemove: "remove this entry"
    case .doesUndo: "restore the entry removed last"
    case .doesUp: "move this entry up"
    case .doesDown: "move this entry down"
    case .doesReview: "review all answers"
    case .doesEdit: "edit this text in $VISUAL or $EDITOR"
    case .doesHelp: "rules for this answer, and commands"
    case .doesReload: "load the options or the default again"
    case .doesSubmit: "submit"
    case .doesCancel: "quit without submitting"
    case .doesColon: "start an answer with a colon"
    }
  }
}
