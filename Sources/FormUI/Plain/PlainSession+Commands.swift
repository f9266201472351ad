import FormValidation

extension PlainSession {
  /// Performs a command.
  mutating func perform(_ command: PlainCommand, _ argument: String) {
    switch command {
    case .next: if let index { goOn(from: index) } else { ask() }
    case .back: goBack()
    case .go: go(toQuestionCalled: argument)
    case .take: acceptProposal(at: index)
    case .clear: clear()
    case .reload: reload()
    case .remove: removeEntry()
    case .undo: restoreEntry()
    case .up: moveEntry(.moveEntryUp)
    case .down: moveEntry(.moveEntryDown)
    case .edit: if !session.requestEditor() { say(session.text(.cannotEdit)) }
    case .review:
      review()
      ask()
    case .help: help()
    case .submit: submit()
    case .cancel: cancel(isConfirmed: false)
    }
  }

  /// Removes the entry of a repeated group that the current question is about.
  private mutating func removeEntry() {
    guard let index, let group = session.entry(ofFieldAt: index) else {
      return say(session.text(.noEntry))
    }
    session.changeEntries(.removeEntry)
    if session.notice?.word == .entryRemoved {
      say(session.text(.isRemoved, ["entry": .text(group)]))
    } else if let notice = session.notice {
      say(notice.spokenText(in: session))
    }
    ask()
  }

  /// Moves the entry of a repeated group that the current question is about.
  private mutating func moveEntry(_ action: Keymap.Action) {
    guard let index, session.form.list(ofFieldAt: index) != nil else {
      return say(session.text(.noEntry))
    }
    session.changeEntries(action)
    guard let target = self.index, target != index, let entry = session.entry(ofFieldAt: target)
    else { return say(session.text(.cannotMove)) }
    say(session.text(.isMoved, ["entry": .text(entry)]))
    ask()
  }

  /// Restores the last entry that was removed, and asks its first question.
  private mutating func restoreEntry() {
    guard let last = session.removed.last else { return say(session.text(.nothingRemoved)) }
    guard session.restoreEntry() else {
      let list = session.form.lists.first { $0.id == last.list }
      let limit = list?.counts.upperBound ?? 0
      return say(Notice.mostEntries(limit).spokenText(in: session))
    }
    let entry = index.flatMap(session.entry) ?? ""
    say(session.text(.isRestored, ["entry": .text(entry)]))
    ask()
  }

  private mutating func go(toQuestionCalled name: String) {
    switch session.question(called: name) {
    case .index(let index): go(to: index)
    case .several(let labels):
      say(session.text(.severalQuestions, ["list": .list(labels.map(Value.text))]))
    case .none(let nearest):
      say(session.text(.noSuchQuestion))
      if let nearest { say(session.text(.nearestName, ["name": .text(nearest)])) }
    }
  }

  /// Reports an unknown command, with the nearest one, but without the typed text, which may be a
  /// secret.
  mutating func sayNoSuchCommand(nearest: PlainCommand?) {
    say(session.text(.noSuchCommand))
    guard let nearest else { return }
    say(session.text(.nearestName, ["name": .text(":\(nearest.rawValue)")]))
  }

  private mutating func goBack() {
    let asked = session.askedIndices
    guard let before = index.map({ here in asked.last { $0 < here } }) ?? asked.last else {
      return say(session.text(.firstQuestion))
    }
    go(to: before)
  }

  /// Accepts the suggestion of a rule for an answer.
  mutating func acceptProposal(at target: Int?) {
    guard let target else { return ask() }
    session.moveFocus(to: .field(target))
    guard session.proposal != nil else { return say(session.text(.nothingProposed)) }
    session.acceptProposal()
    // The next question may have been asked in the meantime.
    let label = session.form.fields[target].label
    let field =
      session.form.fields[target].isNamed ? label : session.form.messages.language.unnamed
    let answer = session.summary(ofFieldAt: target)
    say(session.text(.isNow, ["field": .text(field), "answer": .text(answer)]))
    judge(target)
  }

  private mutating func clear() {
    guard index != nil else { return ask() }
    guard session.enter("") else { return say(session.text(.alwaysAnswered)) }
  }

  /// Asks again for the options of the question, or for its default, and for the answers of hidden
  /// fields that are missing.
  private mutating func reload() {
    guard index.map(session.canReload) == true || !session.indicesOfHiddenTroubles.isEmpty else {
      return say(session.text(.nothingToLoad))
    }
    session.reload()
    ask()
  }

  /// Quits without submitting; if answers would be lost, only on the second consecutive request.
  mutating func cancel(isConfirmed: Bool) {
    if isConfirmed || !session.isDirty {
      session.outcome = .cancelled
      say(session.text(.left))
    } else {
      isConfirmingCancel = true
      say(session.text(session.keepsDraft ? .confirmLeavingDraft : .confirmLeaving))
    }
  }

  /// Handles Ctrl-C like the screen: if answers would be lost, only the second consecutive one
  /// quits.
  package mutating func interrupt() {
    guard outcome == nil else { return }
    if awaited == .reply {
      session.stopHandover()
      return goOnWaiting()
    }
    guard !isConfirmingCancel, session.isDirty || begun != nil else {
      return session.handle(.interrupt(.interrupt))
    }
    isConfirmingCancel = true
    say(session.text(session.keepsDraft ? .confirmInterruptDraft : .confirmInterrupt))
    // Lines of an unfinished answer are kept, and it continues.
    if awaited == nil, begun == nil { ask() }
  }

  /// Prints the question's part of the help page, and the commands.
  private mutating func help() {
    if let index {
      let field = session.form.fields[index]
      field.help?.textLines.forEach { say($0) }
      for line in session.ruleLines(of: field, at: index) { say(line.spoken(in: session)) }
    }
    say("\(session.text(.commands)):")
    let loads =
      session.measures.optionSources.values.contains(where: \.isAsked)
      || session.form.fields.contains { $0.source?.isAsked ?? false }
    let repeats = !session.form.lists.isEmpty
    let edits = session.form.fields.indices.contains(where: session.opensEditor)
    let useless: [PlainCommand] =
      (loads ? [] : [.reload]) + (repeats ? [] : [.remove, .undo, .up, .down])
      + (edits ? [] : [.edit])
    for command in PlainCommand.allCases where !useless.contains(command) {
      say(":\(command.rawValue)  \(session.text(command.word))")
    }
    say("::  \(session.text(.doesColon))")
  }
}

extension HelpLine {
  /// Returns the line with its style in words.
  fileprivate func spoken(in session: Session) -> String {
    let word: Word? =
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
