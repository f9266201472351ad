import FormValidation
import FormWidgets
import Forms

/// The questions, one by one.
extension Filling {
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

  /// Enters a line as the answer of the focused field, and returns whether it is accepted.
  package mutating func enter(_ line: String) -> Bool {
    guard let index = focusedIndex, !form.fields[index].isReadOnly,
      fields[index].widget.enter(line) || fields[index].widget.enter(beginnings: line)
    else { return false }
    notice = nil
    begin()
    settle(index)
    adoptValue(of: index)
    return true
  }

  /// Moves the focus after the last field: to the review page, or to the submit button.
  package mutating func moveFocusToEnd() {
    moveFocus(to: .button, on: openPages.last)
  }
}

/// The meaning of a number or name among the questions.
package enum NamedQuestion: Equatable, Sendable {
  /// One question, by its index in the form.
  case index(Int)
  /// Several questions whose labels begin with it.
  case several([String])
  /// No question; the label of the nearest one, if any is close.
  case none(nearest: String?)
}

extension Filling {
  /// Returns the question with a number from 1, a field's name, a label or the beginning of one,
  /// ignoring case and accents.
  package func question(called name: String) -> NamedQuestion {
    let asked = numberedIndices
    if let number = Int(name) {
      return asked.indices ~= number - 1 ? .index(asked[number - 1]) : .none(nearest: nil)
    }
    // Questions are named like options: by label, or by the field's name as the value.
    let questions = asked.map { index in
      Choice(.text(form.fields[index].id.rawValue), label: form.fields[index].label)
    }
    let begun = questions.indices(begunBy: name)
    if begun.count == 1 { return .index(asked[begun[0]]) }
    if !begun.isEmpty { return .several(begun.map { questions[$0].label }) }
    let sought = name.folded
    let nearest = questions.first {
      sought.isOneSlip(from: $0.label.folded) || sought.isOneSlip(from: $0.value.description)
    }
    return .none(nearest: nearest?.label)
  }
}

extension String {
  /// The text without case and accents.
  fileprivate var folded: String { String(decoding: foldedBytes, as: UTF8.self) }
}
