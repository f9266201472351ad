/// A widget as it was before each change of its answer, for one that does not take edits back
/// itself.
struct WidgetHistory: Sendable {
  /// The most changes that can be undone.
  static let stepLimit = 100

  private var past: [any Widget] = []
  private var future: [any Widget] = []

  /// Whether the last change was part of a run that goes on, as a number being typed or a drag.
  private var isInRun = false

  /// Takes note of a widget as it was before a change, which may go on with a run.
  mutating func note(_ before: any Widget, isOfRun: Bool) {
    defer { isInRun = isOfRun }
    future = []
    if isOfRun, isInRun { return }
    past.append(before)
    past.removeFirst(max(0, past.count - WidgetHistory.stepLimit))
  }

  /// Ends a run: the next change begins a step of its own.
  mutating func rest() {
    isInRun = false
  }

  /// The widget before the last change, given how it is; nothing where there was none.
  mutating func undo(_ widget: any Widget) -> (any Widget)? {
    rest()
    guard let before = past.popLast() else { return nil }
    future.append(widget)
    return before
  }

  /// The widget after the change undone last, given how it is; nothing where there is none.
  mutating func redo(_ widget: any Widget) -> (any Widget)? {
    rest()
    guard let after = future.popLast() else { return nil }
    past.append(widget)
    return after
  }
}
