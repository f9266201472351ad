import FormFilling
import FormNarration
import FormValidation
package import FormWidgets
import Forms

extension PlainFilling {
  /// Handles an answer to the current question; an empty line keeps the current answer.
  mutating func answer(_ text: String) {
    guard let index else { return }
    if filling.sheet.facts.fields[index].traits.keepsLineBreaks, text.hasSuffix("\\") {
      begun = (begun ?? "") + text.dropLast() + "\n"
      return
    }
    let text = filling.sheet.fields[index].widget.tidied((begun ?? "") + text)
    begun = nil
    if filling.sheet.facts.fields[index].isControl { return answerWhetherToAdd(text, at: index) }
    guard text.isEmpty || filling.enter(text) else {
      let demand = expectation(at: index).first ?? narrator.text(.anotherOrNext)
      let reason =
        narrator.complaint(about: text, at: index, in: filling.sheet).map { "\($0) \(demand)" }
        ?? demand
      return say("\(narrator.glyphs.error) \(narrator.text(.error)): \(reason)")
    }
    judgeOnceChecked(index)
  }

  /// Handles the answer to whether to resume a draft.
  mutating func answerWhetherToResume(_ text: String) {
    guard let answer = YesOrNo(text), let draft = filling.outside.draft else { return begin() }
    answer == .yes ? filling.resume(draft) : filling.declineDraft()
    begin()
  }

  /// Prints why no draft can be saved, with the system's reason.
  package mutating func remark(onDraftNotKept reason: String) {
    filling.remark(onDraftNotKept: reason)
    if let notice = filling.notice { say(notice.spokenText(in: filling, by: narrator)) }
  }

  /// Prints how many seconds are left until the time limit.
  package mutating func remark(onTimeLeft seconds: Int) {
    say(Notice.timeLeft(seconds).spokenText(in: filling, by: narrator))
  }

  /// Returns the text to edit in a program, once per request.
  package mutating func takeEditRequest() -> EditRequest? { filling.takeEditRequest() }

  /// Passes the result of editing the current answer in a program to the filling, and reports the
  /// verdict on it.
  package mutating func receiveEdited(_ result: EditResult) {
    guard let index else { return }
    filling.receiveEdited(result)
    if let notice = filling.notice {
      say(notice.spokenText(in: filling, by: narrator))
    } else {
      judgeOnceChecked(index)
    }
  }

  /// Reports the verdict on an answer, after an external check if there is one.
  private mutating func judgeOnceChecked(_ index: Int) {
    filling.hurry()
    if filling.sheet.pendingIndices.contains(index) {
      awaited = .verdict(index: index)
      say(narrator.text(.checking))
    } else {
      judge(index)
    }
  }

  /// Adds an entry to a repeated group if the answer is yes, and asks its first question.
  private mutating func answerWhetherToAdd(_ text: String, at index: Int) {
    switch text.isEmpty ? .no : YesOrNo(text) {
    case .yes:
      if let stop = filling.pressControl() { filling.moveFocus(to: stop) }
      ask()
    case .no: judge(index)
    case nil: ask()
    }
  }

  /// Returns whether an answer gets no message yet: a field that shows nothing before a submit is
  /// silent until then.
  func isSilent(at index: Int) -> Bool {
    filling.sheet.facts.fields[index].reveal == .onSubmit && filling.sheet.progress != .refused
  }

  /// Reports the verdict on an answer, and moves to the next question unless it is invalid.
  mutating func judge(_ index: Int) {
    guard !isSilent(at: index) else { return goOn(from: index) }
    let isValid = filling.sheet.verdict(at: index).isValid
    // As for a field that was left: an incomplete answer is an error, not a hint.
    filling.sheet.setShowsError(!isValid, at: index)
    for line in narrator.spokenMessages(at: index, in: filling.sheet) { say(line) }
    if let proposal = filling.proposal {
      proposed = index
      say(narrator.text(.proposalToTake, ["proposal": .text(proposal)]))
    }
    // Errors in an answer that cannot be changed are reported now and again at a submit.
    let canContinue = isValid || filling.sheet.facts.form.fields[index].isReadOnly
    canContinue ? goOn(from: index) : say(narrator.text(.anotherOrNext))
  }

  /// Moves to the next open question, or to the end.
  mutating func goOn(from index: Int) {
    if filling.sheet.facts.form.isQuestion { return submit() }
    passed.insert(filling.sheet.facts.form.keys[index])
    let asked = filling.sheet.askedIndices
    let open =
      hasReachedEnd
      ? asked.filter { needsAnswer(at: $0) && $0 != index } : asked.filter { $0 > index }
    guard let next = open.first(where: { $0 > index }) ?? open.first else { return goToEnd() }
    go(to: next)
  }

  /// Returns whether a question must be asked again: it was not asked before, or its answer
  /// prevented a submit.
  private func needsAnswer(at index: Int) -> Bool {
    !passed.contains(filling.sheet.facts.form.keys[index])
      || filling.sheet.progress == .refused && !filling.sheet.verdict(at: index).isValid
  }

  /// Asks a question.
  mutating func go(to index: Int) {
    filling.moveFocus(to: .field(index))
    ask()
  }

  /// Moves to the end, lists all answers, and asks whether to submit them.
  mutating func goToEnd() {
    hasReachedEnd = true
    passed.formUnion(filling.sheet.askedIndices.map { filling.sheet.facts.form.keys[$0] })
    filling.moveFocusToEnd()
    say(filling.sheet.notes(before: nil))
    review()
    ask()
  }

  /// Handles the answer to whether to submit, or the number or name of an answer to change.
  mutating func answerAtEnd(_ text: String) {
    // The numbers of answers take precedence over the digits for yes and no.
    switch Int(text) == nil ? YesOrNo(text) : nil {
    case .yes:
      isSubmitConfirmed = true
      submit()
    case .no: say(narrator.text(.notSubmitted))
    case nil: text.isEmpty ? say(questionAtEnd) : perform(.go, text)
    }
  }

  /// Submits like the corresponding key, waiting for external checks.
  mutating func submit() {
    filling.endMode()
    filling.submit()
    finishSubmit()
  }

  private mutating func finishSubmit() {
    if filling.mode == .confirmingSubmit {
      filling.endMode()
      guard isSubmitConfirmed else { return goToEnd() }
      filling.finishSubmit(isConfirmed: true)
    }
    guard filling.outcome == nil else { return }
    if filling.mode == .submitting {
      awaited = .submit
      say(narrator.text(.checking))
    } else if filling.mode == .handingOver {
      (awaited, progressSaid) = (.reply, nil)
      say(Notice(.submitting).spokenText(in: filling, by: narrator))
    } else if filling.sheet.isReviewing {
      goToEnd()
    } else {
      sayProblems()
    }
  }

  /// Reports the answers that prevent a submit, and asks for the first of them.
  private mutating func sayProblems() {
    hasReachedEnd = true
    passed.formUnion(filling.sheet.askedIndices.map { filling.sheet.facts.form.keys[$0] })
    if let notice = filling.notice { say(notice.spokenText(in: filling, by: narrator)) }
    sayHiddenTroubles()
    for index in filling.sheet.askedIndices {
      if let trouble = trouble(at: index) {
        say("\(filling.sheet.facts.labelInForm(at: index)): \(trouble)")
      }
      if filling.sheet.verdict(at: index).isValid { continue }
      let label = filling.sheet.facts.labelInForm(at: index)
      for line in narrator.spokenMessages(at: index, in: filling.sheet) { say("\(label): \(line)") }
    }
    ask()
  }

  /// Continues after waiting, if nothing is pending.
  mutating func goOnWaiting() {
    guard let awaited, outcome == nil || [.submit, .reply].contains(awaited) else { return }
    switch awaited {
    case .verdict(let index):
      guard !filling.sheet.pendingIndices.contains(index) else { return }
      self.awaited = nil
      judge(index)
    case .loading(let index):
      guard !filling.sheet.isLoading(at: index) else { return }
      self.awaited = nil
      for line in expectation(at: index) { say(line) }
    case .submit:
      guard filling.mode != .submitting else { return }
      self.awaited = nil
      if outcome == nil || outcome?.exitStatus == 0 { finishSubmit() }
    case .reply:
      guard filling.mode != .handingOver else { return sayProgress() }
      self.awaited = nil
      if outcome == nil { sayProblems() }
    }
  }

  /// Prints the last line reported about a submit, at most once per second.
  private mutating func sayProgress() {
    guard let submission = filling.outside.submission, submission.line != progressSaid?.line,
      submission.turns >= (progressSaid?.turns ?? 0) + 10 || progressSaid == nil
    else { return }
    if !submission.line.isEmpty {
      progressSaid = (submission.line, submission.turns)
      say(submission.line)
    }
  }
}
