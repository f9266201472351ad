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
    if let index = focusedIndex {
      guard settle(index) else { return }
      adoptValue(of: index)
    }
    hurry()
    let pending = pendingIndices
    // An answer that is missing because it or its options are loading is not a problem yet.
    if pending.isEmpty || refusedIndices.contains(where: { !isLoading(at: $0) }) {
      finishSubmit()
    } else {
      waitToSubmit(for: pending)
    }
  }

  /// Ends the filling with the answers once no check is pending, or moves to the first problem.
  ///
  /// If the form has a review, it is shown first; then its question is asked, unless confirmed.
  package mutating func finishSubmit(isConfirmed: Bool = false) {
    guard refusedIndices.isEmpty else { return refuse() }
    if let hiddenProblem { return notice = .reply([hiddenProblem]) }
    if let misfit { return rejectAnew(for: [misfit]) }
    if form.hasReview, !isReviewing { return moveFocus(toPage: facts.pages.count) }
    if form.confirmation != nil, !isConfirmed {
      mode = .confirmingSubmit
      let word: Word = form.confirmsByDefault ? .confirmKeys : .confirmKeysForNo
      return notice = Notice(word)
    }
    deliver(submittedAnswers)
  }

  /// The fields whose answers break rules; answers that only the last reply rejected may be
  /// submitted again.
  private var refusedIndices: [Int] {
    problems.invalid.indices.filter { !ruler.registrations[$0].verdict.isValid }
  }

  /// The first violation of a hidden answer, which prevents a submit; `nil` if there is none.
  private var hiddenProblem: Violation? {
    for index in form.fields.indices where form.fields[index].isHidden {
      guard var violation = verdict(at: index).violations.first else { continue }
      violation.field = violation.field ?? form.fields[index].id
      return violation
    }
    return nil
  }

  /// The first answer that does not fit the form's type, at the innermost field; `nil` if all do.
  private var misfit: Violation? {
    guard let error = form.target?.misfit(of: submittedAnswers) else { return nil }
    var violation = error.violation
    violation.field = error.fields.first { index(of: $0) != nil } ?? error.field
    return violation
  }

  /// Moves to the first problem, and shows all of them.
  mutating func refuse() {
    guard let first = problems.invalid.indices.first else { return }
    progress = .refused
    moveFocus(to: .field(first))
    // A field that appears later starts pristine, until the next submit.
    for index in form.fields.indices where isAsked(fieldAt: index) {
      fields[index].state.wasSubmitted = true
    }
    for index in problems.invalid.indices { setShowsError(true, at: index) }
    notice = refusal
  }

  /// The answers to submit, normalized.
  private var submittedAnswers: Answers {
    var answers: Answers = [:]
    answers.reserveCapacity(form.fields.count)
    for index in form.fields.indices
    where form.fields[index].isSubmitted && ruler.registrations[index].isActive {
      let field = form.fields[index].id
      answers[field] = ruler.answers[field]
      if facts.fields[index].isSecret { answers.hide(field) }
    }
    return answers
  }

  /// Makes the submit wait for external checks; any key except a second submit returns to filling.
  mutating func waitToSubmit(for indices: [Int]) {
    mode = .submitting
    notice = .checking(labels: indices.prefix(3).map(labelInForm))
  }

  /// Submits if the submit waited for a check and none is pending; a refused one is counted again,
  /// since a check may have ended.
  private mutating func goOnSubmitting() {
    if notice?.word == .problemsAndKey { notice = refusal }
    guard mode == .submitting, pendingIndices.isEmpty else { return }
    (mode, notice) = (.filling, nil)
    finishSubmit()
  }

  /// Whether an external check is pending.
  package var isWaiting: Bool { !pendingIndices.isEmpty }

  /// Submits without a review or a question, because the caller knows the answers, and without
  /// waiting for external checks.
  public mutating func submitAtOnce() {
    guard outcome == nil else { return }
    finishSubmit(isConfirmed: true)
    if outcome == nil, !isHandingOver, isReviewing { finishSubmit(isConfirmed: true) }
  }
}

/// The questions about the form as a whole.
extension Filling {
  /// Whether a question is asked: before a submit, before leaving, or about a draft.
  package var isAsking: Bool {
    switch mode {
    case .confirmingSubmit, .confirmingLeave, .offeringDraft: true
    case .filling, .submitting, .handingOver: false
    }
  }

  /// Whether Enter answers the question with yes, unless the other button is selected.
  package var expectsYes: Bool {
    mode == .confirmingSubmit ? form.confirmsByDefault : mode == .offeringDraft
  }

  /// Whether most keys are disabled: a question is asked, or a submit waits for a reply.
  package var isModal: Bool { isAsking || mode == .handingOver }

  /// Answers the question: yes submits, leaves, or resumes the draft.
  package mutating func answerQuestion(isYes: Bool) {
    if mode == .offeringDraft { return answerDraft(isResumed: isYes) }
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
    return [ruler.deadline, outside.deadline].compactMap { $0 }.min()
  }

  /// Returns the requests to run now; each is returned once.
  public mutating func takeRequests() -> [CheckRequest] {
    // If the draft is resumed, others are made.
    if mode == .offeringDraft { return [] }
    return outside.takeRequests() + ruler.takeRequests()
  }

  /// Returns the running requests whose answers are no longer needed; each is returned once.
  public mutating func takeCancellations() -> [CheckRequest.ID] {
    outside.takeCancellations() + ruler.takeCancellations()
  }

  /// Handles the elapsed time.
  mutating func advance(to elapsed: Duration) {
    expireLoads(at: elapsed)
    update(ruler.advance(to: elapsed))
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
      update(ruler.receive(answer, to: request))
    }
    goOnSubmitting()
  }

  /// Returns whether an external check of the field at an index is pending, or its options or its
  /// default are loading.
  package func isPending(at index: Int) -> Bool {
    facts.asksOutside
      && (ruler.registrations[index].isPending
        || isLoading(at: index) && ruler.registrations[index].isActive)
  }

  /// The indices of the fields with a pending external check.
  package var pendingIndices: [Int] {
    facts.asksOutside ? form.fields.indices.filter(isPending) : []
  }

  /// Starts all checks immediately, repeating failed ones, for a submit.
  package mutating func hurry() {
    if facts.asksOutside { update(ruler.hurry()) }
  }
}
