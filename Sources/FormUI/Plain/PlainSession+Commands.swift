import FormValidation

extension PlainSession {
  /// Carries out a command.
  mutating func perform(_ command: PlainCommand, _ argument: String) {
    switch command {
    case .next: if let place { goOn(from: place) } else { ask() }
    case .back: goBack()
    case .go: go(toQuestionCalled: argument)
    case .take: takeProposal(at: place)
    case .clear: clear()
    case .review:
      review()
      ask()
    case .help: help()
    case .submit: submit()
    case .cancel: cancel(isConfirmed: false)
    }
  }

  private mutating func go(toQuestionCalled name: String) {
    switch session.question(called: name) {
    case .place(let place): go(to: place)
    case .several(let labels):
      say(session.text(.severalQuestions, ["list": .list(labels.map(Value.text))]))
    case .none(let nearest):
      say(session.text(.noSuchQuestion))
      if let nearest { say(session.text(.nearestName, ["name": .text(nearest)])) }
    }
  }

  /// Says that there is no such command, and which was probably meant; never what was typed, which
  /// may be a secret.
  mutating func sayNoSuchCommand(nearest: PlainCommand?) {
    say(session.text(.noSuchCommand))
    guard let nearest else { return }
    say(session.text(.nearestName, ["name": .text(":\(nearest.rawValue)")]))
  }

  private mutating func goBack() {
    let asked = session.placesAsked
    guard let before = place.map({ here in asked.last { $0 < here } }) ?? asked.last else {
      return say(session.text(.firstQuestion))
    }
    go(to: before)
  }

  /// Takes the answer that rules propose in place of the one there is.
  mutating func takeProposal(at target: Int?) {
    guard let target else { return ask() }
    session.moveFocus(to: .field(target))
    guard session.proposal != nil else { return say(session.text(.nothingProposed)) }
    session.takeProposal()
    session.touch(target)
    judge(target)
  }

  private mutating func clear() {
    guard place != nil else { return ask() }
    guard session.enter("") else { return say(session.text(.alwaysAnswered)) }
  }

  /// Leaves without submitting; where answers would be lost, only the second time in a row.
  mutating func cancel(isConfirmed: Bool) {
    if isConfirmed || !session.isDirty {
      session.outcome = .cancelled
      say(session.text(.left))
    } else {
      isConfirmingCancel = true
      say(session.text(.confirmLeaving))
    }
  }

  /// Takes Ctrl-C as the screen does: where answers would be lost, only the second one in a row
  /// leaves.
  public mutating func interrupt() {
    guard outcome == nil else { return }
    guard !isConfirmingCancel, session.isDirty || begun != nil else {
      return session.handle(.interrupt(.interrupt))
    }
    isConfirmingCancel = true
    say(session.text(.confirmInterrupt))
    // Lines of an answer that was begun are kept; it goes on where it was.
    if awaited == nil, begun == nil { ask() }
  }

  /// Says what the help page of the screen does of the question, and the commands.
  private mutating func help() {
    if let place {
      let field = session.form.fields[place]
      field.help?.textLines.forEach { say($0) }
      for line in session.ruleLines(of: field, at: place) { say(line.spoken(in: session)) }
    }
    say("\(session.text(.commands)):")
    for command in PlainCommand.allCases {
      say(":\(command.rawValue)  \(session.text(command.word))")
    }
    say("::  \(session.text(.doesColon))")
  }
}

extension HelpLine {
  /// The line with what its style means in words.
  fileprivate func spoken(in session: Session) -> String {
    let word: SpokenWord? =
      switch style {
      case .success: .valid
      case .hint: .open
      case .error: .error
      default: nil
      }
    if isHead { return "\(text):" }
    return word.map { "\(mark) \(session.text($0)): \(text)" } ?? text
  }
}
