package import FormValidation

/// A text of the program itself, in every language; that of a notice has shorter variants for narrow
/// screens.
package enum Word: Int, CaseIterable, Sendable {
  /// The effects of keys, on the key line.
  case next, nextPage, submit, cancel, back, previousField, allErrors, oneError, problem
  case help, previousProblem, previousPage, quote, advance, enterSubmits, leave, redraw, suspend
  /// The buttons: submit, next page, review, and back.
  case submitButton, nextButton, reviewButton, backButton, backToReviewButton
  /// The position among the fields; the page; the number of required answers missing, and of problems.
  case numberOf, page, requiredLeft, problemCount
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
  /// The answers to that, and what keys answer to it, as announced.
  case stay, discard, quit, leaveKeys
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
  case editorNotSet, editorNotStarted, editorFailed, editorTextKept, editorDeleted
  case editorNoFile
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
  case proposal, proposalKept, acceptProposal
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
  /// A date as it is said, with the whole names of its weekday and its month.
  case dateInFull
  /// The effects of keys in an open list or calendar.
  case keyChoose, keyClose, keyDays, keyWeeks, keyWeekEnds, keyMonth, keyMonths, keyYears, keyToday
  /// A rule does not apply because of its condition.
  case ruleNotAsked

  /// The words that dates are typed with; several spellings of one are separated by spaces. The
  /// units are those of `+3d`, and the fillers mean nothing.
  case yesterday, today, tomorrow, now, dayUnit, weekUnit, monthUnit, yearUnit, dateFillers

  /// The words after a label, and those for an answer.
  case required, readOnly, empty, hidden, valid
  /// The role of a widget.
  case textRole, secretRole, numberRole, toggleRole, sliderRole, choiceRole, choicesRole
  case rangeRole, dateRole, timeRole, dateTimeRole, listRole, buttonRole, answerRole
  /// The kind of a message: about a missing answer, an incomplete one, and so on.
  case missing, incomplete, error, warning, remark
  /// A requirement is not met yet.
  case open
  /// What can be typed.
  case opening, typeSecret, typeNumber, typeYesOrNo, typeEither, typeOnTrack, typeRange, typeDate,
    typeDateTime,
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
  /// What is wrong with the names of a record's members, or with those of a table's columns.
  case unknownField, missingMember, blankMember, repeatedField
  case unknownColumn, missingColumn, repeatedColumn
  case confirmLeaving, confirmInterrupt, confirmLeavingDraft, confirmInterruptDraft
  /// The effects of commands.
  case commands, doesNext, doesBack, doesTake, doesGo, doesClear, doesRemove, doesReview, doesHelp
  case doesUndo, doesReload, doesEdit, doesUp, doesDown
  case doesSubmit, doesCancel, doesColon

  /// The id of the word in languages: `filling.submitButton`.
  var id: String { Word.ids[rawValue] }

  private static let ids = allCases.map { "filling.\($0)" }

  /// Returns the wording in a language: its own, otherwise that of the language with its code,
  /// otherwise English.
  package func wording(in language: Language) -> Message {
    if language.hasNoWords { return english }
    return language.phrases[id] ?? Language.named(language.code)?.phrases[id] ?? english
  }
}

extension Language {
  /// Whether all its words are the English ones.
  var hasNoWords: Bool { code == Language.english.code && phrases.isEmpty }
}
