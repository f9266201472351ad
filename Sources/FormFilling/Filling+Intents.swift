import FormValidation
package import FormWidgets
import Forms

extension Filling {
  /// Does what the user wants.
  package mutating func perform(_ intent: Intent) {
    switch intent {
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
      sheet.errorsShown = sheet.errorsShown == .first ? .all : .first
      notice = Notice(sheet.errorsShown == .all ? .allErrorsShown : .firstErrorShown)
    case .acceptProposal:
      guard let index = sheet.focusedIndex, let proposal else { return }
      sheet.fields[index].widget.value = .text(proposal)
      adoptValue(of: index)
    case .change(let change): if let stop = changeEntries(change) { moveFocus(to: stop) }
    }
  }

  /// Ends the mode and the notice, as whatever the user does next, and returns the mode.
  @discardableResult
  package mutating func endMode() -> Mode {
    defer { (mode, notice) = (.filling, nil) }
    sheet.begin()
    return mode
  }

  /// Ends the filling without a submit.
  package mutating func end(as ending: Outcome) {
    outcome = ending
  }

  /// Stops waiting for the reply to a submit; Ctrl-C also asks whether to leave, unless that would
  /// end the filling at once.
  package mutating func stopWaiting(interrupted: Bool) {
    stopHandover()
    if interrupted, isDirty, !form.isQuestion { leave(as: .interrupted(.interrupt)) }
  }

  /// Moves from a field to the next one or the button, and from an answer to its field; presses a
  /// focused button.
  private mutating func advance() {
    switch sheet.focus {
    case .field(let index): moveFocus(toStopAfter: index)
    case .answer(let index): moveFocus(to: .field(index))
    case .button: pressButton()
    case .back: _ = goBack()
    }
  }

  /// Moves from a field to the next one on its page, or to the continue button.
  package mutating func moveFocus(toStopAfter index: Int) {
    moveFocus(to: sheet.askedIndexOnPage(from: index + 1, step: 1).map(Focus.field) ?? .button)
  }

  /// Moves to the next page, with a notice of problems left on earlier ones, or back to the review;
  /// submits from the last page.
  private mutating func pressButton() {
    if sheet.isReturning { return moveFocus(toPage: sheet.facts.pages.count) }
    guard let next = sheet.openPage(after: sheet.page, step: 1), next < sheet.facts.pages.count
    else {
      return submit()
    }
    moveFocus(toPage: next)
    let start = sheet.facts.pages[next].indices.lowerBound
    let leftBehind = sheet.problems.invalid.indices.prefix { $0 < start }.count
    if leftBehind > 0 { notice = .leftBehind(problems: leftBehind) }
  }

  /// Ends the filling, after asking once if answers would be lost; a single one is discarded
  /// immediately.
  private mutating func leave(as ending: Outcome) {
    if form.isQuestion || !isDirty {
      outcome = ending
    } else {
      (mode, notice) = (
        .confirmingLeave, Notice(outside.keepsDraft ? .confirmQuit : .confirmCancel)
      )
    }
  }

  /// Moves to the next problem in a direction, wrapping around; shows a notice if there is none.
  private mutating func moveToProblem(step: Int) {
    let target =
      step > 0
      ? sheet.problems.invalid.next(after: sheet.focusedIndex ?? -1)
      : sheet.problems.invalid.previous(before: sheet.focusedIndex ?? form.fields.count)
    guard let target else { return notice = Notice(.nothingNeeded) }
    moveFocus(to: .field(target))
  }
}

extension KeyUse {
  /// The notice of a refused input; `nil` if it was not refused.
  package var refusal: Notice? {
    if case .refused(let input) = self { .refusedInput(input) } else { nil }
  }
}

/// Inputs for the focused widget.
extension Filling {
  /// Passes what the user did with a widget to it; `adopt(_:at:)` completes that.
  /// - Parameters:
  ///   - input: The input.
  ///   - index: The index of the field.
  ///   - area: The size of the area in which the widget was last seen.
  ///   - isOfRun: Whether the change is undone together with neighboring ones of its kind.
  /// - Returns: Whether the widget used it.
  package mutating func pass(
    _ input: WidgetInput,
    to index: Int,
    in area: Size = .line,
    isOfRun: Bool = false
  ) -> KeyUse {
    let role = sheet.facts.fields[index].traits.role
    if role == .date || role == .dateTime { showDays(at: index) }
    return sheet.change(index, isOfRun: isOfRun) { $0.handle(input, in: area) }
  }

  /// Shows a calendar what its rules say of days, given the other answers that they read.
  private mutating func showDays(at index: Int) {
    let rules = sheet.fields[index].widget.impliedRules + sheet.form.fields[index].rules
    guard let days = rules.judgingDays(among: ruler.answers) else { return }
    _ = sheet.fields[index].handle(.rules(days))
  }

  /// Makes what a widget did with an input the answer; input that it refused becomes a notice.
  package mutating func adopt(_ use: KeyUse, at index: Int) {
    if let refusal = use.refusal { notice = refusal }
    adoptValue(of: index)
  }

  /// Ends a run of changes, so that the next one is undone alone.
  package mutating func rest(at index: Int) {
    sheet.fields[index].history.rest()
  }

  /// Hides the secret of a field, as leaving it does.
  package mutating func hideSecret(at index: Int) {
    _ = sheet.fields[index].handle(.leave)
  }

  /// Shows why an input was refused, which also ends the mode.
  package mutating func refuse(with refusal: Notice) {
    (mode, notice) = (.filling, refusal)
  }
}
