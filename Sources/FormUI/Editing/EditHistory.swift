/// What was done to a text, to be undone and done again.
///
/// It holds a hundred steps, and no more of what was taken out of the text than `byteLimit`,
/// whatever the last step took.
struct EditHistory: Hashable, Sendable {
  /// The most steps that can be undone.
  static let stepLimit = 100

  /// The most bytes of text kept for older steps.
  static let byteLimit = 1 << 16

  private var steps: [EditStep] = []

  /// How many of the steps are done; those behind were undone.
  private var doneCount = 0

  /// The keys that the last step is made of, while more may follow.
  private var run: EditRun?

  /// Whether nothing was done.
  var isEmpty: Bool { steps.isEmpty }

  /// Whether the last key was one of a run that steps.
  var isStepping: Bool { run?.kind == .stepping }

  /// Takes note of a step, which may be one more key of a run.
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

  /// Ends a run: the next key begins a step of its own.
  mutating func rest() {
    run = nil
  }

  /// Undoes the last step, and returns where the caret was; nothing where there is none.
  mutating func undo(in text: inout String) -> Int? {
    guard doneCount > 0 else { return nil }
    doneCount -= 1
    steps[doneCount].swap(with: &text)
    return steps[doneCount].caretBefore
  }

  /// Does the last undone step again, and returns where the caret was after it; nothing where there
  /// is none.
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
