import FormValidation

/// What a session has to say about itself, on a line of its own.
enum Notice: Hashable, Sendable {
  /// Leaving would lose what was typed; the same again leaves.
  case confirmCancel
  /// A submit was refused.
  case refused(problems: Int, labels: [String])
  /// Answers on pages before the one that was gone on to are in the way of a submit.
  case leftBehind(problems: Int)
  /// No answer is in the way of a submit.
  case nothingNeeded
  /// A submit waits for answers from outside.
  case checking(labels: [String])
  /// Line breaks of a paste became spaces.
  case pastedAsOneLine
  /// The end of a paste was too much to keep.
  case pasteCut
  /// The next key is typed as it is; the key behind Ctrl-V types nothing.
  case quoting, typesNothing
  /// A paste meant nothing to the field.
  case pasteUnfit
  /// What was typed in a field was not made its answer.
  case leftover(Leftover)
  /// Every message is shown, or the first of each field.
  case errorsShown(ErrorsShown)

  /// The words in a session's language: the fullest that fit in so many cells, else the briefest.
  func text(in session: Session, columns: Int) -> String {
    let texts = words.map { text($0, in: session, columns: columns) }
    return texts.first { $0.cellWidth <= columns } ?? texts[texts.count - 1]
  }

  /// The words for those who do not see the screen, where what a refused submit lists stands.
  func spokenText(in session: Session) -> String {
    guard case .refused = self else { return text(in: session, columns: .max) }
    return session.text(.refused, parameters(in: session))
  }

  /// A wording; what was typed is cut to the room that it leaves.
  private func text(_ word: SessionWord, in session: Session, columns: Int) -> String {
    var parameters = parameters(in: session)
    if case .leftover(let leftover) = self {
      parameters["text"] = .text("")
      let room = max(1, columns - session.text(word, parameters).cellWidth)
      let typed = leftover.text.printable.fitted(to: room, session.measures.glyphs)
      parameters["text"] = .text(typed)
    }
    return session.text(word, parameters)
  }

  /// The words for it, the fullest first; the last ones fit the smallest screen.
  private var words: [SessionWord] {
    switch self {
    case .confirmCancel: [.confirmCancel, .confirmCancelShortly, .confirmCancelBriefly]
    case .refused: [.problemsAndKey, .problemsBriefly]
    case .leftBehind: [.leftBehind, .leftBehindBriefly]
    case .nothingNeeded: [.nothingNeeded]
    case .checking: [.waiting, .waitingBriefly]
    case .pastedAsOneLine:
      [.pastedAsOneLine, .pastedAsOneLineBriefly, .pasteToUndo]
    case .pasteCut: [.pasteCut, .pasteCutBriefly]
    case .quoting: [.quoting, .quotingBriefly]
    case .typesNothing: [.typesNothing, .typesNothingBriefly]
    case .pasteUnfit: [.pasteUnfit, .pasteUnfitBriefly]
    case .leftover(.noChoice): [.noChoice, .noChoiceBriefly]
    case .leftover(.severalChoices): [.severalChoices, .severalChoicesBriefly]
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
    case .checking(let labels):
      return ["list": .list(labels.map(Value.text)), "sign": .text(sign)]
    case .pastedAsOneLine: return ["key": .text(session.name(of: EditingCommand.undoKey))]
    case .leftover(.severalChoices(_, let count)): return ["count": .number(Number(count))]
    case .leftover(.noChoice), .pasteUnfit, .pasteCut, .confirmCancel, .nothingNeeded, .quoting,
      .typesNothing, .errorsShown:
      return [:]
    }
  }
}
