import FormValidation
import FormWidgets
import Forms

extension Filling {
  /// Moves the focus to the next or previous stop of the page, wrapping around.
  ///
  /// The continue button follows the fields, then the back button: Tab and Enter never go back a
  /// page unexpectedly.
  mutating func moveFocus(by step: Int) {
    if form.isQuestion { return }
    // Typed text may change which fields follow.
    if let index = sheet.focusedIndex, settle(index) { adoptValue(of: index) }
    let indices = sheet.indicesOnPage
    let target: Int?
    switch (sheet.focus, step > 0) {
    case (.field(let index), _), (.answer(let index), _):
      target = sheet.askedIndexOnPage(from: index + step, step: step)
    case (.button, true): target = sheet.hasBackButton ? nil : indices.lowerBound
    case (.button, false): target = sheet.askedIndexOnPage(from: indices.upperBound - 1, step: -1)
    case (.back, true): target = indices.lowerBound
    case (.back, false): target = nil
    }
    if let target = target.flatMap({ sheet.askedIndexOnPage(from: $0, step: step) }) {
      moveFocus(to: sheet.isReviewing ? .answer(target) : .field(target))
    } else if sheet.focus == .button || (step < 0 && sheet.focus != .back) {
      moveFocus(to: sheet.hasBackButton ? .back : .button)
    } else {
      moveFocus(to: .button)
    }
  }

  /// Moves the focus, and switches the page if needed; leaving a field may show its errors but is
  /// never blocked.
  package mutating func moveFocus(to target: Focus, on page: Int? = nil) {
    let page =
      if case .field(let index) = target { sheet.facts.page(ofFieldAt: index) } else {
        page ?? sheet.page
      }
    guard target != sheet.focus || page != sheet.page else { return }
    if sheet.isReviewing, case .field = target { sheet.isReturning = true }
    if page == sheet.facts.pages.count { sheet.isReturning = false }
    let left = sheet.focusedIndex
    if let left {
      settle(left)
      _ = sheet.fields[left].handle(.leave)
      sheet.fields[left].history.rest()
      adoptValue(of: left)
      sheet.fields[left].proposal = sheet.proposal(at: left, whileTyping: false)
      sheet.fields[left].state.wasLeft = true
      sheet.fields[left].state.wasLeftChanged =
        sheet.fields[left].state.wasLeftChanged || sheet.fields[left].state.isChanged
      followAgain(left)
    }
    // A marked answer on the review page shows its message at the field.
    if sheet.isReviewing, case .field(let index) = target, !sheet.verdict(at: index).isValid {
      sheet.setShowsError(true, at: index)
    }
    sheet.focus = target
    sheet.page = page
    if let index = sheet.focusedIndex, sheet.fields[index].proposal != nil {
      sheet.fields[index].proposal = nil
    }
    if let left { sheet.updateErrorShown(at: left) }
  }
}

/// Moves between pages.
extension Filling {
  /// Moves to the beginning of a page; on the review, to the first problem, or else to the submit
  /// button.
  mutating func moveFocus(toPage target: Int) {
    if target == sheet.facts.pages.count, let first = sheet.problems.invalid.indices.first {
      moveFocus(to: .answer(first), on: target)
    } else if target < sheet.facts.pages.count,
      let first = sheet.facts.pages[target].indices.first(where: sheet.isAsked)
    {
      moveFocus(to: .field(first))
    } else {
      moveFocus(to: .button, on: target)
    }
  }

  /// Moves the focus by a page, if there is one.
  mutating func moveFocus(byPage step: Int) {
    if let target = sheet.openPage(after: sheet.page, step: step) { turn(to: target) }
  }

  /// Moves to the beginning of a page, if it is another one.
  package mutating func turn(to target: Int) {
    guard target != sheet.page else { return }
    // A user who leaves the review by page is not on the way back to it.
    let wasReviewing = sheet.isReviewing
    moveFocus(toPage: target)
    if wasReviewing { sheet.isReturning = false }
  }

  /// Moves back a page, or to the review if the page was reached from there, and returns whether
  /// there was one.
  mutating func goBack() -> Bool {
    if sheet.isReturning {
      moveFocus(toPage: sheet.facts.pages.count)
      return true
    }
    guard sheet.canGoBack else { return false }
    moveFocus(byPage: -1)
    return true
  }

  /// Moves the focus off a field that is no longer asked.
  mutating func settleFocus() {
    guard let index = sheet.focusedIndex, !sheet.isAsked(fieldAt: index) else { return }
    func nearest(_ found: (_ step: Int) -> Int?) -> Int? { found(1) ?? found(-1) }
    let page = sheet.page
    if let next = nearest({ sheet.askedIndexOnPage(from: index, step: $0) }) {
      moveFocus(to: .field(next))
    } else if let target = nearest({ sheet.openPage(after: page, step: $0) }) {
      moveFocus(toPage: target)
    } else {
      moveFocus(to: .button)
    }
  }
}
