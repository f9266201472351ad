import FormWidgets
import Forms

/// The problems in the answers, by field.
package struct Problems: Sendable {
  /// The invalid answers.
  package private(set) var invalid = IndexList()

  /// The required answers that are missing.
  private var unanswered = IndexList()

  /// The invalid answers with an error beside them.
  package private(set) var shown = IndexList()

  /// The required answers that are missing and have no error beside them yet.
  package private(set) var awaited = IndexList()

  /// The required answers that are given and valid.
  package private(set) var settled = IndexList()

  /// The verdict on an answer: whether it is valid, and whether it is required and either missing or
  /// valid.
  struct Standing {
    let isValid: Bool
    let isUnanswered: Bool
    let isSettled: Bool
  }

  /// Records the verdict on an answer.
  mutating func list(_ index: Int, as standing: Standing) {
    invalid.list(index, if: !standing.isValid)
    settled.list(index, if: standing.isSettled)
    unanswered.list(index, if: standing.isUnanswered)
    awaited.list(index, if: standing.isUnanswered && !shown.contains(index))
  }

  /// Records whether an invalid answer has an error beside it.
  mutating func list(shown index: Int, if isShown: Bool) {
    shown.list(index, if: isShown)
    awaited.list(index, if: !isShown && unanswered.contains(index))
  }
}

/// Indices of fields, in order, without duplicates.
package struct IndexList: Sendable {
  /// Whether each field is listed, by its index; those after the end are not.
  private var isListed: [Bool] = []

  /// The number of listed indices.
  package private(set) var count = 0

  /// Creates a list of some indices.
  init(_ indices: [Int] = []) {
    for index in indices { list(index, if: true) }
  }

  /// The indices, in ascending order.
  /// - Complexity: O(n), in fields.
  var indices: [Int] { isListed.indices.filter { isListed[$0] } }

  package var isEmpty: Bool { count == 0 }

  /// Returns whether an index is listed.
  package func contains(_ index: Int) -> Bool { isListed.indices ~= index && isListed[index] }

  /// Adds an index to the list, or removes it.
  /// - Complexity: O(1), amortized.
  mutating func list(_ index: Int, if isListed: Bool) {
    let isKnown = contains(index)
    guard isListed != isKnown else { return }
    while self.isListed.count <= index { self.isListed.append(false) }
    self.isListed[index] = isListed
    count += isListed ? 1 : -1
  }

  /// Returns the nearest index after another one, wrapping around; `nil` if there is none.
  /// - Complexity: O(n), in fields.
  func next(after index: Int) -> Int? {
    isListed.dropFirst(index + 1).firstIndex(of: true) ?? isListed.firstIndex(of: true)
  }

  /// Returns the nearest index before another one, wrapping around; `nil` if there is none.
  /// - Complexity: O(n), in fields.
  func previous(before index: Int) -> Int? {
    isListed.prefix(max(index, 0)).lastIndex(of: true) ?? isListed.lastIndex(of: true)
  }
}

extension AnswerSheet {
  /// The problems that can be seen: on the review, which marks all, every invalid answer, and
  /// elsewhere those with an error beside them.
  ///
  /// The title, the notice, the list of problems and the review all count these.
  package var seenProblems: IndexList { isReviewing ? problems.invalid : problems.shown }

  /// The problems after a refused submit and on the review, in the order of the form.
  package var problemsToFix: [Int] {
    progress == .refused || isReviewing ? seenProblems.indices : []
  }

  /// The notice while problems are left; `nil` if there are none.
  package var refusal: Notice? {
    let indices = problemsToFix
    guard !indices.isEmpty, !form.isQuestion else { return nil }
    return .refused(
      problems: indices.count,
      labels: indices.prefix(3).map(facts.labelInForm)
    )
  }

  /// The notice if the focused field accepts no typing.
  package var refusalOfTyping: Notice? {
    guard let index = focusedIndex, form.fields[index].isReadOnly else { return nil }
    return Notice(form.fields[index].source?.yieldsToAnswers == false ? .computed : .unchangeable)
  }
}
