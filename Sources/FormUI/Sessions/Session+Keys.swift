import FormValidation

extension Session {
  /// Offers a key to the focused widget, and what that has no use for to the keymap.
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
    // The first Esc takes the submit back, and nothing else.
    if wasSubmitting, key == .escape { return }
    let action = Keymap.action(of: key)
    if let action {
      // What is typed unseen is not lost, and goes where the keys have it go.
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

  /// Offers a key to a widget as it is drawn on the screen.
  mutating func press(_ key: Key, at place: Int) -> KeyUse {
    let size = widgetArea(at: place, on: screen).size
    let isTyping = key.typesNumber && widgets[place] is any TrackWidget
    return change(place, isOfRun: isTyping) { $0.press(key, in: size) }
  }

  /// Offers a pasted text to the focused widget, and tells where it is the beginning of a longer
  /// one.
  mutating func paste(_ text: String, isCut: Bool) {
    guard helpPage == nil, let place = focusedPlace else { return }
    guard change(place, { $0.paste(text) }) == .used else {
      if !text.allSatisfy(\.isWhitespace) { notice = .pasteUnfit }
      return touchAll()
    }
    touch(place)
    hasBegun = true
    unscroll()
    isSubmitting = false
    let isLine = !widgets[place].keepsLineBreaks && type(of: widgets[place]).kind != .list
    let isJoined =
      isLine && text.trimmingLineBreaks.contains(where: \.isNewline)
    // A paste without brackets comes in pieces, and one of them had the break.
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
    // The terminal's, before any form hears of them.
    case .redraw, .suspend: break
    }
  }

  /// Moves to the next field, from the last one to the button, and from an answer to its field;
  /// presses a button.
  ///
  /// In a field of one line it submits if the form says so.
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

  /// Moves from a field to the next one on its page, or to the button that continues.
  private mutating func moveFocus(toStopAfter place: Int) {
    moveFocus(to: askedPlace(from: place + 1, step: 1).map(Focus.field) ?? .button)
  }

  /// Presses the button with the focus, if one has it and it can be seen.
  mutating func pressFocusedButton() {
    guard Session.isFillable(on: screen) else { return }
    switch focus {
    case .button: pressButton()
    case .back: _ = goBack()
    case .field, .answer: break
    }
  }

  /// Whether Enter in a field submits: the form has it so, and the field is one line.
  func enterSubmits(at place: Int) -> Bool {
    form.enterUse == .submit && !widgets[place].keepsLineBreaks
      && widgetArea(at: place, on: screen).size.rows == 1
  }

  /// Goes to the next page, and says what is left behind, or back to the review; from the last
  /// page, submits.
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
  /// What cannot be seen is not submitted. What was typed and is no answer is told of first. What
  /// is asked outside is waited for, unless there is a problem anyway.
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

  /// Ends the session with the answers, once none is waited for, or goes to the first problem.
  ///
  /// Where all answers are to be shown once more first, they are.
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

  /// Goes to the next problem in a direction, around the ends of the form; says where there is
  /// none.
  private mutating func moveToProblem(step: Int) {
    let target =
      step > 0
      ? problems.next(after: focusedPlace ?? -1)
      : problems.previous(before: focusedPlace ?? form.fields.count)
    guard let target else { return notice = .nothingNeeded }
    moveFocus(to: .field(target))
  }

  /// The answers to hand over, normalised.
  private var submittedAnswers: Answers {
    var answers: Answers = [:]
    for (place, field) in form.fields.enumerated()
    where field.isSubmitted && isAsked(fieldAt: place) {
      answers[field.id] = ruler.answers[field.id]
      if widgets[place].role == .secret { answers.hide(field.id) }
    }
    return answers
  }
}

extension Keymap.Action {
  /// Whether it does what is expected where nothing of the form can be seen: the focus goes where
  /// keys have it go.
  fileprivate var isOfUseUnseen: Bool {
    switch self {
    case .next, .previous, .advance, .interrupt: true
    case .nextPage, .previousPage, .submit, .cancel, .nextProblem, .previousProblem,
      .switchErrors, .help, .takeProposal, .quote, .redraw, .suspend:
      false
    }
  }
}
