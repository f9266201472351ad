import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

extension PlainFilling {
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
    case .up: moveEntry(.moveUp)
    case .down: moveEntry(.moveDown)
    case .edit: if !filling.requestEditor() { say(narrator.text(.cannotEdit)) }
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
    guard let index, let group = filling.sheet.facts.entry(ofFieldAt: index) else {
      return say(narrator.text(.noEntry))
    }
    filling.perform(.change(.remove))
    if filling.notice?.word == .entryRemoved {
      say(narrator.text(.isRemoved, ["entry": .text(group)]))
    } else if let notice = filling.notice {
      say(notice.spokenText(in: filling, by: narrator))
    }
    ask()
  }

  /// Moves the entry of a repeated group that the current question is about.
  private mutating func moveEntry(_ change: EntryChange) {
    guard let index, filling.sheet.facts.form.list(ofFieldAt: index) != nil else {
      return say(narrator.text(.noEntry))
    }
    filling.perform(.change(change))
    guard let target = self.index, target != index,
      let entry = filling.sheet.facts.entry(ofFieldAt: target)
    else { return say(narrator.text(.cannotMove)) }
    say(narrator.text(.isMoved, ["entry": .text(entry)]))
    ask()
  }

  /// Restores the last entry that was removed, and asks its first question.
  private mutating func restoreEntry() {
    guard let last = filling.entryHistory.removed.last else {
      return say(narrator.text(.nothingRemoved))
    }
    guard let stop = filling.restoreEntry() else {
      let list = filling.sheet.facts.form.lists.first { $0.id == last.list }
      let limit = list?.counts.upperBound ?? 0
      return say(Notice.mostEntries(limit).spokenText(in: filling, by: narrator))
    }
    filling.moveFocus(to: stop)
    let entry = index.flatMap(filling.sheet.facts.entry) ?? ""
    say(narrator.text(.isRestored, ["entry": .text(entry)]))
    ask()
  }

  private mutating func go(toQuestionCalled name: String) {
    switch filling.sheet.question(called: name) {
    case .index(let index): go(to: index)
    case .several(let labels):
      say(narrator.text(.severalQuestions, ["list": .list(labels.map(Value.text))]))
    case .none(let nearest):
      say(narrator.text(.noSuchQuestion))
      if let nearest { say(narrator.text(.nearestName, ["name": .text(nearest)])) }
    }
  }

  /// Reports an unknown command, with the nearest one, but without the typed text, which may be a
  /// secret.
  mutating func sayNoSuchCommand(nearest: PlainCommand?) {
    say(narrator.text(.noSuchCommand))
    guard let nearest else { return }
    say(narrator.text(.nearestName, ["name": .text(":\(nearest.rawValue)")]))
  }

  private mutating func goBack() {
    let asked = filling.sheet.askedIndices
    guard let before = index.map({ here in asked.last { $0 < here } }) ?? asked.last else {
      return say(narrator.text(.firstQuestion))
    }
    go(to: before)
  }

  /// Accepts the suggestion of a rule for an answer.
  mutating func acceptProposal(at target: Int?) {
    guard let target else { return ask() }
    filling.moveFocus(to: .field(target))
    guard filling.proposal != nil else { return say(narrator.text(.nothingProposed)) }
    filling.perform(.acceptProposal)
    // The next question may have been asked in the meantime.
    let label = filling.sheet.facts.form.fields[target].label
    let field =
      filling.sheet.facts.form.fields[target].isNamed
      ? label : filling.sheet.facts.form.messages.language.unnamed
    let answer = narrator.summary(ofFieldAt: target, in: filling.sheet)
    say(narrator.text(.isNow, ["field": .text(field), "answer": .text(answer)]))
    judge(target)
  }

  private mutating func clear() {
    guard index != nil else { return ask() }
    guard filling.enter("") else { return say(narrator.text(.alwaysAnswered)) }
  }

  /// Asks again for the options of the question, or for its default, and for the answers of hidden
  /// fields that are missing.
  private mutating func reload() {
    guard
      index.map(filling.sheet.canReload) == true || !filling.sheet.indicesOfHiddenTroubles.isEmpty
    else {
      return say(narrator.text(.nothingToLoad))
    }
    filling.reload()
    ask()
  }

  /// Quits without submitting; if answers would be lost, only on the second consecutive request.
  mutating func cancel(isConfirmed: Bool) {
    if isConfirmed || !filling.isDirty {
      filling.end(as: .cancelled)
      say(narrator.text(.left))
    } else {
      isConfirmingCancel = true
      say(narrator.text(filling.outside.keepsDraft ? .confirmLeavingDraft : .confirmLeaving))
    }
  }

  /// Handles Ctrl-C like the screen: if answers would be lost, only the second consecutive one
  /// quits.
  package mutating func interrupt() {
    guard outcome == nil else { return }
    if awaited == .reply {
      filling.stopHandover()
      return goOnWaiting()
    }
    guard !isConfirmingCancel, filling.isDirty || begun != nil else {
      return filling.end(as: .interrupted(.interrupt))
    }
    isConfirmingCancel = true
    say(narrator.text(filling.outside.keepsDraft ? .confirmInterruptDraft : .confirmInterrupt))
    // Lines of an unfinished answer are kept, and it continues.
    if awaited == nil, begun == nil { ask() }
  }

  /// Prints the question's part of the help page, and the commands.
  private mutating func help() {
    if let index {
      let field = filling.sheet.facts.form.fields[index]
      field.help?.textLines.forEach { say($0) }
      for line in narrator.ruleLines(ofFieldAt: index, in: filling.sheet) {
        say(line.spoken(by: narrator))
      }
    }
    say("\(narrator.text(.commands)):")
    let loads =
      filling.sheet.facts.optionSources.values.contains(where: \.isAsked)
      || filling.sheet.facts.form.fields.contains { $0.source?.isAsked ?? false }
    let repeats = !filling.sheet.facts.form.lists.isEmpty
    let edits = filling.sheet.facts.form.fields.indices.contains(
      where: filling.sheet.facts.opensEditor
    )
    let useless: [PlainCommand] =
      (loads ? [] : [.reload]) + (repeats ? [] : [.remove, .undo, .up, .down])
      + (edits ? [] : [.edit])
    for command in PlainCommand.allCases where !useless.contains(command) {
      say(":\(command.rawValue)  \(narrator.text(command.word))")
    }
    say("::  \(narrator.text(.doesColon))")
  }
}

extension HelpLine {
  /// Returns the line with its style in words.
  fileprivate func spoken(by narrator: Narrator) -> String {
    let word: Word? =
      switch style {
      case .success: .valid
      case .hint: .open
      case .error: .error
      default: nil
      }
    if isHead { return "\(text):" }
    return word.map { "\(mark) \(narrator.text($0)): \(text)" } ?? text
  }
}
