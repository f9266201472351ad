import FormValidation

/// The external requests and results of a filling.
package struct Outside: Sendable {
  /// The options and defaults that come from outside.
  package var loads = OutsideLoads()

  /// Passes the answers on before the filling ends; `nil` if there is no need.
  package var submission: Submission?

  /// The draft that is offered, or was resumed.
  package var draft: DraftOffer?

  /// Whether a draft was resumed.
  var resumesDraft = false

  /// Whether quitting keeps the answers as a draft.
  var keepsDraft = false

  /// The fields whose answers were dropped when the form was replaced.
  var homeless: [FieldID: FormerField] = [:]

  /// The field whose text is being edited in a program, and whether that was started.
  var editedIndex: Int?
  var isEditing = false

  /// The next time at which something changes; `nil` if there is none.
  var deadline: Duration? { [loads.deadline, submission?.deadline].compactMap { $0 }.min() }

  /// Returns the requests to run now, each once.
  mutating func takeRequests() -> [CheckRequest] {
    loads.takeRequests() + (submission?.takeRequests() ?? [])
  }

  /// Returns the requests whose results are no longer needed, each once.
  mutating func takeCancellations() -> [CheckRequest.ID] {
    loads.takeCancellations() + (submission?.takeCancellations() ?? [])
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
