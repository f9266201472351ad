import FormValidation

/// A field of a session: the widget with the current answer, and what has happened to it.
package struct SessionField: Sendable {
  /// The widget.
  package internal(set) var widget: any Widget {
    didSet {
      revision += 1
      describe()
    }
  }

  /// The widget's keys, and whether a list or calendar is open below it: described once a change,
  /// as a frame asks three times and each description costs 3,000 instructions.
  private(set) var keys: [KeyHelp] = []
  private(set) var isOpen = false

  /// What has happened to the field, as far as showing its messages depends on it.
  package internal(set) var state = FieldState() { didSet { revision += 1 } }

  /// The widget's value as last passed to the ruler, not normalized.
  var value: Value

  /// The value that it had at the beginning, or once its options were there.
  var initial: Value

  /// The arguments that its options were asked for with; `nil` if they were not.
  var askedArguments: [String]?

  /// The answer that its options depend on, as of when they were offered; `nil` before.
  var optionsAnswer: Value?

  /// The messages of its violations; `nil` while its answer is the initial one, of which little is
  /// shown.
  var messages: [String]? { didSet { revision += 1 } }

  /// What the reply to the last submit says of its answer, until that changes.
  var rejections: [Violation] = []

  /// The correction suggested when the focus left the field, until its answer changes.
  var proposal: String? { didSet { revision += 1 } }

  /// The history of its answer, if the widget does not undo edits.
  var history = WidgetHistory()

  /// How often anything was set that its picture depends on.
  private(set) var revision = 0

  /// Creates a field that nothing has happened to.
  init(_ widget: any Widget) {
    self.widget = widget
    value = widget.value
    initial = value
    describe()
  }

  /// Creates a field like another one, where one was whose pictures must not be taken for its own.
  init(_ other: SessionField, replacing last: SessionField) {
    self = other
    revision = max(revision, last.revision) + 1
  }

  /// Makes frames draw the field again, since what is shown below it has changed.
  mutating func redraw() { revision += 1 }

  private mutating func describe() {
    let description = widget.description
    keys = description.keys
    isOpen = description.isOpen
  }
}

/// The history of a field, as far as showing its messages depends on it.
package struct FieldState: Sendable {
  /// Whether its answer was ever changed.
  package internal(set) var isChanged = false

  /// Whether the focus has left it after a change.
  package internal(set) var wasLeftChanged = false

  /// Whether the focus has ever left it.
  package internal(set) var wasLeft = false

  /// Whether a submit was refused while it was asked.
  package internal(set) var wasSubmitted = false

  /// Whether an error is shown beside it; it stays until the answer is valid.
  package internal(set) var showsError = false
}

/// The states of a widget before each change of its answer, for widgets without their own undo.
struct WidgetHistory: Sendable {
  /// The largest number of changes that can be undone.
  static let stepLimit = 100

  private var past: [any Widget] = []
  private var future: [any Widget] = []

  /// Whether the last change is part of a run that continues, like a number being typed or a drag.
  private var isInRun = false

  /// Records a widget as it was before a change, which may continue a run.
  mutating func note(_ before: any Widget, isOfRun: Bool) {
    defer { isInRun = isOfRun }
    future = []
    if isOfRun, isInRun { return }
    past.append(before)
    past.removeFirst(max(0, past.count - WidgetHistory.stepLimit))
  }

  /// Ends a run, so that the next change begins a new step.
  mutating func rest() {
    isInRun = false
  }

  /// Returns the widget before the last change, given the current one; `nil` if there was none.
  mutating func undo(_ widget: any Widget) -> (any Widget)? {
    rest()
    guard let before = past.popLast() else { return nil }
    future.append(widget)
    return before
  }

  /// Returns the widget after the last undone change, given the current one; `nil` if there was
  /// none.
  mutating func redo(_ widget: any Widget) -> (any Widget)? {
    rest()
    guard let after = future.popLast() else { return nil }
    past.append(widget)
    return after
  }
}
