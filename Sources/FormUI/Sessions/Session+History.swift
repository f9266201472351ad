import FormValidation

/// Undo and redo in fields whose widgets edit no text, and so keep no history of their own.
extension Session {
  /// Has the widget at a place take something, and notes how it was where that changes its answer.
  /// - Parameters:
  ///   - place: The field's place in the form.
  ///   - isOfRun: Whether the change makes one step with others of the kind before it and behind
  ///     it.
  ///   - take: What the widget takes.
  /// - Returns: What the widget says to it.
  mutating func change<Result>(
    _ place: Int,
    isOfRun: Bool = false,
    _ take: (inout any Widget) -> Result
  ) -> Result {
    guard !type(of: widgets[place]).undoesEdits else { return take(&widgets[place]) }
    let before = widgets[place]
    let result = take(&widgets[place])
    if !widgets[place].value.isSame(as: before.value) {
      histories[place, default: WidgetHistory()].note(before, isOfRun: isOfRun)
    }
    return result
  }

  /// Undoes the last change of a field's answer, or does it again, and says whether the key is for
  /// that.
  mutating func stepThroughHistory(of place: Int, with key: Key) -> Bool {
    let widget = widgets[place]
    let step: (any Widget)?
    switch EditingCommand(key) {
    case .undo: step = histories[place]?.undo(widget)
    case .redo: step = histories[place]?.redo(widget)
    default: return false
    }
    guard var step else { return true }
    step.leave()
    widgets[place] = step
    takeValue(of: place)
    return true
  }
}
