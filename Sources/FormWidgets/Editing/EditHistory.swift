/// The edits of a text, to undo and redo.
///
/// It holds a hundred steps, and at most `byteLimit` bytes of deleted text besides the last step.
struct EditHistory: Equatable, Sendable {
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
  mutating func record(_ step: EditStep, as next: EditRun?) {
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

/// One edit of a text: the replacement of a part.
///
/// Only text that is no longer there is kept, so that typing does not copy the typed text.
struct EditStep: Equatable, Sendable {
  /// The start of the part, in UTF-8 bytes.
  var start: Int

  /// The number of bytes of its replacement.
  var count: Int

  /// The text not there now: the previous text, or after an undo, the new one.
  var absent = ""

  /// The caret before the step.
  let caretBefore: Int

  /// The caret after the step.
  var caretAfter: Int

  /// Creates the step that inserts a number of bytes at a position.
  init(at start: Int, count: Int, caret: Int) {
    self.start = start
    self.count = count
    caretBefore = caret
    caretAfter = start + count
  }

  /// Exchanges the two texts: undoes the step, or redoes it.
  mutating func swap(with text: inout String) {
    let first = text.utf8.index(text.startIndex, offsetBy: start)
    let part = first..<text.utf8.index(first, offsetBy: count)
    let present = String(text[part])
    text.replaceSubrange(part, with: absent)
    count = absent.utf8.count
    absent = present
  }
}

/// Consecutive keys of one kind, which are undone together, a word at a time.
struct EditRun: Equatable, Sendable {
  /// The effect of the keys.
  enum Kind: Hashable, Sendable {
    case typing, deletingBack, deletingForward
    /// They replace the entire text.
    case stepping
  }

  /// The effect of the keys.
  let kind: Kind

  /// Whether the last of them typed or deleted part of a word.
  let isAtWord: Bool

  /// Returns whether the step of the next key belongs to this run.
  func includes(_ step: EditStep, of next: EditRun, after last: EditStep) -> Bool {
    guard kind == next.kind, isAtWord || !next.isAtWord else { return false }
    return switch kind {
    case .typing: step.absent.isEmpty && step.start == last.start + last.count
    case .deletingBack: step.start + step.absent.utf8.count == last.start
    case .deletingForward: step.start == last.start
    case .stepping: true
    }
  }
}

extension EditStep {
  /// Adds the step of the next key of a run.
  mutating func join(_ step: EditStep, of kind: EditRun.Kind) {
    switch kind {
    case .typing: count += step.count
    case .deletingBack:
      start = step.start
      absent = step.absent + absent
    case .deletingForward: absent += step.absent
    case .stepping: count = step.count
    }
    caretAfter = step.caretAfter
  }
}
