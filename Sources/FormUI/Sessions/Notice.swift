import FormValidation

/// What a session has to say about itself, on a line of its own.
enum Notice: Hashable, Sendable {
  /// Leaving would lose what was typed; the same again leaves.
  case confirmCancel
  /// A submit was refused.
  case refused(problems: Int, labels: [String])
  /// A submit waits for answers from outside.
  case checking(labels: [String])
  /// Line breaks of a paste became spaces.
  case pastedAsOneLine
  /// A paste meant nothing to the field.
  case pasteUnfit
  /// What was typed in a field was not made its answer.
  case leftover(Leftover)
  /// Every message is shown, or the first of each field.
  case errorsShown(ErrorsShown)

  /// The words in a session's language, fewer where there is little room.
  func text(in session: Session, columns: Int) -> String {
    let sign = session.measures.glyphs.hint
    switch self {
    case .confirmCancel:
      return session.text(.confirmCancel, or: .confirmCancelBriefly, columns: columns)
    case .refused(let problems, let labels):
      let list = labels.count < problems ? labels + [sign] : labels
      return session.text(
        .refused,
        ["count": .number(Number(problems)), "list": .list(list.map(Value.text))]
      )
    case .checking(let labels):
      return session.text(
        .waiting,
        or: .waitingBriefly,
        ["list": .list(labels.map(Value.text)), "sign": .text(sign)],
        columns: columns
      )
    case .pastedAsOneLine:
      return session.text(
        .pastedAsOneLine,
        or: .pastedAsOneLineBriefly,
        ["key": .text(EditingCommand.undoKey.description)],
        columns: columns
      )
    case .pasteUnfit: return session.text(.pasteUnfit)
    case .leftover(.noChoice(let text)):
      return session.text(.noChoice, about: text, columns: columns)
    case .leftover(.severalChoices(let text, let count)):
      return session.text(
        .severalChoices,
        about: text,
        count: count,
        columns: columns
      )
    case .errorsShown(.all): return session.text(.allErrorsShown)
    case .errorsShown(.first): return session.text(.firstErrorShown)
    }
  }
}

extension Session {
  /// What the session says in many words, or in few where those do not fit.
  fileprivate func text(
    _ word: SessionWord,
    or brief: SessionWord,
    _ parameters: Parameters = [:],
    columns: Int
  ) -> String {
    let text = text(word, parameters)
    return text.cellWidth <= columns ? text : self.text(brief, parameters)
  }

  /// What the session says about a text that was typed, which is cut to the room there is.
  fileprivate func text(
    _ word: SessionWord,
    about typed: String,
    count: Int = 1,
    columns: Int
  ) -> String {
    func text(_ typed: String) -> String {
      self.text(word, ["text": .text(typed), "count": .number(Number(count))])
    }
    let room = max(1, columns - text("").cellWidth)
    return text(typed.printable.fitted(to: room, measures.glyphs))
  }
}
