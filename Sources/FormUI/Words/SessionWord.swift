import FormValidation

/// A text of the session itself; that of a notice has shorter variants for narrow screens.
enum SessionWord: Int, LocalizedWord {
  static let group = "session"

  /// The effects of keys, on the key line.
  case next, nextPage, submit, cancel, back, previousField, allErrors, oneError, problem
  case help, previousProblem, previousPage, quote, advance, enterSubmits, leave, redraw, suspend
  /// The buttons: submit, next page, review, and back.
  case submitButton, nextButton, reviewButton, backButton, backToReviewButton
  /// The position among the fields; more options than allowed; the page; the number
  /// of required answers missing, and of problems.
  case numberOf, numberOver, page, requiredLeft, problemCount
  /// The title of the review, and the text for a missing answer.
  case review, noAnswer
  /// The states of a toggle.
  case yes, no
  /// No choice matches the filter.
  case noMatch
  /// There are no options, or not yet.
  case answerFirst, noOptions, noOptionsFor, loadingOptions, optionsFailed, optionsLate, reloadByKey
  /// A default is on its way, or missing.
  case loadingDefault, defaultFailed, defaultLate, defaultUnfit
  /// A day is before the first or after the last that can be chosen.
  case tooEarly, tooLate
  /// An external check is pending.
  case checking
  /// Quitting would discard answers.
  case confirmCancel
  /// The same while a draft is kept.
  case confirmQuit
  /// What keys answer to the question before a submit, as announced.
  case confirmKeys, confirmKeysForNo
  /// The time limit is near.
  case timeLeft
  /// A submit was refused, as announced and as shown on the screen.
  case refused, problemHere, problemsAndKey
  /// Answers on earlier pages prevent a submit.
  case leftBehind
  /// No answer prevents a submit.
  case nothingNeeded
  /// The number of problems not listed.
  case moreProblems
  /// A submit waits for external checks.
  case waiting
  /// A submit waits for a reply; the reply refuses it, or there is none.
  case submitting, submitStops, submitStopped, submitRejected, submitFailed, submitLate
  case programLate
  /// A draft is offered, and the effects of the keys for that; messages about drafts.
  case draftNow, draftMinutes, draftHours, draftDays, draftResume, draftStartOver
  case draftKeys, draftSetAside, draftsSetAside, draftTaken
  case draftUnfit, draftDamaged, draftFailed
  /// Line breaks of a paste became spaces.
  case pastedAsOneLine
  /// The next key is inserted literally; the key after Ctrl-V has no character.
  case quoting, typesNothing
  /// A field does not accept typing, or a paste.
  case unchangeable, computed, pasteUnfit, pasteCut
  /// A text cannot be edited in a program.
  case editorNotSet, editorNotStarted, editorFailed, editorTextKept, editorNoFile
  /// A typed text matches no choice, or several.
  case noChoice, severalChoices, listed, mostChoices
  /// The buttons of a repeated group and of its entries, and the effects of its keys.
  case addEntry, removeEntry, moveEntryUp, moveEntryDown
  case addEntryKey, removeEntryKey, moveEntryUpKey, moveEntryDownKey
  /// An entry was removed; there can be no more, or no fewer.
  case entryRemoved, mostEntries, fewestEntries
  /// The names of the ends of a range.
  case lowerEnd, upperEnd
  /// How many messages a field shows.
  case allErrorsShown, firstErrorShown
  /// The form was read again, without answers that no longer fit.
  case formReloaded, answersDropped
  /// The screen is too small for a form.
  case tooSmall
  /// The help page: its headings, how to go back, and the effects of keys.
  case aboutField, mustHold, anythingGoes, saidOfAnswer, keysHere, keysAnywhere, backToForm,
    moreBelow
  /// Why a message about an answer is shown or hidden.
  case isShown, shownOnceLeft, shownOnceSubmitted, shownWithAll, shownInChecklist
  /// A suggested correction, and the key that accepts it.
  case proposal, proposalKept, takeProposal
  /// The effects of keys in a widget.
  case keyWords, keySelect, keyDeleteWord, keyDeleteLine, keyYank, keyUndo, keyReveal, keyShow,
    keyHide, keyNewLine, keyOpenEditor, keyEditor
  case keyToggle, keyOffOn, keyYesNo, keyChange, keyStep, keySteps, keyLargeStep, keyEnds, keyType,
    keyPercent, keyOtherThumb, keyUpperEnd
  case takeSuggestion, keyTakeSuggestion
  case keyOpenList, keyOpen, keyNarrow, keyClearFilter, keyClear, keyMark, keyMarkAll, keyAllNone,
    keyCheck, keyJump, keyOptions, keyOptionPages, keyOptionEnds, keyNumber, keyOther, keyReload,
    keyReloadDefault, keyReloadBriefly
  case keyAdd, keyAddTyped, keyAddTypedOrEnter, keyRemove, keyRemoveLast
  case keyOpenCalendar, keyCalendar
  /// The formats of a date and a time, letter by letter, and the advice to use them.
  case dateForm, timeForm, writtenAs
  /// A date that cannot be misread, with `{weekday}`, `{day}` and the `{month}` with its year.
  case dateInWords
  /// The effects of keys in an open list or calendar.
  case keyChoose, keyClose, keyDays, keyWeeks, keyWeekEnds, keyMonth, keyMonths, keyYears, keyToday
  /// A rule does not apply because of its condition.
  case ruleNotAsked

  /// The English wording.
  var english: Message {
    switch self {
    case .next: "next"
    case .nextPage: "next page"
    case .submit: "submit"
    case .cancel: "cancel"
    case .back: "back"
    case .previousField: "previous field"
    case .allErrors: "all messages"
    case .oneError: "first message"
    case .problem: "next problem"
    case .help: "help"
    case .previousProblem: "previous problem"
    case .previousPage: "previous page"
    case .quote: "insert the next key literally, such as Tab in a long text"
    case .advance: "next field; on a button, press it"
    case .enterSubmits: "submit; in a longer field, next field"
    case .leave: "close, go back a page, or cancel"
    case .redraw: "redraw the screen"
    case .suspend: "suspend; `fg` resumes"
    case .submitButton: "Submit"
    case .nextButton: "Next"
    case .reviewButton: "Review"
    case .backButton: "Back"
    case .backToReviewButton: "Back to review"
    case .numberOf: "{number} of {count}"
    case .numberOver: "{number} chosen, at most {count}"
    case .page: "Page {page} of {pages}"
    case .requiredLeft: "{count} required left"
    case .problemCount: Message("{count} problems", one: "{count} problem", counting: "count")
    case .review: "Check your answers. To change one, go to it and press Enter."
    case .noAnswer: "no answer"
    case .yes: "yes"
    case .no: "no"
    case .noMatch: "no match"
    case .answerFirst: "Answer \"{field}\" first"
    case .noOptions: "No options"
    case .noOptionsFor: "No options for {answer}"
    case .loadingOptions: "Loading options{sign}"
    case .optionsFailed: "The options could not be loaded."
    case .optionsLate: "The options took too long to load."
    case .loadingDefault: "Loading the default{sign}"
    case .defaultFailed: "The default could not be loaded."
    case .defaultLate: "The default took too long to load."
    case .defaultUnfit: "The default \"{text}\" is not accepted."
    case .reloadByKey: "{key}: try again"
    case .tooEarly: "too early"
    case .tooLate: "too late"
    case .checking: "Checking"
    case .confirmCancel:
      """
      Discard your answers? Press Esc to quit, any other key to stay. \
      | Discard? Esc: quit, other keys: stay | Esc: discard
      """
    case .confirmQuit:
      """
      Quit and keep a draft? Press Esc to quit, any other key to stay. \
      | Quit? Esc: quit, other keys: stay | Esc: quit
      """
    case .confirmKeys: "Enter: yes, Esc: no."
    case .confirmKeysForNo: "{key}: yes, Enter or Esc: no."
    case .timeLeft:
      Message(
        "{count} seconds left. | {count} s",
        one: "{count} second left. | {count} s",
        counting: "count"
      )
    case .refused:
      Message(
        "{count} fields need attention: {list}",
        one: "{count} field needs attention: {list}",
        counting: "count"
      )
    case .problemsAndKey:
      Message(
        "{count} fields need attention. {key}: next | {count} problems: {key}",
        one: "{count} field needs attention. {key}: go to it | {count} problem: {key}",
        counting: "count"
      )
    case .problemHere: "1 field needs attention."
    case .leftBehind:
      Message(
        "{count} fields on earlier pages need attention. {key}: go back | {key}: {count} problems",
        one: """
          {count} field on an earlier page needs attention. {key}: go back | {key}: {count} problem
          """,
        counting: "count"
      )
    case .nothingNeeded: "No problems."
    case .moreProblems: "and {count} more"
    case .waiting: "Checking {list}{sign} Esc stops. | Checking{sign} Esc stops"
    case .submitting: "Submitting{sign}"
    case .submitStops: "Esc stops."
    case .submitStopped: "Submitting was canceled."
    case .submitRejected: "The answers were not accepted."
    case .submitFailed: "Not submitted:"
    case .submitLate: "Submitting took too long."
    case .programLate:
      Message(
        "{name} did not finish within {count} seconds. Submit again to retry.",
        one: "{name} did not finish within {count} second. Submit again to retry.",
        counting: "count"
      )
    case .draftNow: "Resume your draft from less than a minute ago?"
    case .draftMinutes:
      Message(
        "Resume your draft from {count} minutes ago?",
        one: "Resume your draft from {count} minute ago?",
        counting: "count"
      )
    case .draftHours:
      Message(
        "Resume your draft from {count} hours ago?",
        one: "Resume your draft from {count} hour ago?",
        counting: "count"
      )
    case .draftDays:
      Message(
        "Resume your draft from {count} days ago?",
        one: "Resume your draft from {count} day ago?",
        counting: "count"
      )
    case .draftResume: "resume"
    case .draftStartOver: "start over"
    case .draftKeys: "Press Enter to resume it, or Esc to start over."
    case .draftSetAside:
      "Your draft is kept. To resume it, start again with --resume. | Drafts: --resume"
    case .draftsSetAside:
      Message(
        "{count} other drafts are kept; see --resume. | Drafts: --resume",
        one: "{count} other draft is kept; see --resume. | Drafts: --resume",
        counting: "count"
      )
    case .draftTaken:
      "This form is open in another program, so no draft is kept here. | No draft is kept."
    case .draftUnfit: "These answers of the draft no longer fit: {list}."
    case .draftDamaged: "A damaged draft was moved to {path} | Draft was damaged."
    case .draftFailed: "Drafts cannot be saved:"
    case .pastedAsOneLine:
      """
      Line breaks were pasted as spaces. {key}: undo \
      | Breaks became spaces. {key}: undo | Breaks gone: {key}
      """
    case .quoting: "Next key is inserted literally. | Next key literally"
    case .typesNothing: "That key has no character to insert. | No character."
    case .unchangeable: "This answer cannot be changed. | Read-only."
    case .computed: "This answer is made of other answers. | Made of others."
    case .pasteUnfit: "This field does not accept pasted text. | Paste not accepted."
    case .pasteCut: "The paste was too long; the end was cut off. | Paste was cut off."
    case .editorNotSet: "No editor is set. Set VISUAL or EDITOR. | No editor set."
    case .editorNotStarted: "Cannot start {name}. The text is unchanged. | Cannot edit."
    case .editorFailed:
      "{name} failed with status {status}. The text is unchanged. | Text unchanged."
    case .editorTextKept: "The edited text cannot be used; it is in {path}. | Text unchanged."
    case .editorNoFile: "Cannot create a temporary file: {reason}. | Cannot edit."
    case .noChoice: "No option matches \"{text}\". | No such option."
    case .severalChoices: "{count} options match \"{text}\". | Several options."
    case .listed: "\"{text}\" is already in the list. | Already in the list."
    case .mostChoices: "Choose at most {max}."
    case .addEntry: "Add {entry}"
    case .removeEntry: "Remove"
    case .moveEntryUp: "Move up"
    case .moveEntryDown: "Move down"
    case .addEntryKey: "add an entry"
    case .removeEntryKey: "remove the entry"
    case .moveEntryUpKey: "move the entry up"
    case .moveEntryDownKey: "move the entry down"
    case .entryRemoved: "{entry} was removed. {key}: undo | Removed. {key}: undo"
    case .mostEntries: "At most {max}."
    case .fewestEntries: "At least {min}."
    case .lowerEnd: "The lower end of {field}"
    case .upperEnd: "The upper end of {field}"
    case .allErrorsShown: "Showing every message of a field. | All messages shown"
    case .firstErrorShown: "Showing the first message of a field. | First message shown"
    case .formReloaded: "Form reloaded."
    case .answersDropped: "Form reloaded. These answers no longer fit: {list}. | Dropped: {count}"
    case .tooSmall: "Enlarge the window to at least {columns}×{rows}."
    case .aboutField: "About {field}"
    case .mustHold: "Rules"
    case .anythingGoes: "No restrictions"
    case .saidOfAnswer: "Messages"
    case .keysHere: "Keys in this field"
    case .keysAnywhere: "Keys"
    case .backToForm: "back to the form"
    case .moreBelow: "more"
    case .isShown: "shown now"
    case .shownOnceLeft: "appears when you leave the field"
    case .shownOnceSubmitted: "appears after you submit"
    case .shownWithAll: "hidden; F9 shows all messages"
    case .shownInChecklist: "shown in the checklist"
    case .proposal: "Did you mean {proposal}? {key}: accept"
    case .proposalKept: "Did you mean {proposal}?"
    case .takeProposal: "accept the correction"
    case .keyWords: "previous word, next word"
    case .keySelect: "select"
    case .keyDeleteWord: "delete the previous word, the next word"
    case .keyDeleteLine: "delete to the start, to the end"
    case .keyYank: "insert what was deleted last"
    case .keyUndo: "undo, redo"
    case .keyReveal: "show or hide"
    case .keyShow: "show"
    case .keyHide: "hide"
    case .keyNewLine: "new line"
    case .keyOpenEditor: "open the text in $VISUAL or $EDITOR"
    case .keyEditor: "editor"
    case .keyToggle: "toggle"
    case .keyOffOn: "off, on"
    case .keyYesNo: "yes, no"
    case .keyChange: "change"
    case .keyStep: "step"
    case .keySteps: "one step"
    case .keyLargeStep: "large step"
    case .keyEnds: "minimum, maximum"
    case .keyType: "type the value"
    case .keyPercent: "after a number: jump to that percentage"
    case .keyUpperEnd: "after the lower number: type the upper one"
    case .keyOtherThumb: "switch handles"
    case .takeSuggestion: "accept"
    case .keyTakeSuggestion: "accept the suggestion"
    case .keyOpenList: "open the list"
    case .keyOpen: "open"
    case .keyNarrow: "type to filter"
    case .keyClearFilter: "clear the filter"
    case .keyClear: "clear"
    case .keyMark: "check or uncheck"
    case .keyMarkAll: "check all, none, or invert"
    case .keyAllNone: "all, none"
    case .keyCheck: "check"
    case .keyJump: "choose an option by its first letters"
    case .keyOptions: "previous option, next option"
    case .keyOptionPages: "scroll up, scroll down"
    case .keyOptionEnds: "first option, last option"
    case .keyNumber: "choose by number"
    case .keyOther: "type another answer"
    case .keyReload: "reload the options"
    case .keyReloadDefault: "reload the default"
    case .keyReloadBriefly: "try again"
    case .keyAdd: "add"
    case .keyAddTyped: "add the typed text"
    case .keyAddTypedOrEnter: "add the typed text, like Enter"
    case .keyRemove: "remove"
    case .keyRemoveLast: "remove the last one"
    case .keyOpenCalendar: "open the calendar"
    case .keyCalendar: "calendar"
    case .dateForm: "YYYY-MM-DD"
    case .dateInWords: "{weekday} {day} {month}"
    case .timeForm: "HH:MM"
    case .writtenAs: "Use the format {form}."
    case .keyChoose: "choose"
    case .keyClose: "close"
    case .keyDays: "previous day, next day"
    case .keyWeeks: "previous week, next week"
    case .keyWeekEnds: "start of the week, end of the week"
    case .keyMonth: "month"
    case .keyMonths: "previous month, next month"
    case .keyYears: "previous year, next year"
    case .keyToday: "today"
    case .ruleNotAsked: "does not apply to your other answers"
    }
  }
}
