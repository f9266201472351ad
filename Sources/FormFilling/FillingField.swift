package import FormValidation
package import FormWidgets
package import Forms

/// A field of a filling: the widget with the current answer, and its state.
package struct FillingField: Sendable {
  /// Whether users can only read the answer, which is then shown as text.
  package let isReadOnly: Bool

  package internal(set) var widget: any Widget {
    didSet {
      revision += 1
      describe()
    }
  }

  /// Whether a list or calendar is open below the widget, and whether it has typed text that cannot
  /// become the answer.
  ///
  /// Computed once per change, because a frame reads them three times.
  package private(set) var isOpen = false
  private(set) var hasRefusedInput = false

  /// The history of the field that determines which messages are shown.
  package internal(set) var state = FieldState() { didSet { revision += 1 } }

  /// The widget's value as last passed to the ruler, not normalized.
  package internal(set) var value: Value

  /// The initial value, or the value once its options were available.
  var initial: Value

  /// Whether the answer differs from the initial one.
  package var isDirty: Bool { value != initial }

  /// The arguments of the last request for its options; `nil` if they were not requested.
  var askedArguments: [String]?

  /// What its options depended on when they were last offered; `nil` before that.
  var offeredFor: OfferedFor?

  /// The violations of its answer in the reply to the last submit, until the answer changes.
  var rejections: [Violation] = []

  /// The correction suggested when the focus left the field, until its answer changes.
  var proposal: String? { didSet { revision += 1 } }

  /// The history of its answer, if the widget does not undo edits.
  package var history = WidgetHistory()

  /// The number of changes that affect its picture.
  package private(set) var revision = 0

  /// Creates a field without history.
  init(_ widget: any Widget, isReadOnly: Bool) {
    self.widget = widget
    self.isReadOnly = isReadOnly
    value = widget.value
    initial = value
    describe()
  }

  /// Returns the field with the state of another one of the same key; buttons are new.
  func continuing(_ other: FillingField) -> FillingField {
    var field = other
    if widget.traits.role == .button {
      field.widget = widget
    } else if let edges = (widget as? any AlignedWidget)?.edges {
      field.align(with: edges)
    }
    return field
  }

  private mutating func align(with edges: TrackEdges) {
    guard var track = widget as? any AlignedWidget else { return }
    track.edges = edges
    widget = track
  }

  /// Forces frames to redraw the field, because the lines below it have changed.
  mutating func redraw() { revision += 1 }

  private mutating func describe() {
    if isReadOnly { return }
    let description = widget.description
    isOpen = description.isOpen
    hasRefusedInput = description.refusedInput != nil
  }
}

/// What the options of a field depend on.
struct OfferedFor: Equatable, Sendable {
  /// The answers to the fields that determine the list.
  let answers: [Value]

  /// Why the conditions of options do not hold, in words; `nil` for those that hold.
  let obstacles: [String?]
}

/// What users can do with the widget, and see of it; with that of a read-only field, little.
extension FillingField {
  /// The buttons of a repeated group or of one of its entries; `nil` if the widget is another one.
  package var buttons: EntryButtons? { widget as? EntryButtons }

  /// The description of the widget; of a read-only field, only of its answer.
  package var description: WidgetDescription {
    let own = widget.description
    return isReadOnly
      ? WidgetDescription(summary: own.summary, options: own.options, isChosen: true) : own
  }

  /// Handles an input, and returns whether it was used; a read-only field uses only those that do
  /// not come from users.
  package mutating func handle(_ input: WidgetInput, in size: Size = .line) -> KeyUse {
    switch input {
    case .key, .paste, .pointer, .line, .commit, .leave: if isReadOnly { return .notUsed }
    case .rules, .now, .language, .options: break
    }
    return widget.handle(input, in: size)
  }
}

/// The history of a field that determines which messages are shown.
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
package struct WidgetHistory: Sendable {
  /// The largest number of changes that can be undone.
  static let stepLimit = 100

  private var past: [any Widget] = []
  private var future: [any Widget] = []

  /// The options that are offered now; `nil` if they never changed.
  private var options: WidgetInput?

  /// Whether the last change is part of a run that continues, like a number being typed or a drag.
  private var isInRun = false

  /// Records a widget as it was before a change, which may continue a run.
  mutating func record(_ before: any Widget, isOfRun: Bool) {
    defer { isInRun = isOfRun }
    future = []
    if isOfRun, isInRun { return }
    past.append(before)
    past.removeFirst(max(0, past.count - WidgetHistory.stepLimit))
  }

  /// Records the options offered now, which past and future answers are compared with when they
  /// return.
  mutating func offer(_ list: ChoiceList, note: OptionsNote?) {
    rest()
    options = .options(list, note: note)
  }

  /// Ends a run, so that the next change begins a new step.
  package mutating func rest() {
    isInRun = false
  }

  /// Returns the widget before the last change, given the current one; `nil` if there was none.
  mutating func undo(_ widget: any Widget) -> (any Widget)? {
    rest()
    guard let before = past.popLast() else { return nil }
    future.append(widget)
    return current(before)
  }

  /// Returns the widget after the last undone change, given the current one; `nil` if there was
  /// none.
  mutating func redo(_ widget: any Widget) -> (any Widget)? {
    rest()
    guard let after = future.popLast() else { return nil }
    past.append(widget)
    return current(after)
  }

  /// Returns a widget with the options offered now.
  private func current(_ widget: any Widget) -> any Widget {
    guard let options else { return widget }
    var widget = widget
    _ = widget.handle(options, in: .line)
    return widget
  }
}
