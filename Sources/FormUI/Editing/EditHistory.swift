/// The edits of a text, to undo and redo.
///
/// It holds a hundred steps, and at most `byteLimit` bytes of deleted text besides the last step.
struct EditHistory: Hashable, Sendable {
  /// The largest number of steps that can be undone.
  static let stepLimit = 100

  /// The largest number of bytes of text kept for older steps.
  static let byteLimit = 1 << 16

  private var steps: [EditStep] = []

  /// The number of steps that are done; those after it were undone.
  private var doneCount = 0

  /// The current run of keys, which may continue.
  private var run: EditRun?

  /// Whether nothing was edited.
  var isEmpty: Bool { steps.isEmpty }

  /// Whether the last key belongs to a run of stepping.
  var isStepping: Bool { run?.kind == .stepping }

  /// Records a step, which may be one more key of a run.
  mutating func note(_ step: EditStep, as next: EditRun?) {
    defer { run = next }
    if let run, let next, doneCount > 0, doneCount == steps.count,
      run.includes(step, of: next, after: steps[doneCount - 1])
    {
      steps[doneCount - 1].join(step, of: next.kind)
      return
    }
    steps.removeSubrange(doneCount...)
    steps.append(step)
    forgetOldest()
    doneCount = steps.count
  }

  /// Ends a run, so that the next key begins a new step.
  mutating func rest() {
    run = nil
  }

  /// Undoes the last step, and returns the previous position of the caret; `nil` if there is none.
  mutating func undo(in text: inout String) -> Int? {
    guard doneCount > 0 else { return nil }
    doneCount -= 1
    steps[doneCount].swap(with: &text)
    return steps[doneCount].caretBefore
  }

  /// Redoes the last undone step, and returns the position of the caret after it; `nil` if there is
  /// none.
  mutating func redo(in text: inout String) -> Int? {
    guard doneCount < steps.count else { return nil }
    doneCount += 1
    steps[doneCount - 1].swap(with: &text)
    return steps[doneCount - 1].caretAfter
  }

  private mutating func forgetOldest() {
    var bytes = 0
    let kept = steps.reversed().prefix { step in
      bytes += step.absent.utf8.count
      return bytes <= EditHistory.byteLimit
    }
    steps.removeFirst(steps.count - min(max(1, kept.count), EditHistory.stepLimit))
  }
}
