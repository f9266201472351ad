package import FormValidation
import FormWidgets
package import Forms

/// Determines which fields are asked, and on which pages they are.
extension AnswerSheet {
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

  /// Whether the current page has a back button: there is a previous page, and it was not reached
  /// from the review, to which the other button returns.
  package var hasBackButton: Bool { !isReturning && canGoBack }

  /// Whether there is a page to go back to, or the review.
  package var canGoBack: Bool { isReturning || openPage(after: page, step: -1) != nil }

  /// The indices of all questions, on any page: the fields asked, and whether to add an entry to a
  /// repeated group that can have another one.
  /// - Complexity: O(n), in fields.
  package var askedIndices: [Int] {
    form.fields.indices.filter { index in
      guard isAsked(fieldAt: index) else { return false }
      guard facts.fields[index].isControl else { return true }
      return fields[index].buttons?.change == .add
    }
  }

  /// The indices of all fields asked, on any page, in the order of question numbers.
  /// - Complexity: O(n), in fields.
  package var numberedIndices: [Int] { askedIndices.filter { !facts.fields[$0].isControl } }

  /// Returns the first field of an entry that is asked, or else the button of its group.
  func firstStop(ofEntry number: Int, of id: FieldID) -> Focus? {
    guard let list = form.lists.first(where: { $0.id == id }) else { return nil }
    return .field(list.entries[number].first(where: isAsked) ?? list.control)
  }
}

/// The element with the focus.
extension AnswerSheet {
  /// The index of the focused field; `nil` while a button has the focus.
  package var focusedIndex: Int? {
    if case .field(let index) = focus { index } else { nil }
  }

  /// The index of the focused field or answer; `nil` while a button has the focus.
  package var stopIndex: Int? {
    switch focus {
    case .field(let index), .answer(let index): index
    case .button, .back: nil
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
}

extension [Violation] {
  /// The violations that are warnings.
  package var warnings: [Violation] { filter { $0.severity == .warning } }
}
