import FormValidation

/// What a session wants of the world outside, and what it has from there, apart from its events.
struct Outside: Sendable {
  /// The options and defaults that come from outside.
  var loads = OutsideLoads()

  /// The handing over of the answers before the session ends; `nil` if it ends without.
  var handover: Handover?

  /// The draft that is offered, or was resumed.
  var draft: DraftOffer?

  /// Whether quitting keeps the answers as a draft.
  var keepsDraft = false

  /// The field whose text is being edited in a program, and whether that was started.
  var editedIndex: Int?
  var isEditing = false

  /// The next time at which something changes; `nil` if there is none.
  var deadline: Duration? { [loads.deadline, handover?.deadline].compactMap { $0 }.min() }

  /// Returns the requests to run now, each once.
  mutating func takeRequests() -> [CheckRequest] {
    loads.takeRequests() + (handover?.takeRequests() ?? [])
  }

  /// Returns the requests whose results are no longer needed, each once.
  mutating func takeCancellations() -> [CheckRequest.ID] {
    loads.takeCancellations() + (handover?.takeCancellations() ?? [])
  }
}

/// A value that seldom changes, kept in a place of its own, so that what has it is quick to copy.
@propertyWrapper
struct Seldom<Value: Sendable>: Sendable {
  private final class Place: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var place: Place

  /// Puts a value in a place.
  init(wrappedValue: Value) { place = Place(wrappedValue) }

  /// The value; a change makes a new place, since copies share the old one.
  var wrappedValue: Value {
    get { place.value }
    set { place = Place(newValue) }
  }
}
