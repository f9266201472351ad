import FormValidation

extension Session {
  /// Offers a key to the focused widget, and to the keymap if the widget does not use it.
  mutating func press(_ key: Key) {
    let wasConfirming = notice == .confirmCancel
    let wasSubmitting = isSubmitting
    let isQuoted = notice == .quoting
    notice = nil
    isSubmitting = false
    hasBegun = true
    unscroll()
    if helpPage != nil, pressOnHelpPage(key) { return }
    if isQuoted, pressQuoted(key) { return }
    if key.modifiers == .alt, let place = measures.mnemonics[key], isAsked(fieldAt: place) {
      touchAll()
      return moveFocus(to: .field(place))
    }
    if let place = focusedPlace {
      let use = press(key, at: place)
      if use != .notUsed {
        touch(place)
        takeValue(of: place)
        if use == .completed { complete(place) }
        return
      }
    }
    touchAll()
    if let place = focusedPlace, stepThroughHistory(of: place, with: key) { return }
    // The first Esc only cancels the submit.
    if wasSubmitting, key == .escape { return }
    let action = Keymap.action(of: key)
    if let action {
      // Keys typed while nothing is visible are not lost, and move the focus as usual.
      guard Session.isFillable(on: screen) || action.isOfUseUnseen else { return }
      perform(action, isConfirmed: wasConfirming)
    } else if key == .space {
      pressFocusedButton()
    } else if key == .left, focus == .button, hasBackButton {
      moveFocus(to: .back)
    } else if key == .right, focus == .back {
      moveFocus(to: .button)
    }
  }

  /// Offers a key to a widget as drawn on the screen.
  mutating func press(_ key: Key, at place: Int) -> KeyUse {
    let size = widgetArea(at: place, on: screen).size
    let isTyping = key.typesNumber && measures.fields[place].isTrack
    return change(place, isOfRun: isTyping) { $0.handle(.key(key), in: size) }
  }

  /// Offers a pasted text to the focused widget, with a notice if it was cut.
  mutating func paste(_ text: String, isCut: Bool) {
    guard helpPage == nil, let place = focusedPlace else { return }
    guard change(place, { $0.handle(.paste(text), in: .line) }) == .used else {
      if !text.allSatisfy(\.isWhitespace) { notice = .pasteUnfit }
      return touchAll()
    }
    touch(place)
    hasBegun = true
    unscroll()
    isSubmitting = false
    let isLine = !measures.fields[place].keepsLineBreaks && type(of: widgets[place]).kind != .list
    let isJoined =
      isLine && text.trimmingLineBreaks.contains(where: \.isNewline)
    // A paste without brackets comes in pieces, and one of them had the line break.
    if isJoined || notice != .pastedAsOneLine { notice = isJoined ? .pastedAsOneLine : nil }
    if isCut { notice = .pasteCut }
    takeValue(of: place)
  }

  private mutating func perform(_ action: Keymap.Action, isConfirmed: Bool) {
    switch action {
    case .next: moveFocus(by: 1)
    case .previous: moveFocus(by: -1)
    case .nextPage: moveFocus(byPage: 1)
    case .previousPage: moveFocus(byPage: -1)
    case .advance: advance()
    case .submit: submit()
    case .cancel: if !goBack() { leave(as: .cancelled, isConfirmed: isConfirmed) }
    case .interrupt: leave(as: .interrupted(.interrupt), isConfirmed: isConfirmed)
    case .nextProblem: moveToProblem(step: 1)
    case .previousProblem: moveToProblem(step: -1)
    case .switchErrors:
      errorsShown = errorsShown == .first ? .all : .first
      notice = .errorsShown(errorsShown)
    case .takeProposal: takeProposal()
    case .quote: beginQuoting()
    case .help: helpPage = HelpPage(on: stopPlace)
    // Handled by the terminal before any form.
    case .redraw, .suspend: break
    }
  }

  /// Moves from a field to the next one or the button, and from an answer to its field; presses a
  /// focused button.
  ///
  /// In a single-line field, it submits if the form is set to.
  private mutating func advance() {
    switch focus {
    case .field(let place) where enterSubmits(at: place): submit()
    case .field(let place): moveFocus(toStopAfter: place)
    case .answer(let place): moveFocus(to: .field(place))
    case .button, .back: pressFocusedButton()
    }
  }

  /// Moves on from a field whose answer is complete.
  private mutating func complete(_ place: Int) {
    touchAll()
    if focus == .field(place) { moveFocus(toStopAfter: place) }
  }

  /// Moves from a field to the next one on its page, or to the continue button.
  private mutating func moveFocus(toStopAfter place: Int) {
    moveFocus(to: askedPlace(from: place + 1, step: 1).map(Focus.field) ?? .button)
  }

  /// Presses the focused button, if there is one and it is visible.
  mutating func pressFocusedButton() {
    guard Session.isFillable(on: screen) else { return }
    switch focus {
    case .button: pressButton()
    case .back: _ = goBack()
    case .field, .answer: break
    }
  }

  /// Returns whether Enter in a field submits: the form is set to, and the field has a single line.
  func enterSubmits(at place: Int) -> Bool {
    form.enterUse == .submit && !measures.fields[place].keepsLineBreaks
      && widgetArea(at: place, on: screen).size.rows == 1
  }

  /// Moves to the next page, with a notice of problems left on earlier ones, or back to the review;
  /// submits from the last page.
  private mutating func pressButton() {
    if isReturning { return moveFocus(toPage: measures.pages.count) }
    guard let next = openPage(after: page, step: 1), next < measures.pages.count else {
      return submit()
    }
    moveFocus(toPage: next)
    let start = measures.pages[next].places.lowerBound
    let leftBehind = problems.places.prefix { $0 < start }.count
    if leftBehind > 0 { notice = .leftBehind(problems: leftBehind) }
  }

  /// Ends the session, after asking once if answers would be lost.
  private mutating func leave(as ending: Outcome, isConfirmed: Bool) {
    if isConfirmed || !isDirty {
      outcome = ending
    } else {
      notice = .confirmCancel
    }
  }

  /// Ends the session with the answers, or moves to the first problem.
  ///
  /// An invisible form is not submitted. A notice about typed text that is no answer comes first.
  /// External checks are waited for, unless there is a problem anyway.
  private mutating func submit() {
    guard Session.isFillable(on: screen) else { return }
    if let place = focusedPlace {
      guard settle(place) else { return }
      takeValue(of: place)
    }
    hurry()
    let pending = pendingPlaces
    if pending.isEmpty || !problems.isEmpty {
      finishSubmit()
    } else {
      waitToSubmit(for: pending)
    }
  }

  /// Ends the session with the answers once no check is pending, or moves to the first problem.
  ///
  /// If the form has a review, it is shown first.
  mutating func finishSubmit() {
    guard let first = problems.places.first else {
      if form.hasReview, !isReviewing { return moveFocus(toPage: measures.pages.count) }
      outcome = .submitted(submittedAnswers)
      return
    }
    wasSubmitted = true
    moveFocus(to: .field(first))
    // A field that appears later starts pristine, until the next submit.
    for place in form.fields.indices where isAsked(fieldAt: place) {
      states[place].wasSubmitted = true
    }
    for place in problems.places { states[place].showsError = true }
    notice = refusal
  }

  /// Moves to the next problem in a direction, wrapping around; shows a notice if there is none.
  private mutating func moveToProblem(step: Int) {
    let target =
      step > 0
      ? problems.next(after: focusedPlace ?? -1)
      : problems.previous(before: focusedPlace ?? form.fields.count)
    guard let target else { return notice = .nothingNeeded }
    moveFocus(to: .field(target))
  }

  /// The answers to submit, normalized.
  private var submittedAnswers: Answers {
    var answers: Answers = [:]
    for (place, field) in form.fields.enumerated()
    where field.isSubmitted && isAsked(fieldAt: place) {
      answers[field.id] = ruler.answers[field.id]
      if measures.fields[place].isSecret { answers.hide(field.id) }
    }
    return answers
  }
}

extension Keymap.Action {
  /// Whether it is useful while the form is not visible: it only moves the focus.
  fileprivate var isOfUseUnseen: Bool {
    switch self {
    case .next, .previous, .advance, .interrupt: true
    case .nextPage, .previousPage, .submit, .cancel, .nextProblem, .previousProblem,
      .switchErrors, .help, .takeProposal, .quote, .redraw, .suspend:
      false
    }
  }
}
