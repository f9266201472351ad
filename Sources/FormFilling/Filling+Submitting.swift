public import FormValidation
import FormWidgets
import Forms

/// Submitting, and the external checks that it waits for.
extension Filling {
  /// Ends the filling with the answers, or moves to the first problem, like its key.
  ///
  /// Typed text that is not an answer leads to a notice first.
  /// The filling waits for external checks, unless there is a problem anyway.
  package mutating func submit() {
    if let index = sheet.focusedIndex {
      guard settle(index) else { return }
      adoptValue(of: index)
    }
    hurry()
    let pending = sheet.pendingIndices
    // An answer that is missing because it or its options are loading is not a problem yet.
    if pending.isEmpty || sheet.refusedIndices.contains(where: { !sheet.isLoading(at: $0) }) {
      finishSubmit()
    } else {
      // Any key except a second submit returns to filling.
      (mode, notice) = (
        .submitting, .checking(labels: pending.prefix(3).map(sheet.facts.labelInForm))
      )
    }
  }

  /// Ends the filling with the answers once no check is pending, or moves to the first problem.
  ///
  /// If the form has a review, it is shown first; then its question is asked, unless confirmed.
  package mutating func finishSubmit(isConfirmed: Bool = false) {
    guard sheet.refusedIndices.isEmpty else { return refuse() }
    if let problem = sheet.hiddenProblem { return notice = .reply([problem]) }
    if let misfit = sheet.misfit {
      clearRejections()
      return reject(for: [misfit])
    }
    if form.hasReview, !sheet.isReviewing { return moveFocus(toPage: sheet.facts.pages.count) }
    if form.confirmation != nil, !isConfirmed {
      mode = .confirmingSubmit
      let word: Word = form.confirmsByDefault ? .confirmKeys : .confirmKeysForNo
      return notice = Notice(word)
    }
    deliver(sheet.submittedAnswers)
  }

  /// Moves to the first problem, and shows all of them.
  mutating func refuse() {
    guard let first = sheet.problems.invalid.indices.first else { return }
    sheet.progress = .refused
    moveFocus(to: .field(first))
    // A field that appears later starts pristine, until the next submit.
    for index in form.fields.indices where sheet.isAsked(fieldAt: index) {
      sheet.fields[index].state.wasSubmitted = true
    }
    for index in sheet.problems.invalid.indices { sheet.setShowsError(true, at: index) }
    notice = sheet.refusal
  }

  /// Submits if the submit waited for a check and none is pending; a refused one is counted again,
  /// since a check may have ended.
  private mutating func goOnSubmitting() {
    if notice?.word == .problemsAndKey { notice = sheet.refusal }
    guard mode == .submitting, sheet.pendingIndices.isEmpty else { return }
    (mode, notice) = (.filling, nil)
    finishSubmit()
  }

  /// Submits without a review or a question, because the caller knows the answers, and without
  /// waiting for external checks.
  public mutating func submitAtOnce() {
    guard outcome == nil else { return }
    finishSubmit(isConfirmed: true)
    if outcome == nil, mode != .handingOver, sheet.isReviewing { finishSubmit(isConfirmed: true) }
  }
}

/// The questions about the form as a whole.
extension Filling {
  /// Whether Enter answers the question with yes, unless the other button is selected.
  package var expectsYes: Bool {
    mode == .confirmingSubmit ? form.confirmsByDefault : mode == .offeringDraft
  }

  /// Answers the question: yes submits, leaves, or resumes the draft.
  package mutating func answerQuestion(isYes: Bool) {
    if mode == .offeringDraft {
      guard let draft = outside.draft else { return }
      return isYes ? resume(draft) : declineDraft()
    }
    let asked = endMode()
    guard isYes else { return }
    asked == .confirmingLeave ? end(as: .cancelled) : finishSubmit(isConfirmed: true)
  }
}

/// The requests of remote rules, and for options and defaults, for the program that runs the filling.
extension Filling {
  /// When to pass the elapsed time to the filling, as a duration since it began; `nil` if not
  /// needed.
  public var deadline: Duration? {
    guard asksOutside else { return nil }
    return [sheet.ruler.deadline, sheet.loads.deadline, outside.submission?.deadline].compactMap {
      $0
    }.min()
  }

  /// Returns the requests to run now; each is returned once.
  public mutating func takeRequests() -> [CheckRequest] {
    // If the draft is resumed, others are made.
    if mode == .offeringDraft { return [] }
    return sheet.loads.requests.takeAll() + (outside.submission?.requests.takeAll() ?? [])
      + sheet.ruler.takeRequests()
  }

  /// Returns the running requests whose answers are no longer needed; each is returned once.
  public mutating func takeCancellations() -> [CheckRequest.ID] {
    sheet.loads.cancellations.takeAll() + (outside.submission?.cancellations.takeAll() ?? [])
      + sheet.ruler.takeCancellations()
  }

  /// Handles the elapsed time.
  mutating func advance(to elapsed: Duration) {
    expireLoads(at: elapsed)
    update(sheet.ruler.advance(to: elapsed))
    expireHandover(at: elapsed)
    goOnSubmitting()
  }

  /// Handles the answer to a request.
  mutating func receive(
    _ answer: CheckAnswer,
    to request: CheckRequest.ID,
    listed list: ChoiceList?
  ) {
    if receiveReply(answer, to: request) { return }
    if !receiveLoad(answer, to: request, listed: list) {
      update(sheet.ruler.receive(answer, to: request))
    }
    goOnSubmitting()
  }

  /// Starts all checks immediately, repeating failed ones, for a submit.
  package mutating func hurry() {
    if sheet.facts.asksOutside { update(sheet.ruler.hurry()) }
  }
}

extension Array {
  /// Removes and returns all elements.
  fileprivate mutating func takeAll() -> [Element] {
    defer { self = [] }
    return self
  }
}
