import FormValidation

extension PlainSession {
  /// Handles an answer to the current question; an empty line keeps the current answer.
  mutating func answer(_ text: String) {
    guard let index else { return }
    if session.measures.fields[index].traits.keepsLineBreaks, text.hasSuffix("\\") {
      begun = (begun ?? "") + text.dropLast() + "\n"
      return
    }
    let text = session.fields[index].widget.tidied((begun ?? "") + text)
    begun = nil
    if session.measures.fields[index].isControl { return answerWhetherToAdd(text, at: index) }
    guard text.isEmpty || session.enter(text) else {
      let demand = expectation(at: index).first ?? session.text(.anotherOrNext)
      let reason = session.complaint(about: text, at: index).map { "\($0) \(demand)" } ?? demand
      return say("\(session.measures.glyphs.error) \(session.text(.error)): \(reason)")
    }
    judgeOnceChecked(index)
  }

  /// Handles the answer to whether to resume a draft.
  mutating func answerWhetherToResume(_ text: String) {
    guard let answer = YesOrNo(text), let draft = session.outside.draft else { return begin() }
    answer == .yes ? session.resume(draft) : session.declineDraft()
    begin()
  }

  /// Prints why no draft can be saved, with the system's reason.
  package mutating func remark(onDraftNotKept reason: String) {
    session.remark(onDraftNotKept: reason)
    if let notice = session.notice { say(notice.spokenText(in: session)) }
  }

  /// Prints how many seconds are left until the time limit.
  package mutating func remark(onTimeLeft seconds: Int) {
    say(Notice.timeLeft(seconds).spokenText(in: session))
  }

  /// Returns the text to edit in a program, once per request.
  package mutating func takeEditRequest() -> EditRequest? { session.takeEditRequest() }

  /// Passes the result of editing the current answer in a program to the session, and reports the
  /// verdict on it.
  package mutating func receiveEdited(_ result: EditResult) {
    guard let index else { return }
    session.handle(.edited(result))
    if let notice = session.notice {
      say(notice.spokenText(in: session))
    } else {
      judgeOnceChecked(index)
    }
  }

  /// Reports the verdict on an answer, after an external check if there is one.
  private mutating func judgeOnceChecked(_ index: Int) {
    session.hurry()
    if session.pendingIndices.contains(index) {
      awaited = .verdict(index: index)
      say(session.text(.checking))
    } else {
      judge(index)
    }
  }

  /// Adds an entry to a repeated group if the answer is yes, and asks its first question.
  private mutating func answerWhetherToAdd(_ text: String, at index: Int) {
    switch text.isEmpty ? .no : YesOrNo(text) {
    case .yes:
      _ = session.pressControl()
      ask()
    case .no: judge(index)
    case nil: ask()
    }
  }

  /// Returns whether an answer gets no message yet: a field that shows nothing before a submit is
  /// silent until then.
  func isSilent(at index: Int) -> Bool {
    session.measures.fields[index].reveal == .onSubmit && session.progress != .refused
  }

  /// Reports the verdict on an answer, and moves to the next question unless it is invalid.
  mutating func judge(_ index: Int) {
    guard !isSilent(at: index) else { return goOn(from: index) }
    let isValid = session.verdict(at: index).isValid
    // As for a field that was left: an incomplete answer is an error, not a hint.
    session.setShowsError(!isValid, at: index)
    for line in session.spokenMessages(at: index) { say(line) }
    if let proposal = session.proposal {
      proposed = index
      say(session.text(.proposalToTake, ["proposal": .text(proposal)]))
    }
    // Errors in an answer that cannot be changed are reported now and again at a submit.
    let canContinue = isValid || session.form.fields[index].isReadOnly
    canContinue ? goOn(from: index) : say(session.text(.anotherOrNext))
  }

  /// Moves to the next open question, or to the end.
  mutating func goOn(from index: Int) {
    if session.form.isQuestion { return submit() }
    passed.insert(session.form.keys[index])
    let asked = session.askedIndices
    let open =
      hasReachedEnd
      ? asked.filter { needsAnswer(at: $0) && $0 != index } : asked.filter { $0 > index }
    guard let next = open.first(where: { $0 > index }) ?? open.first else { return goToEnd() }
    go(to: next)
  }

  /// Returns whether a question must be asked again: it was not asked before, or its answer
  /// prevented a submit.
  private func needsAnswer(at index: Int) -> Bool {
    !passed.contains(session.form.keys[index])
      || session.progress == .refused && !session.verdict(at: index).isValid
  }

  /// Asks a question.
  mutating func go(to index: Int) {
    session.moveFocus(to: .field(index))
    ask()
  }

  /// Moves to the end, lists all answers, and asks whether to submit them.
  mutating func goToEnd() {
    hasReachedEnd = true
    passed.formUnion(session.askedIndices.map { session.form.keys[$0] })
    session.moveFocusToEnd()
    say(session.notes(before: nil))
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
    case .no: say(session.text(.notSubmitted))
    case nil: text.isEmpty ? say(questionAtEnd) : perform(.go, text)
    }
  }

  /// Submits like the corresponding key, waiting for external checks.
  mutating func submit() {
    _ = session.endMode()
    session.submit()
    finishSubmit()
  }

  private mutating func finishSubmit() {
    if session.mode == .confirmingSubmit {
      _ = session.endMode()
      guard isSubmitConfirmed else { return goToEnd() }
      session.finishSubmit(isConfirmed: true)
    }
    guard session.outcome == nil else { return }
    if session.mode == .submitting {
      awaited = .submit
      say(session.text(.checking))
    } else if session.isHandingOver {
      (awaited, progressSaid) = (.reply, nil)
      say(Notice(.submitting).spokenText(in: session))
    } else if session.isReviewing {
      goToEnd()
    } else {
      sayProblems()
    }
  }

  /// Reports the answers that prevent a submit, and asks for the first of them.
  private mutating func sayProblems() {
    hasReachedEnd = true
    passed.formUnion(session.askedIndices.map { session.form.keys[$0] })
    if let notice = session.notice { say(notice.spokenText(in: session)) }
    sayHiddenTroubles()
    for index in session.askedIndices {
      if let trouble = trouble(at: index) { say("\(session.labelInForm(at: index)): \(trouble)") }
      if session.verdict(at: index).isValid { continue }
      let label = session.labelInForm(at: index)
      for line in session.spokenMessages(at: index) { say("\(label): \(line)") }
    }
    ask()
  }

  /// Continues after waiting, if nothing is pending.
  mutating func goOnWaiting() {
    guard let awaited, outcome == nil || [.submit, .reply].contains(awaited) else { return }
    switch awaited {
    case .verdict(let index):
      guard !session.pendingIndices.contains(index) else { return }
      self.awaited = nil
      judge(index)
    case .loading(let index):
      guard !session.isLoading(at: index) else { return }
      self.awaited = nil
      for line in expectation(at: index) { say(line) }
    case .submit:
      guard session.mode != .submitting else { return }
      self.awaited = nil
      if outcome == nil || outcome?.exitStatus == 0 { finishSubmit() }
    case .reply:
      guard !session.isHandingOver else { return sayProgress() }
      self.awaited = nil
      if outcome == nil { sayProblems() }
    }
  }

  /// Prints the last line reported about a submit, at most once per second.
  private mutating func sayProgress() {
    guard let submission = session.outside.submission, submission.line != progressSaid?.line,
      submission.turns >= (progressSaid?.turns ?? 0) + 10 || progressSaid == nil
    else { return }
    if !submission.line.isEmpty {
      progressSaid = (submission.line, submission.turns)
      say(submission.line)
    }
  }
}
