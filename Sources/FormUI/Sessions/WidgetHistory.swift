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
