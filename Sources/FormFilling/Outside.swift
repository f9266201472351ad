package import FormValidation

/// The external requests and results of a filling.
package struct Outside: Sendable {
  /// Passes the answers on before the filling ends; `nil` if there is no need.
  package var submission: Submission?

  /// The draft that is offered, or was resumed.
  package var draft: DraftOffer?

  /// Whether a draft was resumed.
  package internal(set) var resumesDraft = false

  /// Whether quitting keeps the answers as a draft.
  package var keepsDraft = false

  /// The fields whose answers were dropped when the form was replaced.
  var homeless: [FieldID: FormerField] = [:]

  /// The field whose text is being edited in a program, and whether that was started.
  package var editedIndex: Int?
  var isEditing = false

  /// The answers that a version of the form before had a place for, and this one has not; secrets
  /// are left out.
  package var homelessAnswers: [FieldID: Value] {
    homeless.filter { !$1.isSecret && $1.state.state.isChanged }.mapValues(\.state.value)
  }
}

/// A value that seldom changes, stored out of line, so that its container is fast to copy.
@propertyWrapper
package struct Boxed<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  /// Puts a value in a box.
  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value; a change creates a new box, because copies share the old one.
  package var wrappedValue: Value {
    get { box.value }
    set { box = Box(newValue) }
  }
}
