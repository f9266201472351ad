import FormValidation

/// Something that a session says in its own name.
///
/// A form's language words it: first by the phrases it was made with, then as this module words it
/// in the language of that code, then in English.
enum SessionWord: Int, TranslatedWord {
  /// What keys do, on the help line.
  case next, nextPage, submit, cancel, back, allErrors, oneError, problem
  case help, previousProblem, previousPage, quote, advance, enterSubmits, leave, redraw, suspend
  /// The button that submits, and those that go on to the next page and to all answers.
  case submitButton, nextButton, reviewButton
  /// Where the focus is among the fields, and how many there are; which page that is.
  case place, fields, page
  /// What stands above all answers, and in the place of one that was not given.
  case review, noAnswer
  /// How a toggle stands.
  case yes, no
  /// Nothing to choose has in it what was typed.
  case noMatch
  /// The months of a year and the days of a week from Monday, with a bar between two of them.
  case monthNames, weekdayNames
  /// A day is before the first one that can be chosen, or behind the last.
  case tooEarly, tooLate
  /// Something outside is asked about an answer.
  case checking
  /// Leaving would lose what was typed.
  case confirmCancel, confirmCancelBriefly
  /// A submit was refused, as it is told and as it stands on the screen.
  case refused, problemsAndKey, problemsBriefly
  /// Answers on pages before are in the way of a submit.
  case leftBehind, leftBehindBriefly
  /// No answer is in the way of a submit.
  case nothingNeeded
  /// What stands above a list of problems, and below it for those without a row.
  case problems, moreProblems
  /// A submit waits for answers from outside.
  case waiting, waitingBriefly
  /// Line breaks of a paste became spaces.
  case pastedAsOneLine, pastedAsOneLineBriefly, pasteToUndo
  /// The next key is typed as it is; the key behind Ctrl-V types nothing.
  case quoting, quotingBriefly, typesNothing, typesNothingBriefly
  /// A paste means nothing to a field.
  case pasteUnfit, pasteUnfitBriefly, pasteCut, pasteCutBriefly
  /// What was typed to choose by is the name of no choice, or a part of several.
  case noChoice, noChoiceBriefly, severalChoices, severalChoicesBriefly
  /// What messages call the ends of a range.
  case lowerEnd, upperEnd
  /// How many messages a field shows.
  case allErrorsShown, allErrorsShownBriefly, firstErrorShown, firstErrorShownBriefly
  /// The screen is too small for a form.
  case tooSmall
  /// What stands on the page about one field: its heads, how to get back, what keys are for.
  case aboutField, mustHold, anythingGoes, saidOfAnswer, keysHere, keysAnywhere, backToForm,
    moreBelow
  /// Why a message about an answer is shown, or is not yet.
  case isShown, shownOnceLeft, shownOnceSubmitted, shownWithAll, shownInChecklist
  /// What was probably meant, and the key that takes it.
  case proposal, proposalKept, takeProposal
  /// What keys do in a widget.
  case keyWords, keyCaret, keySelect, keyDeleteWord, keyDeleteLine, keyYank, keyUndo, keyReveal,
    keyNewLine
  case keyTurn, keyYesNo, keyStep, keyLargeStep, keyEnds, keyType, keyPercent, keyOtherThumb,
    keyUpperEnd
  case takeSuggestion, keyTakeSuggestion
  case keyOpenList, keyNarrow, keyMark, keyJump, keyCalendar, keyDay, keyMinutes
  /// How a date and a time are written, letter by letter, and the advice to write them so.
  case dateForm, timeForm, writtenAs
  /// What keys do in a list or a calendar that stands open.
  case keyChoose, keyClose, keyMonth, keyToday
  /// A rule is not asked, as its condition has it.
  case ruleNotAsked

  /// The wording in English.
  var english: Message {
    switch self {
    case .next: "next"
    case .nextPage: "next page"
    case .submit: "submit"
    case .cancel: "cancel"
    case .back: "back"
    case .allErrors: "all errors"
    case .oneError: "one error"
    case .problem: "problem"
    case .help: "help"
    case .previousProblem: "problem before"
    case .previousPage: "page before"
    case .quote: "type the next key as it is: Tab in a long text"
    case .advance: "on; on a button, press it"
    case .enterSubmits: "submit; in a longer field, on"
    case .leave: "leave without submitting"
    case .redraw: "draw the screen anew"
    case .suspend: "stop for now; the shell's fg goes on"
    case .submitButton: "Submit"
    case .nextButton: "Next"
    case .reviewButton: "Review"
    case .place: "{place} of {count}"
    case .fields: Message("{count} fields", one: "{count} field", counting: "count")
    case .page: "page {page} of {pages}"
    case .review: "Check your answers. Enter on one goes back to it."
    case .noAnswer: "no answer"
    case .yes: "yes"
    case .no: "no"
    case .noMatch: "no match"
    case .monthNames:
      Message(
        "January {year}|February {year}|March {year}|April {year}|May {year}"
          + "|June {year}|July {year}|August {year}|September {year}|October {year}"
          + "|November {year}|December {year}"
      )
    case .weekdayNames: "Mo|Tu|We|Th|Fr|Sa|Su"
    case .tooEarly: "too early"
    case .tooLate: "too late"
    case .checking: "Checking"
    case .confirmCancel: "Lose your answers? Esc or Ctrl-C leaves."
    case .confirmCancelBriefly: "Esc again loses all"
    case .refused:
      Message(
        "{count} answers need you: {list}",
        one: "{count} answer needs you: {list}",
        counting: "count"
      )
    case .problemsAndKey:
      Message(
        "{count} answers need you. {key} goes to each.",
        one: "{count} answer needs you.",
        counting: "count"
      )
    case .problemsBriefly:
      Message("{count} need you: {key}", one: "{count} answer needs you", counting: "count")
    case .problems:
      Message("{count} answers need you", one: "{count} answer needs you", counting: "count")
    case .leftBehind:
      Message(
        "{count} answers before this page need you. {key} goes back.",
        one: "{count} answer before this page needs you. {key} goes back.",
        counting: "count"
      )
    case .leftBehindBriefly:
      Message("{key}: {count} need you", one: "{key}: {count} needs you", counting: "count")
    case .nothingNeeded: "Nothing needs you."
    case .moreProblems: "and {count} more"
    case .waiting: "Checking {list}{sign} Esc stops."
    case .waitingBriefly: "Checking{sign} Esc stops"
    case .pastedAsOneLine: "The line breaks became spaces. {key} takes the paste back."
    case .pastedAsOneLineBriefly: "Breaks became spaces. {key} undoes."
    case .pasteToUndo: "Breaks gone: {key}"
    case .quoting: "The next key is typed as it is."
    case .quotingBriefly: "Next key as it is"
    case .typesNothing: "That key types nothing here."
    case .typesNothingBriefly: "It types nothing."
    case .pasteUnfit: "Pasted text does not fit here."
    case .pasteUnfitBriefly: "Paste does not fit."
    case .pasteCut: "The paste was too long: its end is missing."
    case .pasteCutBriefly: "Paste was cut off."
    case .noChoice: "No choice is called \"{text}\"."
    case .noChoiceBriefly: "No such choice."
    case .severalChoices: "{count} choices have \"{text}\" in them."
    case .severalChoicesBriefly: "Several choices."
    case .lowerEnd: "The lower end of {field}"
    case .upperEnd: "The upper end of {field}"
    case .allErrorsShown: "Showing every message of a field."
    case .allErrorsShownBriefly: "All messages shown"
    case .firstErrorShown: "Showing the first message of a field."
    case .firstErrorShownBriefly: "First message shown"
    case .tooSmall: "Make this window {columns} by {rows} or more."
    case .aboutField: "About {field}"
    case .mustHold: "What must hold"
    case .anythingGoes: "Anything may stand here."
    case .saidOfAnswer: "What is said of your answer"
    case .keysHere: "Keys here"
    case .keysAnywhere: "Keys"
    case .backToForm: "back to the form"
    case .moreBelow: "more"
    case .isShown: "shown now"
    case .shownOnceLeft: "shown once you have left the field"
    case .shownOnceSubmitted: "shown once you have submitted"
    case .shownWithAll: "shown with all messages, by F9"
    case .shownInChecklist: "shown in the check-list"
    case .proposal: "Did you mean {proposal}? {key} takes it."
    case .proposalKept: "Did you mean {proposal}?"
    case .takeProposal: "take what is proposed"
    case .keyWords: "word by word"
    case .keyCaret: "a character back, on"
    case .keySelect: "select"
    case .keyDeleteWord: "delete a word, back or on"
    case .keyDeleteLine: "delete to the start, or to the end"
    case .keyYank: "put back what was deleted last"
    case .keyUndo: "undo, redo"
    case .keyReveal: "show it, or hide it again"
    case .keyNewLine: "new line"
    case .keyTurn: "turn it"
    case .keyYesNo: "yes, no"
    case .keyStep: "a step"
    case .keyLargeStep: "a large step"
    case .keyEnds: "the ends"
    case .keyType: "type the value"
    case .keyPercent: "behind digits, that part of the track"
    case .keyUpperEnd: "behind the lower end, on to the upper one"
    case .keyOtherThumb: "the other thumb"
    case .takeSuggestion: "take"
    case .keyTakeSuggestion: "take what is suggested behind the caret"
    case .keyOpenList: "open the list"
    case .keyNarrow: "letters look for a choice"
    case .keyMark: "mark it, or not"
    case .keyJump: "letters jump to a choice"
    case .keyCalendar: "open the calendar"
    case .keyDay: "a day on, a day back"
    case .keyMinutes: "later, earlier"
    case .dateForm: "YYYY-MM-DD"
    case .timeForm: "HH:MM"
    case .writtenAs: "Write it as {form}."
    case .keyChoose: "choose"
    case .keyClose: "close"
    case .keyMonth: "month"
    case .keyToday: "today"
    case .ruleNotAsked: "not asked, as other answers are"
    }
  }

  func wording(in language: PhraseBook) -> Message {
    if let wording = language.wording(for: english) { return wording }
    return translation(to: language.code)
  }
}
