import FormValidation

/// Undo and redo in fields whose widgets do not edit text, and so keep no history of their own.
extension Session {
  /// Applies a change to the widget at an index, recording its previous state if its answer
  /// changes.
  /// - Parameters:
  ///   - place: The index of the field.
  ///   - isOfRun: Whether the change is undone together with neighboring ones of its kind.
  ///   - take: The change.
  /// - Returns: The result of the change.
  mutating func change<Result>(
    _ place: Int,
    isOfRun: Bool = false,
    _ take: (inout any Widget) -> Result
  ) -> Result {
    guard !measures.fields[place].undoesEdits else { return take(&widgets[place]) }
    let before = widgets[place]
    let result = take(&widgets[place])
    if !widgets[place].value.isSame(as: before.value) {
      histories[place, default: WidgetHistory()].note(before, isOfRun: isOfRun)
    }
    return result
  }

  /// Undoes or redoes the last change of a field's answer, and returns whether the key is for that.
  mutating func stepThroughHistory(of place: Int, with key: Key) -> Bool {
    let widget = widgets[place]
    let step: (any Widget)?
    switch EditingCommand(key) {
    case .undo: step = histories[place]?.undo(widget)
    case .redo: step = histories[place]?.redo(widget)
    default: return false
    }
    guard var step else { return true }
    _ = step.handle(.leave, in: .line)
    widgets[place] = step
    takeValue(of: place)
    return true
  }
}
