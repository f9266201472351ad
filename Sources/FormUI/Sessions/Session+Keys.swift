import FormValidation

extension Session {
  /// Handles a key in the current mode, which it ends.
  mutating func press(_ key: Key) {
    if mode == .confirmingSubmit, pressOnQuestion(key) { return }
    if mode == .offeringDraft { return pressOnDraft(key) }
    if mode == .handingOver { return pressOnHandover(key) }
    if mode == .confirmingLeave { return pressOnLeave(key) }
    if !removed.isEmpty, restoreEntry(with: key) { return }
    let (mode, scroll) = (endMode(), view.scroll)
    view.scroll = 0
    switch mode {
    case .help(let page) where pressOnHelpPage(key, page): break
    case .quoting where pressQuoted(key): break
    default: fill(with: key, after: mode, scrolledBy: scroll)
    }
  }

  /// Ends the mode and the notice, as any key or press does, and returns the mode.
  mutating func endMode() -> Mode {
    defer { (mode, notice) = (.filling, nil) }
    begin()
    view.clicked = nil
    view.held = nil
    return mode
  }

  /// Whether Esc would end the session.
  package var endsOnEscape: Bool {
    guard Session.isFillable(on: screen) else { return false }
    switch mode {
    case .confirmingLeave: return true
    case .filling:
      let keys = focusedIndex.map { keysOfField(at: $0, on: screen) } ?? []
      let isUsed = keys.contains { $0.uses(.escape) }
      return !isUsed && !canGoBack && (form.isQuestion || !isDirty)
    default: return false
    }
  }

  /// Handles a key that answers the question whether to leave: Esc and Ctrl-C leave, and any other
  /// key only closes the question.
  private mutating func pressOnLeave(_ key: Key) {
    _ = endMode()
    switch Keymap.action(of: key) {
    // An invisible question cannot be answered with yes.
    case .cancel where Session.isFillable(on: screen): outcome = .cancelled
    case .interrupt: outcome = .interrupted(.interrupt)
    default: break
    }
  }

  /// Handles a key while a submit waits for its reply: Esc and Ctrl-C stop waiting, and other keys
  /// do nothing, so that a stray key does not stop a running program.
  private mutating func pressOnHandover(_ key: Key) {
    switch Keymap.action(of: key) {
    case .cancel: stopHandover()
    case .interrupt:
      stopHandover()
      // Without a question to ask, it would end the form.
      if isDirty, !form.isQuestion { leave(as: .interrupted(.interrupt)) }
    default: break
    }
  }

  /// Offers a key to the focused widget, and to the keymap if the widget does not use it.
  private mutating func fill(with key: Key, after mode: Mode, scrolledBy scroll: Int) {
    if key.modifiers == .alt, let index = measures.mnemonics[key], isAsked(fieldAt: index) {
      return moveFocus(to: .field(index))
    }
    if key == .enter || key == .space, pressControl() { return }
    if let index = focusedIndex {
      let use = press(key, at: index)
      if use != .notUsed {
        if case .refused(let refusedInput) = use { notice = .refusedInput(refusedInput) }
        adoptValue(of: index)
        if use == .completed, focus == .field(index) {
          form.isQuestion ? submit() : moveFocus(toStopAfter: index)
        }
        return
      }
      if stepThroughHistory(of: index, with: key) { return }
      if key == Session.editorKey, requestEditor() { return }
    }
    // The first Esc only cancels the submit.
    if mode == .submitting, key == .escape { return }
    if let target = fieldAcross(key) {
      moveFocus(to: .field(target))
    } else if let action = Keymap.action(of: key) {
      // Keys typed while nothing is visible are ignored, unless they only move the focus.
      guard Session.isFillable(on: screen) || action.isOfUseUnseen else { return }
      if let step = action.pageStep, scrollByScreenful(step, from: scroll) { return }
      perform(action)
    } else if key.typed != nil, let refusal = refusalOfTyping {
      notice = refusal
    } else if key == .space {
      pressFocusedButton()
    } else if key == .left, focus == .button, hasBackButton {
      moveFocus(to: .back)
    } else if key == .right, focus == .back {
      moveFocus(to: .button)
    }
  }

  /// Returns the field above or below that a key moves to among fields side by side.
  private func fieldAcross(_ key: Key) -> Int? {
    switch key {
    case .down, .control("n"): fieldAcross(step: 1)
    case .up, .control("p"): fieldAcross(step: -1)
    default: nil
    }
  }

  /// Offers a key to a widget as drawn on the screen.
  mutating func press(_ key: Key, at index: Int) -> KeyUse {
    let size = widgetArea(at: index, on: screen).size
    // Typed digits of a number, or characters of a text, are undone together.
    let isTyping =
      measures.fields[index].traits.role.isTrack && key.typesNumber
      || measures.fields[index].isList && key.typed.map { $0 != "," } ?? false
    return change(index, isOfRun: isTyping) { $0.handle(.key(key), in: size) }
  }

  /// Offers a pasted text to the focused widget, with a notice if it was truncated.
  mutating func paste(_ text: String, isCut: Bool) {
    if case .help = mode { return }
    if mode == .offeringDraft { return insistOnDraft() }
    // Like a key, it only closes the question.
    if mode == .confirmingLeave { return _ = endMode() }
    guard !isModal, let index = focusedIndex else { return }
    guard change(index, { $0.handle(.paste(text)) }) == .used else {
      if !text.isBlank { (mode, notice) = (.filling, refusalOfTyping ?? Notice(.pasteUnfit)) }
      return
    }
    let traits = measures.fields[index].traits
    let isLine = !traits.keepsLineBreaks && traits.kind != .list
    let isJoined = isLine && text.trimmingLineBreaks.contains(where: \.isNewline)
    // A paste without brackets arrives in pieces, one of which contained the line break.
    let wasJoined = notice == .pastedAsOneLine
    _ = endMode()
    view.scroll = 0
    if isJoined || wasJoined { notice = .pastedAsOneLine }
    if isCut { notice = Notice(.pasteCut) }
    adoptValue(of: index)
  }

  /// The notice if the focused field accepts no typing.
  private var refusalOfTyping: Notice? {
    guard let index = focusedIndex, form.fields[index].isReadOnly else { return nil }
    return Notice(form.fields[index].source?.yieldsToAnswers == false ? .computed : .unchangeable)
  }

  private mutating func perform(_ action: Keymap.Action) {
    switch action {
    case .next: moveFocus(by: 1)
    case .previous: moveFocus(by: -1)
    case .nextPage: moveFocus(byPage: 1)
    case .previousPage: moveFocus(byPage: -1)
    case .advance: advance()
    case .submit: submit()
    case .cancel: if !goBack() { leave(as: .cancelled) }
    case .interrupt: leave(as: .interrupted(.interrupt))
    case .nextProblem: moveToProblem(step: 1)
    case .previousProblem: moveToProblem(step: -1)
    case .switchErrors:
      view.errorsShown = view.errorsShown == .first ? .all : .first
      notice = Notice(view.errorsShown == .all ? .allErrorsShown : .firstErrorShown)
    case .acceptProposal: acceptProposal()
    case .quote: beginQuoting()
    case .help: mode = .help(HelpPage(on: stopIndex))
    case .redraw: reload()
    case .addEntry, .removeEntry, .moveEntryUp, .moveEntryDown: changeEntries(action)
    // Handled by the terminal before any form.
    case .suspend: break
    }
  }

  /// Moves from a field to the next one or the button, and from an answer to its field; presses a
  /// focused button.
  ///
  /// In a single-line field, it submits if the form is configured to.
  private mutating func advance() {
    switch focus {
    case .field(let index) where enterSubmits(at: index): submit()
    case .field(let index): moveFocus(toStopAfter: index)
    case .answer(let index): moveFocus(to: .field(index))
    case .button, .back: pressFocusedButton()
    }
  }

  /// Moves from a field to the next one on its page, or to the continue button.
  private mutating func moveFocus(toStopAfter index: Int) {
    moveFocus(to: askedIndexOnPage(from: index + 1, step: 1).map(Focus.field) ?? .button)
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

  /// Returns whether Enter in a field submits: the form is configured to, and the field has a
  /// single line or is the only one.
  func enterSubmits(at index: Int) -> Bool {
    form.enterUse == .submit && !measures.fields[index].traits.keepsLineBreaks
      && (form.isQuestion || widgetArea(at: index, on: screen).size.rows == 1)
  }

  /// Moves to the next page, with a notice of problems left on earlier ones, or back to the review;
  /// submits from the last page.
  private mutating func pressButton() {
    if view.isReturning { return moveFocus(toPage: measures.pages.count) }
    guard let next = openPage(after: page, step: 1), next < measures.pages.count else {
      return submit()
    }
    moveFocus(toPage: next)
    let start = measures.pages[next].indices.lowerBound
    let leftBehind = problems.invalid.indices.prefix { $0 < start }.count
    if leftBehind > 0 { notice = .leftBehind(problems: leftBehind) }
  }

  /// Ends the session, after asking once if answers would be lost; a single one is discarded
  /// immediately.
  private mutating func leave(as ending: Outcome) {
    if form.isQuestion || !isDirty {
      outcome = ending
    } else {
      (mode, notice) = (.confirmingLeave, Notice(keepsDraft ? .confirmQuit : .confirmCancel))
    }
  }

  /// Moves to the next problem in a direction, wrapping around; shows a notice if there is none.
  private mutating func moveToProblem(step: Int) {
    let target =
      step > 0
      ? problems.invalid.next(after: focusedIndex ?? -1)
      : problems.invalid.previous(before: focusedIndex ?? form.fields.count)
    guard let target else { return notice = Notice(.nothingNeeded) }
    moveFocus(to: .field(target))
  }
}

extension Keymap.Action {
  /// The direction in which it moves by a page; `nil` if it does something else.
  fileprivate var pageStep: Int? {
    switch self {
    case .nextPage: 1
    case .previousPage: -1
    default: nil
    }
  }

  /// Whether it is useful while the form is not visible: it only moves the focus.
  fileprivate var isOfUseUnseen: Bool {
    switch self {
    case .next, .previous, .advance, .interrupt: true
    case .nextPage, .previousPage, .submit, .cancel, .nextProblem, .previousProblem,
      .switchErrors, .help, .acceptProposal, .quote, .redraw, .suspend, .addEntry, .removeEntry,
      .moveEntryUp, .moveEntryDown:
      false
    }
  }
}

/// Ctrl-V: inserts the next key literally.
extension Session {
  /// Starts quoting, if the focused field accepts text.
  mutating func beginQuoting() {
    guard let index = focusedIndex, measures.fields[index].traits.role.isText else { return }
    (mode, notice) = (.quoting, Notice(.quoting))
  }

  /// Handles the key after Ctrl-V, and returns whether it is done: a key without a character is
  /// refused; Esc cancels Ctrl-V, and Ctrl-C works as usual.
  mutating func pressQuoted(_ key: Key) -> Bool {
    guard Keymap.action(of: key) != .interrupt, let index = focusedIndex else { return false }
    if key == .escape { return true }
    guard let typed = quoted(key, at: index), press(typed, at: index) == .used else {
      notice = Notice(.typesNothing)
      return true
    }
    adoptValue(of: index)
    return true
  }

  /// Returns the key that types the character of a key; `nil` if it has none in the field.
  private func quoted(_ key: Key, at index: Int) -> Key? {
    guard measures.fields[index].traits.keepsLineBreaks else { return key.typed == nil ? nil : key }
    return switch key {
    case .tab: .character("\t")
    case .enter: key
    default: key.typed == nil ? nil : key
    }
  }
}
