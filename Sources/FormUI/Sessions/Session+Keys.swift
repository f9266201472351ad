import FormValidation

extension Session {
  /// Offers a key to the focused widget, and what that has no use for to the keymap.
  mutating func press(_ key: Key) {
    let wasConfirming = notice == .confirmCancel
    let wasSubmitting = isSubmitting
    notice = nil
    isSubmitting = false
    hasBegun = true
    if let place = focusedPlace, widgets[place].press(key) == .used {
      touch(place)
      takeValue(of: place)
      return
    }
    touchAll()
    // The first Esc takes the submit back, and nothing else.
    if wasSubmitting, key == .escape { return }
    if let action = Keymap.action(of: key) {
      perform(action, isConfirmed: wasConfirming)
    } else if focus == .submit, key == .space {
      submit()
    }
  }

  /// Offers a pasted text to the focused widget.
  mutating func paste(_ text: String) {
    guard let place = focusedPlace, widgets[place].paste(text) == .used else { return }
    touch(place)
    hasBegun = true
    isSubmitting = false
    notice = text.trimmingLineBreaks.contains(where: \.isNewline) ? .pastedAsOneLine : nil
    takeValue(of: place)
  }

  private mutating func perform(_ action: Keymap.Action, isConfirmed: Bool) {
    switch action {
    case .next: moveFocus(by: 1)
    case .previous: moveFocus(by: -1)
    case .nextPage:
      if let place = focusedPlace { moveFocus(to: .field(min(place + pageLength, lastPlace))) }
    case .previousPage: moveFocus(to: .field(max((focusedPlace ?? lastPlace) - pageLength, 0)))
    case .advance: advance()
    case .submit: submit()
    case .cancel: leave(as: .cancelled, isConfirmed: isConfirmed)
    case .interrupt: leave(as: .interrupted(.interrupt), isConfirmed: isConfirmed)
    case .nextProblem: moveToProblem(step: 1)
    case .previousProblem: moveToProblem(step: -1)
    case .switchErrors:
      errorsShown = errorsShown == .first ? .all : .first
      notice = .errorsShown(errorsShown)
    }
  }

  /// The fields that PgUp and PgDn pass over.
  private var pageLength: Int { 8 }

  private var lastPlace: Int { form.fields.count - 1 }

  /// Goes on to the next field; on the last one and on the button, submits.
  private mutating func advance() {
    if let place = focusedPlace, place < lastPlace {
      moveFocus(to: .field(place + 1))
    } else {
      submit()
    }
  }

  /// Ends the session, after asking once when there is something to lose.
  private mutating func leave(as ending: Outcome, isConfirmed: Bool) {
    if isConfirmed || !isDirty {
      outcome = ending
    } else {
      notice = .confirmCancel
    }
  }

  /// Ends the session with the answers, or goes to the first problem.
  ///
  /// What is asked outside is waited for, unless there is a problem anyway.
  private mutating func submit() {
    hurry()
    let pending = pendingPlaces
    if pending.isEmpty || !problemPlaces.isEmpty {
      finishSubmit()
    } else {
      waitToSubmit(for: pending)
    }
  }

  mutating func finishSubmit() {
    let problems = problemPlaces
    guard let first = problems.first else {
      outcome = .submitted(submittedAnswers)
      return
    }
    wasSubmitted = true
    moveFocus(to: .field(first))
    for place in problems { states[place].showsError = true }
    notice = .refused(
      problems: problems.count,
      labels: problems.prefix(3).map { form.fields[$0].label }
    )
  }

  /// The places of fields that are not valid.
  private var problemPlaces: [Int] {
    form.fields.indices.filter { !verdict(at: $0).isValid }
  }

  /// Goes to the next problem in a direction, around the ends of the form.
  private mutating func moveToProblem(step: Int) {
    let problems = problemPlaces
    let here = focusedPlace ?? (step > 0 ? -1 : form.fields.count)
    let target =
      step > 0
      ? problems.first { $0 > here } ?? problems.first
      : problems.last { $0 < here } ?? problems.last
    if let target { moveFocus(to: .field(target)) }
  }

  /// The answers to hand over, normalised.
  private var submittedAnswers: Answers {
    var answers: Answers = [:]
    for field in form.fields where field.isSubmitted {
      answers[field.id] = ruler.answers[field.id]
    }
    return answers
  }
}
