import FormValidation
import FormWidgets
import Forms

/// The meaning of a number or name among the questions.
package enum NamedQuestion: Equatable, Sendable {
  /// One question, by its index in the form.
  case index(Int)
  /// Several questions whose labels begin with it.
  case several([String])
  /// No question; the label of the nearest one, if any is close.
  case none(nearest: String?)
}

extension AnswerSheet {
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
