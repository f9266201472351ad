import FormValidation
import FormWidgets
package import Forms

extension Filling {
  /// Moves the focus to the next or previous stop of the page, wrapping around.
  ///
  /// The continue button follows the fields, then the back button: Tab and Enter never go back a
  /// page unexpectedly.
  mutating func moveFocus(by step: Int) {
    if form.isQuestion { return }
    // Typed text may change which fields follow.
    if let index = focusedIndex, settle(index) { adoptValue(of: index) }
    let indices = indicesOnPage
    let target: Int?
    switch (focus, step > 0) {
    case (.field(let index), _), (.answer(let index), _):
      target = askedIndexOnPage(from: index + step, step: step)
    case (.button, true): target = hasBackButton ? nil : indices.lowerBound
    case (.button, false): target = askedIndexOnPage(from: indices.upperBound - 1, step: -1)
    case (.back, true): target = indices.lowerBound
    case (.back, false): target = nil
    }
    if let target = target.flatMap({ askedIndexOnPage(from: $0, step: step) }) {
      moveFocus(to: isReviewing ? .answer(target) : .field(target))
    } else if focus == .button || (step < 0 && focus != .back) {
      moveFocus(to: hasBackButton ? .back : .button)
    } else {
      moveFocus(to: .button)
    }
  }

  /// The focused field and its highlighted column, if it is a row of a table.
  package var focusedCell: (row: Int, column: Int)? {
    guard let index = focusedIndex, let column = (fields[index].widget as? any TableRow)?.column
    else { return nil }
    return (index, column)
  }

  /// Highlights the column of a cell in the row of the same table that has the focus now.
  package mutating func keepColumn(of cell: (row: Int, column: Int)) {
    guard let index = focusedIndex, index != cell.row,
      let table = facts.fields[cell.row].groups.last, table == facts.fields[index].groups.last,
      var widget = fields[index].widget as? any TableRow
    else { return }
    widget.column = cell.column
    fields[index].widget = widget
  }

  /// The index of the focused field or answer; `nil` while a button has the focus.
  package var stopIndex: Int? {
    switch focus {
    case .field(let index), .answer(let index): index
    case .button, .back: nil
    }
  }

  /// Whether a button of the page has the focus.
  package var focusesButton: Bool { focus == .button || focus == .back }

  /// Moves the focus, and switches the page if needed; leaving a field may show its errors but is
  /// never blocked.
  package mutating func moveFocus(to target: Focus, on page: Int? = nil) {
    let page =
      if case .field(let index) = target { self.page(ofFieldAt: index) } else { page ?? self.page }
    guard target != focus || page != self.page else { return }
    if isReviewing, case .field = target { isReturning = true }
    if page == facts.pages.count { isReturning = false }
    let left = focusedIndex
    if let left {
      settle(left)
      _ = fields[left].handle(.leave)
      fields[left].history.rest()
      adoptValue(of: left)
      keepProposal(at: left)
      fields[left].state.wasLeft = true
      fields[left].state.wasLeftChanged =
        fields[left].state.wasLeftChanged || fields[left].state.isChanged
      followAgain(left)
    }
    // A marked answer on the review page shows its message at the field.
    if isReviewing, case .field(let index) = target, !verdict(at: index).isValid {
      setShowsError(true, at: index)
    }
    focus = target
    self.page = page
    if let index = focusedIndex, fields[index].proposal != nil { fields[index].proposal = nil }
    if let left { updateErrorShown(at: left) }
  }
}

/// Determines which fields are asked, and on which pages they are.
extension Filling {
  /// Returns whether the field at an index is currently asked; the review asks no buttons.
  public func isAsked(fieldAt index: Int) -> Bool {
    ruler.registrations[index].isActive && !form.fields[index].isHidden
      && !(facts.fields[index].isControl && isReviewing)
  }

  /// Returns whether the answer of the field at an index counts: it is asked, or hidden in a form
  /// that would ask it.
  package func isActive(fieldAt index: Int) -> Bool {
    form.fields[index].isHidden
      ? ruler.registrations[index].isActive : isAsked(fieldAt: index)
  }

  /// Returns whether the current ranks of some fields match whether they are asked.
  func areRanked(_ fields: [FieldID]) -> Bool {
    fields.allSatisfy { field in
      guard let index = index(of: field), ranks.count > index + 1 else { return true }
      return ranks[index] + (isRanked(index) ? 1 : 0) == ranks[index + 1]
    }
  }

  /// Returns whether a field has a number among those asked.
  private func isRanked(_ index: Int) -> Bool {
    ruler.registrations[index].isActive && !form.fields[index].isHidden
      && !facts.fields[index].isControl
  }

  /// Counts the fields asked before each one, without the buttons of repeated groups.
  /// - Complexity: O(n), in fields.
  mutating func rank() {
    ranks.removeAll(keepingCapacity: true)
    ranks.reserveCapacity(fields.count + 1)
    var rank = 0
    for index in fields.indices {
      ranks.append(rank)
      if isRanked(index) { rank += 1 }
    }
    ranks.append(rank)
  }

  /// Whether the current page is the review.
  package var isReviewing: Bool { page == facts.pages.count }

  /// The pages that can be shown: those with a question, then the review.
  /// - Complexity: O(n), in fields that are not asked.
  package var openPages: [Int] {
    let pages = facts.pages.indices.filter { page in
      facts.pages[page].indices.contains(where: isAsked)
    }
    return form.hasReview ? pages + [facts.pages.count] : pages
  }

  /// Returns the next page that can be shown in a direction, 1 or -1; `nil` if there is none.
  package func openPage(after page: Int, step: Int) -> Int? {
    var page = page + step
    while facts.pages.indices ~= page {
      if facts.pages[page].indices.contains(where: isAsked) { return page }
      page += step
    }
    return form.hasReview && page == facts.pages.count ? page : nil
  }

  /// The indices of all fields on the current page; on the review, of all fields.
  package var indicesOnPage: Range<Int> { facts.indices(onPage: page) }

  /// The indices of the fields asked on the current page; on the review, on any page.
  /// - Complexity: O(n), in fields.
  package var askedIndicesOnPage: [Int] {
    indicesOnPage.filter(isAsked)
  }

  /// Returns the nearest field asked on the current page, from an index in a direction.
  package func askedIndexOnPage(from index: Int, step: Int) -> Int? {
    let indices = indicesOnPage
    var index = index
    while indices ~= index {
      if isAsked(fieldAt: index) { return index }
      index += step
    }
    return nil
  }

  /// Returns whether a field is the first one asked in a group.
  package func begins(_ group: Form.FieldGroup, at index: Int) -> Bool {
    group.indices.first(where: isAsked) == index
  }

  /// Returns the first field asked from an index on, on any page.
  package func askedIndexInForm(from index: Int) -> Int? {
    form.fields.indices[index...].first(where: isAsked)
  }

  /// Returns the page of a field.
  package func page(ofFieldAt index: Int) -> Int {
    facts.pages.firstIndex { $0.indices ~= index } ?? 0
  }

  /// Moves to the beginning of a page; on the review, to the first problem, or else to the submit
  /// button.
  mutating func moveFocus(toPage target: Int) {
    if target == facts.pages.count, let first = problems.invalid.indices.first {
      moveFocus(to: .answer(first), on: target)
    } else if target < facts.pages.count,
      let first = facts.pages[target].indices.first(where: isAsked)
    {
      moveFocus(to: .field(first))
    } else {
      moveFocus(to: .button, on: target)
    }
  }

  /// Moves the focus by a page, if there is one.
  mutating func moveFocus(byPage step: Int) {
    if let target = openPage(after: page, step: step) { turn(to: target) }
  }

  /// Moves to the beginning of a page, if it is another one.
  package mutating func turn(to target: Int) {
    guard target != page else { return }
    // A user who leaves the review by page is not on the way back to it.
    let wasReviewing = isReviewing
    moveFocus(toPage: target)
    if wasReviewing { isReturning = false }
  }

  /// Whether the current page has a back button: there is a previous page, and it was not reached
  /// from the review, to which the other button returns.
  package var hasBackButton: Bool { !isReturning && canGoBack }

  /// Whether there is a page to go back to, or the review.
  package var canGoBack: Bool { isReturning || openPage(after: page, step: -1) != nil }

  /// Moves back a page, or to the review if the page was reached from there, and returns whether
  /// there was one.
  mutating func goBack() -> Bool {
    if isReturning {
      moveFocus(toPage: facts.pages.count)
      return true
    }
    guard canGoBack else { return false }
    moveFocus(byPage: -1)
    return true
  }

  /// Moves the focus off a field that is no longer asked.
  mutating func settleFocus() {
    guard let index = focusedIndex, !isAsked(fieldAt: index) else { return }
    if let next = askedIndexOnPage(from: index, step: 1) ?? askedIndexOnPage(from: index, step: -1)
    {
      moveFocus(to: .field(next))
    } else if let target = openPage(after: page, step: 1) ?? openPage(after: page, step: -1) {
      moveFocus(toPage: target)
    } else {
      moveFocus(to: .button)
    }
  }
}
