import FormValidation

/// A notice of the session, on a separate line.
indirect enum Notice: Equatable, Sendable {
  /// Quitting would discard answers; Esc or Ctrl-C quits now.
  case confirmCancel
  /// The same while a draft is kept.
  case confirmQuit
  /// The form's question before a submit, and whether Enter submits.
  case confirmSubmit(enters: Bool)
  /// The number of seconds left until the time limit.
  case timeLeft(Int)
  /// A submit was refused.
  case refused(problems: Int, labels: [String])
  /// Answers on earlier pages prevent a submit.
  case leftBehind(problems: Int)
  /// No answer prevents a submit.
  case nothingNeeded
  /// A submit waits for external checks.
  case checking(labels: [String])
  /// The question whether to resume a draft; it insists after anything that is no answer.
  case offeringDraft(isInsisting: Bool)
  /// The draft that was offered is kept; so are others.
  case draftSetAside, draftsSetAside(Int)
  /// Another program keeps the draft of the form.
  case draftTaken
  /// Answers of hidden fields are missing.
  case hiddenMissing
  /// A submit waits for a reply.
  case handingOver
  /// The message of the reply to a submit, or the reason why there was none.
  case reply(String)
  /// Line breaks of a paste became spaces.
  case pastedAsOneLine
  /// The end of a paste was too long to keep.
  case pasteCut
  /// The next key is inserted literally; the key after Ctrl-V has no character.
  case quoting, typesNothing
  /// The field does not accept typing: its answer cannot be changed, or is made of others.
  case readOnly, computed
  /// The field does not accept a paste.
  case pasteUnfit
  /// Text typed in a field could not become its answer.
  case leftover(Leftover)
  /// An entry of a repeated group was removed; its name.
  case entryRemoved(String)
  /// A repeated group has its maximum or minimum number of entries.
  case mostEntries(Int), fewestEntries(Int)
  /// A text could not be edited in a program.
  case notEdited(EditFailure)
  /// All messages are shown, or the first of each field.
  case errorsShown(ErrorsShown)
  /// A damaged draft was moved to a path.
  case draftDamaged(path: String)
  /// The form was reloaded, without the answers of fields with these labels.
  case reloaded(dropped: [String])

  /// Returns the longest text that fits in a width, or else the shortest.
  func text(in session: Session, columns: Int) -> String {
    if case .reply(let text) = self { return text }
    if self == .handingOver { return session.handoverWords(columns: columns) }
    if self == .hiddenMissing { return session.hiddenTroubleWords(columns: columns) }
    let isHere = isAtSoleProblem(of: session)
    let texts = (isHere ? [.problemHere, .problemsBriefly] : words).map {
      text($0, in: session, columns: columns)
    }
    return texts.first { $0.cellWidth <= columns } ?? texts[texts.count - 1]
  }

  /// Returns the text for users who do not see the screen, including the problems that a refused
  /// submit lists.
  func spokenText(in session: Session) -> String {
    switch self {
    case .refused: session.text(.refused, parameters(in: session))
    case .confirmSubmit: "\(session.question ?? "") \(text(in: session, columns: .max))"
    case .offeringDraft: "\(session.draftQuestion ?? "") \(session.text(.confirmKeys))"
    // Without the spinner and the last line, which would be announced repeatedly.
    case .handingOver: session.text(.submitting, parameters(in: session))
    default: text(in: session, columns: .max)
    }
  }

  /// Returns a wording, with typed text or a path truncated to the remaining room.
  private func text(_ word: SessionWord, in session: Session, columns: Int) -> String {
    var parameters = parameters(in: session)
    let glyphs = session.measures.glyphs
    switch self {
    case .leftover(let leftover):
      parameters["text"] = .text("")
      let room = max(1, columns - session.text(word, parameters).cellWidth)
      parameters["text"] = .text(leftover.text.printable.fitted(to: room, glyphs))
    case .draftDamaged(let path), .notEdited(.kept(let path)):
      // As a parameter, it would be truncated like an answer.
      let whole = session.text(word)
      let room = columns - whole.replacing("{path}", with: "").cellWidth
      return whole.replacing("{path}", with: path.printable.fittedPath(to: room, glyphs))
    default: break
    }
    return session.text(word, parameters)
  }

  /// Returns whether the only problem that it is about has the focus, so that no key leads there.
  private func isAtSoleProblem(of session: Session) -> Bool {
    guard case .refused(problems: 1, _) = self, let index = session.stopIndex else { return false }
    return session.seenProblems.contains(index)
  }

  /// The wordings, the longest first; the last one fits the smallest screen.
  private var words: [SessionWord] {
    switch self {
    case .confirmCancel: [.confirmCancel, .confirmCancelShortly, .confirmCancelBriefly]
    case .confirmQuit: [.confirmQuit, .confirmQuitShortly, .confirmQuitBriefly]
    case .confirmSubmit(enters: true), .offeringDraft: [.confirmKeys]
    case .confirmSubmit: [.confirmKeysForNo]
    case .timeLeft: [.timeLeft, .timeLeftBriefly]
    case .refused: [.problemsAndKey, .problemsBriefly]
    case .leftBehind: [.leftBehind, .leftBehindBriefly]
    case .nothingNeeded: [.nothingNeeded]
    case .checking: [.waiting, .waitingBriefly]
    case .handingOver: [.submitting]
    case .reply, .hiddenMissing: []
    case .pastedAsOneLine:
      [.pastedAsOneLine, .pastedAsOneLineBriefly, .pasteToUndo]
    case .pasteCut: [.pasteCut, .pasteCutBriefly]
    case .quoting: [.quoting, .quotingBriefly]
    case .typesNothing: [.typesNothing, .typesNothingBriefly]
    case .readOnly: [.unchangeable, .unchangeableBriefly]
    case .computed: [.computed, .computedBriefly]
    case .pasteUnfit: [.pasteUnfit, .pasteUnfitBriefly]
    case .leftover(.noChoice): [.noChoice, .noChoiceBriefly]
    case .leftover(.severalChoices): [.severalChoices, .severalChoicesBriefly]
    case .entryRemoved: [.entryRemoved, .entryRemovedBriefly]
    case .mostEntries: [.mostEntries]
    case .fewestEntries: [.fewestEntries]
    case .leftover(.listed): [.listed, .listedBriefly]
    case .leftover(.tooMany): [.mostChoices]
    case .notEdited(.notSet): [.editorNotSet, .editorNotSetBriefly]
    case .notEdited(.notStarted): [.editorNotStarted, .editorNotStartedBriefly]
    case .notEdited(.exited): [.editorFailed, .editorFailedBriefly]
    case .notEdited(.kept): [.editorTextKept, .editorTextKeptBriefly]
    case .notEdited(.noFile): [.editorNoFile, .editorNoFileBriefly]
    case .draftDamaged: [.draftDamaged, .draftDamagedBriefly]
    case .draftSetAside: [.draftSetAside, .draftsBriefly]
    case .draftsSetAside: [.draftsSetAside, .draftsBriefly]
    case .draftTaken: [.draftTaken, .draftTakenBriefly]
    case .reloaded(let labels) where labels.isEmpty: [.formReloaded]
    case .reloaded: [.answersDropped, .answersDroppedBriefly]
    case .errorsShown(.all): [.allErrorsShown, .allErrorsShownBriefly]
    case .errorsShown(.first): [.firstErrorShown, .firstErrorShownBriefly]
    }
  }

  private func parameters(in session: Session) -> Parameters {
    let sign = session.measures.glyphs.hint
    switch self {
    case .refused(let problems, let labels):
      let list = labels.count < problems ? labels + [sign] : labels
      return [
        "count": .number(Number(problems)), "list": .list(list.map(Value.text)),
        "key": .text(session.name(of: Keymap.key(for: .nextProblem))),
      ]
    case .leftBehind(let problems):
      return [
        "count": .number(Number(problems)),
        "key": .text(session.name(of: Keymap.key(for: .previousPage))),
      ]
    case .reloaded(let labels):
      let list = labels.count > 3 ? labels.prefix(3) + [sign] : labels
      return [
        "list": .list(list.map(Value.text)), "count": .number(Number(labels.count)),
      ]
    case .checking(let labels):
      return ["list": .list(labels.map(Value.text)), "sign": .text(sign)]
    case .handingOver: return ["sign": .text(sign)]
    case .entryRemoved(let entry):
      return ["entry": .text(entry), "key": .text(session.name(of: EditingCommand.undoKey))]
    case .draftsSetAside(let count), .timeLeft(let count):
      return ["count": .number(Number(count))]
    case .confirmSubmit: return ["key": .text(session.name(of: session.keyForYes))]
    case .mostEntries(let max): return ["max": .number(Number(max))]
    case .fewestEntries(let min): return ["min": .number(Number(min))]
    case .pastedAsOneLine: return ["key": .text(session.name(of: EditingCommand.undoKey))]
    case .leftover(.tooMany(let max)): return ["max": .number(Number(max))]
    case .leftover(.severalChoices(_, let count)): return ["count": .number(Number(count))]
    case .notEdited(.notStarted(let name)): return ["name": .text(name)]
    case .notEdited(.exited(let name, let status)):
      return ["name": .text(name), "status": .number(Number(status))]
    case .notEdited(.noFile(let reason)): return ["reason": .text(reason)]
    default: return [:]
    }
  }
}

extension Session {
  /// Returns the notice, if there is one: in one line, except the reply to a submit, which no wording
  /// shortens and which may take half of the screen.
  func noticeLines(on size: Size) -> [String] {
    guard let notice = notice ?? refusal ?? standingNotice else { return [] }
    let columns = size.columns - 1
    let text = notice.text(in: self, columns: columns)
    guard case .reply = notice, text.cellWidth > columns else {
      return [text.fitted(to: columns, measures.glyphs)]
    }
    var lines = Array(text.printable.wrapped(to: columns - 1))
    let limit = size.rows / 2
    if lines.count > limit {
      let rest = lines[(limit - 1)...].joined(separator: " ")
      lines[(limit - 1)...] = [rest.fitted(to: columns - 1, measures.glyphs)]
    }
    return lines
  }
}
